import {
  type Actor,
  type Booking,
  drivingStatuses,
  hiddenBookingFields,
  type LatLng,
  shownContact,
} from '@wayfare/shared';
import { withoutFields } from '../http/withoutFields.js';
import type { Services } from '../services.js';
import type { StoredBooking } from './booking.repository.js';
import { tripImagePath, tripImages } from './tripImage.js';

/** A booking as it is answered: the stored one less what the role may not see, with what belongs to the moment. */
export type PresentedBooking = Partial<Booking> & {
  /** For the driver it is offered to: when the offer ends, ms timestamp; null for one an admin made. */
  offerExpiresAt?: number | null;
  /** For the rider and the panel: where the driver is, while on the way. */
  driver_location?: LatLng | null;
  /** For the driver: whether the rider's code has to be given at the start. */
  otp_required?: boolean;
};

const contacts = ['customer_email', 'customer_contact', 'driver_contact', 'deliveryPersonPhone'] as const;

/** The only way out for bookings: which role sees which field. */
export async function presentBookings(
  bookings: readonly StoredBooking[],
  actor: Actor,
  services: Services,
): Promise<PresentedBooking[]> {
  const settings = await services.db.settings.settings();
  const hidden = new Set<string>([
    ...hiddenBookingFields(actor.usertype),
    'dispatch',
    'effects',
    'paymentClaim',
    'walletChargedBack',
    'walletCheckAt',
    'payments',
  ]);
  const isPanel = actor.usertype === 'admin' || actor.usertype === 'fleetadmin';

  return bookings.map((booking) => {
    const shown: PresentedBooking = withoutFields(booking, hidden);
    for (const image of tripImages) {
      const key = booking[image];
      if (key) shown[image] = tripImagePath(booking.id, image, key);
    }
    if (isPanel) {
      for (const contact of contacts) shown[contact] = shownContact(booking[contact], 'rider', settings);
    }
    if (actor.usertype === 'driver') {
      shown.otp_required = booking.otp !== false;
      const offer = booking.dispatch?.offers.find(
        ({ driver, state }) => driver === actor.uid && state === 'offered',
      );
      if (booking.status === 'NEW' && offer) shown.offerExpiresAt = offer.expiresAt;
    } else if (booking.driver && drivingStatuses.includes(booking.status)) {
      shown.driver_location = services.liveDrivers.get(booking.driver)?.location ?? null;
    }
    return shown;
  });
}

export async function presentBooking(
  booking: StoredBooking,
  actor: Actor,
  services: Services,
): Promise<PresentedBooking> {
  const [presented] = await presentBookings([booking], actor, services);
  return presented as PresentedBooking;
}
