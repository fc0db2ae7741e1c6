import type { CarType } from '@wayfare/shared';
import { useGetList } from 'react-admin';

const MOST_CAR_TYPES = 50;

/** The existing car types, in the order they were created. */
export function useCarTypes() {
  return useGetList<CarType>('cartypes', {
    pagination: { page: 1, perPage: MOST_CAR_TYPES },
    sort: { field: 'createdAt', order: 'ASC' },
  });
}
