import { type PersonNote, personNoteSchema } from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { OfficeServices } from '../services.js';
import type { StoredPersonNote } from './storedPersonNote.js';

const fields = Object.keys(personNoteSchema.shape);

/** Notes with the names of their authors. */
export async function presentPersonNotes(
  notes: readonly StoredPersonNote[],
  { db }: Pick<OfficeServices, 'db'>,
): Promise<PersonNote[]> {
  const authors = [...new Set(notes.map(({ author }) => author))];
  const names = authors.length > 0 ? await db.users.namesOf(authors) : new Map<string, string>();
  return notes.map(
    (note) =>
      onlyFields({ ...note, author_name: names.get(note.author) ?? null }, fields) as unknown as PersonNote,
  );
}
