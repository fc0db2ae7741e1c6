import { GUEST_TRIP_PAGE } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { type LinkKind, linkTo } from '../share/tripLink.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** With this link, a guest follows and cancels the one trip they booked. */
export const guestLink: LinkKind = {
  stored: 'guestLinks',
  use: 'guest link',
  page: GUEST_TRIP_PAGE,
  keptMs: 2 * 24 * 60 * 60_000,
};

/** A guest follows their trip at this address: the same each time. */
export const guestAddress = (
  booking: Pick<StoredBooking, 'id' | 'tripdate'>,
  services: TripsServices,
): Promise<string> => linkTo(guestLink, booking, services);
