import type { Place } from '@wayfare/shared';
import type { OwnBooking } from './bookings.js';

/** How many places are offered. */
const MOST = 4;

/** The last distinct places of trips, the newest trip first and its drop before its pickup. */
export function pastPlaces(trips: readonly Pick<OwnBooking, 'pickup' | 'drop'>[]): Place[] {
  const byAddress = new Map<string, Place>();
  for (const { pickup, drop } of trips)
    for (const { lat, lng, add } of [drop, pickup])
      if (!byAddress.has(add)) byAddress.set(add, { lat, lng, add });
  return [...byAddress.values()].slice(0, MOST);
}
