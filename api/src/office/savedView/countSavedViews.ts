import { type Actor, DomainError, type SavedView, type ViewCounts, type ViewedList } from '@wayfare/shared';
import { parseListQuery } from '../../platform/crud/parseListQuery.js';
import { bothOf, scopeFilter } from '../../platform/crud/scopeFilter.js';
import type { OfficeServices } from '../services.js';
import { declarationOf, type ListDeclaration } from './listDeclaration.js';

/**
 * Returns how many records each of the actor's saved views of a list has, up to a limit. Views that filter by
 * fields the actor may not see are left out.
 * @throws not_found (404) for a list that does not exist; forbidden (403) for those who may not read the list
 */
export async function countSavedViews(
  actor: Actor,
  list: ViewedList,
  lists: readonly ListDeclaration[],
  services: OfficeServices,
): Promise<ViewCounts> {
  const declaration = declarationOf(list, lists);
  // Refuses before it counts anything.
  scopeFilter(declaration, actor, 'list');
  const views = await services.db.savedViews.ofList(list, actor.uid);
  const counted = await Promise.all(
    views.map(async (view) => [view.id, await countOf(view, declaration, actor, services)] as const),
  );
  return Object.fromEntries(counted.flatMap(([id, count]) => (count ? [[id, count]] : [])));
}

/**
 * Returns how many records this admin sees in a view; null if the list refuses it because it filters by
 * fields that the admin may not see.
 */
async function countOf(
  { filter, sort }: SavedView,
  declaration: ListDeclaration,
  actor: Actor,
  services: OfficeServices,
): Promise<ViewCounts[string] | null> {
  try {
    const asked = parseListQuery(
      {
        filter: JSON.stringify(filter),
        sort: JSON.stringify([sort.field, sort.order]),
        range: JSON.stringify([0, 0]),
      },
      { actor, settings: await services.db.settings.settings(), now: services.clock.now() },
      declaration,
    );
    const scoped = bothOf(scopeFilter(declaration, actor, 'list'), asked.filter);
    const { total, isAtLeast = false } = await declaration.reads(services).list({ ...asked, filter: scoped });
    return { count: total, isAtLeast };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
