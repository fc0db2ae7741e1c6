import { isOpenOffer } from '@wayfare/shared';
import type { Offer, StoredBooking } from '../store/storedBooking.js';

/**
 * The offer of a booking that a driver can still accept; null when it has expired or was declined, or the
 * trip was accepted by another driver or canceled.
 */
export function openOffer(
  { status, requestedDrivers, dispatch }: StoredBooking,
  driver: string,
  now: number,
): Offer | null {
  if (status !== 'NEW' || !requestedDrivers?.[driver]) return null;
  return dispatch?.offers.find((made) => made.driver === driver && isOpenOffer(made, now)) ?? null;
}
