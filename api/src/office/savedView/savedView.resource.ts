import {
  type Actor,
  conflict,
  MAX_VIEWS,
  type SavedView,
  type SavedViewInput,
  savedViewInputSchema,
  savedViewSchema,
} from '@wayfare/shared';
import { presentAs } from '../../platform/crud/onlyFields.js';
import { parseListQuery } from '../../platform/crud/parseListQuery.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import type { OfficeServices } from '../services.js';
import { declarationOf, type ListDeclaration } from './listDeclaration.js';

/**
 * Lists as admins want to find them again. A view gives access to nothing: the list it opens checks the reader as always.
 * @param lists the declarations of the lists, which say what can be filtered and sorted
 */
export const savedViewResource = (
  lists: () => readonly ListDeclaration[],
): ResourceDefinition<SavedView, SavedViewInput, OfficeServices> => ({
  name: 'savedviews',
  entity: 'SavedView',
  record: savedViewSchema,
  input: savedViewInputSchema,
  filters: { list: 'text', shared: 'boolean', author: 'text' },
  sorts: ['name', 'ASC'],
  reads: ({ db }) => db.savedViews,
  present: presentAs(savedViewSchema),
  async create(actor, input, id, services) {
    await requireValid(actor, input, lists(), services);
    const view = { ...input, id, author: actor.uid, createdAt: services.clock.now() };
    const { db } = services;
    await db.savedViews.insert(view);
    await requireRoom(view, () => db.savedViews.remove(id), services);
    return view;
  },
  async update(actor, before, changes, seen, services) {
    const { db } = services;
    const changed = { ...before, ...changes };
    await requireValid(actor, changed, lists(), services);
    const updated = (await db.savedViews.update(before.id, changes, seen)) ?? before;
    const isNewlyShared = changed.shared && !before.shared;
    if (isNewlyShared)
      await requireRoom(
        updated,
        async () => {
          await db.savedViews.update(before.id, { shared: false });
        },
        services,
      );
    return updated;
  },
  async remove(_actor, view, { db }) {
    await db.savedViews.remove(view.id);
  },
});

/** @throws invalid_filter (400) for a filter or an order that the list does not have for this author */
async function requireValid(
  actor: Actor,
  { list, filter, sort }: Pick<SavedView, 'list' | 'filter' | 'sort'>,
  lists: readonly ListDeclaration[],
  { db, clock }: OfficeServices,
): Promise<void> {
  const asked = { filter: JSON.stringify(filter), sort: JSON.stringify([sort.field, sort.order]) };
  const moment = { actor, settings: await db.settings.settings(), now: clock.now() };
  parseListQuery(asked, moment, declarationOf(list, lists));
}

/**
 * Counted after the write, so that requests at the same time cannot exceed the limits together.
 * @throws too_many_views (409) if there are too many, after undoing the write
 */
async function requireRoom(
  { author, shared }: SavedView,
  undo: () => Promise<void>,
  { db }: OfficeServices,
): Promise<void> {
  const [own, ofTeam] = await Promise.all([
    db.savedViews.countOwn(author),
    shared ? db.savedViews.countShared() : 0,
  ]);
  if (own <= MAX_VIEWS.own && ofTeam <= MAX_VIEWS.shared) return;
  await undo();
  throw conflict('too_many_views');
}
