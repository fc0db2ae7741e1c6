import { type Actor, invalid, type PersonNoteInput } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import type { StoredPersonNote } from './storedPersonNote.js';

/** @throws select_proper (400) unless it is about a rider or driver */
export async function addPersonNote(
  actor: Actor,
  input: PersonNoteInput,
  id: string,
  { db, clock }: OfficeServices,
): Promise<StoredPersonNote> {
  const note = { ...input, id, author: actor.uid, createdAt: clock.now() };
  await requirePerson(input.user, db);
  await db.personNotes.insert(note);
  // The account may have been deleted since the first check. Whichever request is last removes the note.
  await requirePerson(input.user, db).catch(async (error: unknown) => {
    await db.personNotes.remove(id);
    throw error;
  });
  return note;
}

/** @throws select_proper (400) unless it is the account of a rider or driver */
async function requirePerson(id: string, db: OfficeServices['db']): Promise<void> {
  const usertype = (await db.users.findById(id))?.usertype;
  if (usertype !== 'rider' && usertype !== 'driver')
    throw invalid('select_proper', { user: 'select_proper' });
}
