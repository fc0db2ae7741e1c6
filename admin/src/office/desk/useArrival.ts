import { type RefObject, useEffect } from 'react';

/** Focuses the list once for a user who comes with a trip, such as one they have just booked. */
export function useArrival(list: RefObject<HTMLElement | null>, trip: string | null): void {
  useEffect(() => {
    if (trip !== null) list.current?.focus();
  }, [list, trip]);
}
