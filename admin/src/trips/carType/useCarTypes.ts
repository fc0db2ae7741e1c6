import type { CarType } from '@wayfare/shared';
import { useGetList } from 'react-admin';

const MOST_CAR_TYPES = 50;
/** How long they are read again at most, in ms; live updates come at once. */
const FRESH_MS = 60_000;

/** The existing car types, in the order they were created. */
export function useCarTypes() {
  return useGetList<CarType>(
    'cartypes',
    { pagination: { page: 1, perPage: MOST_CAR_TYPES }, sort: { field: 'createdAt', order: 'ASC' } },
    { staleTime: FRESH_MS },
  );
}
