import { type Actor, invalid, type ShiftNoteInput } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import type { StoredShiftNote } from './storedShiftNote.js';

/** @throws select_proper (400) for a trip or a driver that does not exist */
export async function addShiftNote(
  actor: Actor,
  input: ShiftNoteInput,
  id: string,
  services: OfficeServices,
): Promise<StoredShiftNote> {
  const note: StoredShiftNote = {
    ...input,
    id,
    reference: await referenceOf(input, services),
    author: actor.uid,
    createdAt: services.clock.now(),
    acknowledged: [],
  };
  await requireDriver(input, services);
  await services.db.shiftNotes.insert(note);
  return note;
}

/** @throws select_proper (400) for a trip that does not exist */
async function referenceOf({ booking }: ShiftNoteInput, { db }: OfficeServices): Promise<string | null> {
  if (!booking) return null;
  const found = await db.bookings.findById(booking);
  if (!found) throw invalid('select_proper', { booking: 'select_proper' });
  return found.reference ?? null;
}

/** @throws select_proper (400) for a driver that does not exist */
async function requireDriver({ driver }: ShiftNoteInput, { db }: OfficeServices): Promise<void> {
  if (driver && (await db.users.findById(driver))?.usertype !== 'driver')
    throw invalid('select_proper', { driver: 'select_proper' });
}
