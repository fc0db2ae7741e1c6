import { type Actor, notFound } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import type { StoredShiftNote } from './storedShiftNote.js';

/**
 * Stores that the acting dispatcher has read a note. Repeating it changes nothing. @throws not_found (404)
 */
export async function acknowledgeShiftNote(
  { uid }: Actor,
  id: string,
  { db, clock, realtime }: OfficeServices,
): Promise<StoredShiftNote> {
  const note = await db.shiftNotes.acknowledge(id, { by: uid, at: clock.now() });
  if (!note) throw notFound();
  realtime.resourceChanged('shiftnotes', [id]);
  return note;
}
