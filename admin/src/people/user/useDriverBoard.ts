import { useQuery } from '@tanstack/react-query';
import type { User } from '@wayfare/shared';
import { useDataProvider, useListContext } from 'react-admin';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';

/** How often the board is read again, in ms: positions age without an event. */
const REFRESH_MS = 20_000;

/**
 * The board's row of a driver in the current list; undefined until it is loaded. One request loads those of
 * the whole page.
 */
export function useDriverBoard(id: string) {
  const provider = useDataProvider<PanelDataProvider>();
  const { data: drivers = [] } = useListContext<User>();
  // For a moment after a change of lists, this list still has the records of the previous one.
  const ids = drivers.filter(({ usertype }) => usertype === 'driver').map((driver) => driver.id);
  const { data } = useQuery({
    // The list's own events make it stale too.
    queryKey: ['drivers', 'board', ids],
    queryFn: () => provider.driverBoard(ids),
    enabled: ids.length > 0,
    refetchInterval: REFRESH_MS,
  });
  return data?.find(({ driver }) => driver === id);
}
