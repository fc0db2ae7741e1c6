import { type Actor, conflict, MAX_VIEWS, type SavedView, type SavedViewInput } from '@wayfare/shared';
import { parseListQuery } from '../../platform/crud/parseListQuery.js';
import type { OfficeServices } from '../services.js';
import { declarationOf, type ListDeclaration } from './listDeclaration.js';

/** @throws invalid_filter (400); too_many_views (409) */
export async function addView(
  actor: Actor,
  input: SavedViewInput,
  id: string,
  lists: readonly ListDeclaration[],
  services: OfficeServices,
): Promise<SavedView> {
  await requireValid(actor, input, lists, services);
  const view = { ...input, id, author: actor.uid, createdAt: services.clock.now() };
  const { db } = services;
  await db.savedViews.insert(view);
  await requireRoom(view, () => db.savedViews.remove(id), services);
  return view;
}

/**
 * Changes a view. `seen` holds the fields as the actor last read them.
 * @throws invalid_filter (400); too_many_views (409) when it is newly shared
 */
export async function changeView(
  actor: Actor,
  before: SavedView,
  changes: Partial<SavedViewInput>,
  seen: Partial<SavedView> | undefined,
  lists: readonly ListDeclaration[],
  services: OfficeServices,
): Promise<SavedView> {
  const { db } = services;
  const changed = { ...before, ...changes };
  await requireValid(actor, changed, lists, services);
  const updated = (await db.savedViews.update(before.id, changes, seen)) ?? before;
  const unshare = async () => {
    await db.savedViews.update(before.id, { shared: false });
  };
  if (changed.shared && !before.shared) await requireRoom(updated, unshare, services);
  return updated;
}

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
