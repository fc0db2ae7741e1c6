import {
  invalid,
  type PersonNote,
  type PersonNoteInput,
  personNoteInputSchema,
  personNoteSchema,
} from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import type { OfficeServices } from '../services.js';
import type { StoredPersonNote } from './storedPersonNote.js';

const fields = Object.keys(personNoteSchema.shape);

/**
 * What staff note about riders and drivers. The person reads it only in the export of their own data; it is deleted with their
 * account, so the audit log does not keep its text.
 */
export const personNoteResource: ResourceDefinition<StoredPersonNote, PersonNoteInput, OfficeServices> = {
  name: 'personnotes',
  entity: 'PersonNote',
  record: personNoteSchema,
  input: personNoteInputSchema,
  filters: { user: 'text', createdAt: 'number' },
  sorts: ['createdAt', 'DESC'],
  logged: ['user'],
  reads: ({ db }) => db.personNotes,
  present: (notes, _actor, services) => presentPersonNotes(notes, services),
  async create(actor, input, id, { db, clock }) {
    const note = { ...input, id, author: actor.uid, createdAt: clock.now() };
    await requirePerson(input.user, db);
    await db.personNotes.insert(note);
    // The account may have been deleted meanwhile: whoever comes last removes the note.
    await requirePerson(input.user, db).catch(async (error: unknown) => {
      await db.personNotes.remove(id);
      throw error;
    });
    return note;
  },
  remove: (_actor, { id }, { db }) => db.personNotes.remove(id),
};

/** @throws select_proper (400) unless it is the account of a rider or driver */
async function requirePerson(id: string, db: OfficeServices['db']): Promise<void> {
  const usertype = (await db.users.findById(id))?.usertype;
  if (usertype !== 'rider' && usertype !== 'driver')
    throw invalid('select_proper', { user: 'select_proper' });
}

async function presentPersonNotes(
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
