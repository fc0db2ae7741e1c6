import { type ShiftNoteInput, shiftNoteInputSchema, shiftNoteSchema } from '@wayfare/shared';
import { noUses } from '../../platform/crud/noUses.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { addShiftNote } from './addShiftNote.js';
import { presentShiftNotes } from './shiftNote.presenter.js';
import type { StoredShiftNote } from './storedShiftNote.js';
import type { OfficeServices } from '../services.js';
import { noProof } from '../../platform/operation/noProof.js';

/**
 * Notes from one shift of the desk to the next. Only a note's pin can be changed, so that its text stays as
 * colleagues acknowledged it.
 */
export const shiftNoteResource: ResourceDefinition<StoredShiftNote, ShiftNoteInput, OfficeServices> = {
  name: 'shiftnotes',
  uses: noUses.ownNote,
  stepUp: { create: noProof.deskWork, update: noProof.deskWork, remove: noProof.deskWork },
  entity: 'ShiftNote',
  record: shiftNoteSchema,
  input: shiftNoteInputSchema,
  filters: { pinned: 'boolean', createdAt: 'number' },
  sorts: ['createdAt', 'DESC'],
  searched: ['text', 'reference'],
  reads: ({ db }) => db.shiftNotes,
  present: (notes, _actor, services) => presentShiftNotes(notes, services),
  create: addShiftNote,
  async update(_actor, before, { pinned }, seen, { db }) {
    if (pinned === undefined) return before;
    return (await db.shiftNotes.update(before.id, { pinned }, seen)) ?? before;
  },
  remove: (_actor, { id }, { db }) => db.shiftNotes.remove(id),
};
