import { type SavedView, type SavedViewInput, savedViewInputSchema, savedViewSchema } from '@wayfare/shared';
import { presentAs } from '../../platform/crud/onlyFields.js';
import { noUses } from '../../platform/crud/noUses.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import type { ListDeclaration } from './listDeclaration.js';
import { addView, changeView } from './saveView.js';
import type { OfficeServices } from '../services.js';
import { noProof } from '../../platform/operation/noProof.js';

/**
 * Lists as admins want to find them again. A view gives access to nothing: the list it opens checks the
 * reader as always.
 * @param lists the declarations of the lists, which say what can be filtered and sorted
 */
export const savedViewResource = (
  lists: () => readonly ListDeclaration[],
): ResourceDefinition<SavedView, SavedViewInput, OfficeServices> => ({
  name: 'savedviews',
  uses: noUses.ownNote,
  stepUp: { create: noProof.ownRecord, update: noProof.ownRecord, remove: noProof.ownRecord },
  entity: 'SavedView',
  record: savedViewSchema,
  input: savedViewInputSchema,
  filters: { list: 'text', shared: 'boolean', author: 'text' },
  sorts: ['name', 'ASC'],
  reads: ({ db }) => db.savedViews,
  present: presentAs(savedViewSchema),
  create: (actor, input, id, services) => addView(actor, input, id, lists(), services),
  update: (actor, before, changes, seen, services) =>
    changeView(actor, before, changes, seen, lists(), services),
  async remove(_actor, view, { db }) {
    await db.savedViews.remove(view.id);
  },
});
