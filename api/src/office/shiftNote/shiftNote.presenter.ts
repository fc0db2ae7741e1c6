import { type ShiftNote, shiftNoteSchema } from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { OfficeServices } from '../services.js';
import type { StoredShiftNote } from './storedShiftNote.js';

const fields = Object.keys(shiftNoteSchema.shape);

/** Notes with the names of the people in them, in one query. */
export async function presentShiftNotes(
  notes: readonly StoredShiftNote[],
  { db }: Pick<OfficeServices, 'db'>,
): Promise<ShiftNote[]> {
  const people = notes.flatMap(({ author, driver, acknowledged }) => [
    author,
    ...(driver ? [driver] : []),
    ...acknowledged.map(({ by }) => by),
  ]);
  const ids = [...new Set(people)];
  const names = ids.length > 0 ? await db.users.namesOf(ids) : new Map<string, string>();
  const nameOf = (id: string | null | undefined) => (id ? (names.get(id) ?? null) : null);
  return notes.map(
    (note) =>
      onlyFields(
        {
          ...note,
          author_name: nameOf(note.author),
          driver_name: nameOf(note.driver),
          acknowledged: note.acknowledged.map(({ by, at }) => ({ by, name: nameOf(by), at })),
        },
        fields,
      ) as unknown as ShiftNote,
  );
}
