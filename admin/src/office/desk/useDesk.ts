import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Desk, withTrips } from '@wayfare/shared';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { listenToBookings } from '../../frame/providers/realtime.js';

const DESK_KEY = ['desk'];
/** Prebookings become due and positions age without an event, in ms. */
const REFRESH_MS = 30_000;
/** Changes are collected this long before the trips are read again, in ms. */
const GATHER_MS = 150;
/** With more changed trips than this, the whole desk is read. */
const READ_AGAIN_AT_MOST = 200;

/** The open trips, kept up to date: a changed trip is read again on its own. */
export function useDesk() {
  const provider = useDataProvider<PanelDataProvider>();
  const queries = useQueryClient();
  useEffect(() => {
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function readAgain() {
      // A pending answer may be from before the change, and would replace the trips read now. So this waits
      // for it. Requesting all trips again instead would never end on a busy desk.
      const isLoading = queries.isFetching({ queryKey: DESK_KEY }) > 0;
      timer = isLoading ? setTimeout(begin, GATHER_MS) : undefined;
      if (isLoading) return undefined;
      const ids = [...changed];
      changed.clear();
      if (ids.length > READ_AGAIN_AT_MOST) return queries.invalidateQueries({ queryKey: DESK_KEY });
      const read = await provider.desk(ids);
      queries.setQueryData<Desk>(DESK_KEY, (before) => before && withTrips(before, ids, read));
    }
    // If the trips cannot be read now, they come with the next refresh.
    const begin = () => void readAgain().catch(console.error);
    const stop = listenToBookings((ids) => {
      for (const id of ids) changed.add(id);
      timer ??= setTimeout(begin, GATHER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [provider, queries]);
  return useQuery({
    queryKey: DESK_KEY,
    queryFn: () => provider.desk(),
    refetchInterval: REFRESH_MS,
    // Unchanged trips stay the same objects already; comparing hundreds with each change takes long.
    structuralSharing: false,
  });
}
