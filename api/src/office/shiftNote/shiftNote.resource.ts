import { invalid, type ShiftNoteInput, shiftNoteInputSchema, shiftNoteSchema } from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import type { OfficeServices } from '../services.js';
import { presentShiftNotes } from './shiftNote.presenter.js';
import type { StoredShiftNote } from './storedShiftNote.js';

/** What one shift of the desk tells the next. A note's text stays as it was acknowledged; only its pin can be changed. */
export const shiftNoteResource: ResourceDefinition<StoredShiftNote, ShiftNoteInput, OfficeServices> = {
  name: 'shiftnotes',
  entity: 'ShiftNote',
  record: shiftNoteSchema,
  input: shiftNoteInputSchema,
  filters: { pinned: 'boolean', createdAt: 'number' },
  sorts: ['createdAt', 'DESC'],
  searched: ['text', 'reference'],
  reads: ({ db }) => db.shiftNotes,
  present: (notes, _actor, services) => presentShiftNotes(notes, services),
  async create(actor, input, id, services) {
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
  },
  async update(_actor, before, { pinned }, seen, { db }) {
    if (pinned === undefined) return before;
    return (await db.shiftNotes.update(before.id, { pinned }, seen)) ?? before;
  },
  remove: (_actor, { id }, { db }) => db.shiftNotes.remove(id),
};

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
