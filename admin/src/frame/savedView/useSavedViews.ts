import { resourcePages, type SavedView, type ViewedList } from '@wayfare/shared';
import { useGetList } from 'react-admin';
import { useSession } from '../session/session.js';

/**
 * The views of a list that its reader may see: their own, and those the team shares. Only admins have views.
 */
export function useSavedViews(list: ViewedList): readonly SavedView[] {
  const { user } = useSession();
  const { data = [] } = useGetList<SavedView>(
    'savedviews',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: user.usertype === 'admin' },
  );
  return data.filter((view) => view.list === list);
}

/** Where a view opens: its list, with its filters and its order. */
export function viewAddress({ list, filter, sort }: SavedView): string {
  const { path = `/${list}` } = resourcePages.find(({ resource }) => resource === list) ?? {};
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(Object.fromEntries(Object.keys(filter).map((field) => [field, true]))),
    sort: sort.field,
    order: sort.order,
    page: '1',
  });
  return `${path}?${search}`;
}
