/** The state of the history entry with which a trip that was just booked is shown on the desk. */
export const arriveWith = (trip: string) => ({ arrivedTrip: trip });

/** The id of the trip in that state; null in any other. */
export function arrivedTrip(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('arrivedTrip' in state)) return null;
  return String(state.arrivedTrip);
}
