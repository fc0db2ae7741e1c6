import { serverNow } from '@wayfare/web/http';
import type { OwnBooking } from '../booking/bookings.js';
import { useNow } from '@wayfare/web/time';
import { useOffers } from './tasks.js';

/**
 * The offers that the driver can still accept, those that end first before the others. `now` is a ms
 * timestamp.
 */
export function useOpenOffers(): { offers: readonly OwnBooking[]; now: number } {
  const found = useOffers(true);
  const now = serverNow(useNow(1000));
  const offers = (found.data ?? [])
    .filter(({ offerExpiresAt }) => !offerExpiresAt || offerExpiresAt > now)
    .sort((one, other) => endOf(one) - endOf(other));
  return { offers, now };
}

const endOf = ({ offerExpiresAt }: OwnBooking) => offerExpiresAt ?? Number.POSITIVE_INFINITY;
