import type { CarType } from '@wayfare/shared';
import { useGetList } from 'react-admin';

const MOST_CAR_TYPES = 50;

/** The car types there are, in the order they were made. */
export function useCarTypes() {
  return useGetList<CarType>('cartypes', {
    pagination: { page: 1, perPage: MOST_CAR_TYPES },
    sort: { field: 'createdAt', order: 'ASC' },
  });
}
