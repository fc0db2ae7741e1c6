import type { CarType } from '@wayfare/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getPage } from '../../frame/api/getPage.js';

/** Loads the car types available for booking. */
export const loadCarTypes = async () =>
  (await getPage<CarType>('cartypes', { sort: ['name', 'ASC'], perPage: 100 })).rows;

/** The query that reads the car types available for booking. */
export const carTypesQuery = queryOptions({
  queryKey: ['cartypes'],
  queryFn: loadCarTypes,
  staleTime: 60_000,
});

/** The car types available for booking. */
export const useCarTypes = () => useQuery(carTypesQuery);
