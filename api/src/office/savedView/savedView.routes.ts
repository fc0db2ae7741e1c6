import {
  type Actor,
  DomainError,
  type SavedView,
  viewCountsQuerySchema,
  viewCountsSchema,
  type ViewCounts,
} from '@wayfare/shared';
import { parseListQuery } from '../../platform/crud/parseListQuery.js';
import { bothOf, scopeFilter } from '../../platform/crud/scopeFilter.js';
import { operation } from '../operation.js';
import type { OfficeServices } from '../services.js';
import { declarationOf, type ListDeclaration } from './listDeclaration.js';

/** How many records the views of a list have. */
export const savedViewOperations = (lists: () => readonly ListDeclaration[]) => [
  operation({
    id: 'countSavedViews',
    method: 'get',
    path: '/savedviews/counts',
    summary: 'Count the records of one list’s saved views, up to a limit',
    permission: 'ownAccount',
    access: ['admin'],
    query: viewCountsQuerySchema,
    answers: viewCountsSchema,
    async act({ actor, query: { list }, services }): Promise<ViewCounts> {
      const declaration = declarationOf(list, lists());
      // Refuses those who may not read the list, before it counts anything.
      scopeFilter(declaration, actor, 'list');
      const views = await services.db.savedViews.ofList(list, actor.uid);
      const counted = await Promise.all(
        views.map(async (view) => [view.id, await countOf(view, declaration, actor, services)] as const),
      );
      return Object.fromEntries(counted.flatMap(([id, count]) => (count ? [[id, count]] : [])));
    },
  }),
];

/** How many records this admin sees in a view; null if it filters by what they may not see, which its list refuses. */
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
