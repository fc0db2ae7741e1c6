import type { CarType } from '@wayfare/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getPage } from '../../frame/api/getPage.js';
import { useFallbackInterval } from '../../frame/session/SocketProvider.js';

/** Loads the car types available for booking. */
export const loadCarTypes = async () =>
  (await getPage<CarType>('cartypes', { sort: ['name', 'ASC'], perPage: 100 })).rows;

/** The query that reads the car types available for booking. */
export const carTypesQuery = queryOptions({
  queryKey: ['cartypes'],
  queryFn: loadCarTypes,
  staleTime: 60_000,
});

/**
 * How often they are read where no event announces their changes: visitors have no live connection, in ms.
 */
const VISITORS_MS = 60_000;

/** The car types available for booking. */
export function useCarTypes() {
  const refetchInterval = useFallbackInterval(VISITORS_MS);
  return useQuery({ ...carTypesQuery, refetchInterval });
}
