import { type PersonNoteInput, personNoteInputSchema, personNoteSchema } from '@wayfare/shared';
import { noUses } from '../../platform/crud/noUses.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { addPersonNote } from './addPersonNote.js';
import { presentPersonNotes } from './personNote.presenter.js';
import type { StoredPersonNote } from './storedPersonNote.js';
import type { OfficeServices } from '../services.js';
import { noProof } from '../../platform/operation/noProof.js';

/**
 * Notes of staff about riders and drivers. The person sees them only in the export of their own data. They
 * are deleted with the account, so the audit log does not keep their texts.
 */
export const personNoteResource: ResourceDefinition<StoredPersonNote, PersonNoteInput, OfficeServices> = {
  name: 'personnotes',
  uses: noUses.ownNote,
  stepUp: { create: noProof.deskWork, remove: noProof.deskWork },
  entity: 'PersonNote',
  record: personNoteSchema,
  input: personNoteInputSchema,
  filters: { user: 'text', createdAt: 'number' },
  sorts: ['createdAt', 'DESC'],
  logged: ['user'],
  reads: ({ db }) => db.personNotes,
  present: (notes, _actor, services) => presentPersonNotes(notes, services),
  create: addPersonNote,
  remove: (_actor, { id }, { db }) => db.personNotes.remove(id),
};
