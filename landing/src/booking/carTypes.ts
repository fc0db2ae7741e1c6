import type { CarType } from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import { getPage } from '../api/getPage.js';

/** The car types available for booking. */
export function useCarTypes() {
  return useQuery({
    queryKey: ['cartypes'],
    queryFn: async () => (await getPage<CarType>('cartypes', { sort: ['name', 'ASC'], perPage: 100 })).rows,
    staleTime: 60_000,
  });
}
