import { type Actor, conflict, forbidden, type RatingTag, rulesOf } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { Effect } from '../effects/effect.js';
import { findDrivenBooking, findOwnBooking, findVisibleBooking } from '../findBooking.js';
import { amend, transition } from '../transition.js';

/** Closes a paid trip; a rider may rate the driver in the same request (rule 4.9). Only riders rate here. */
export async function completeBooking(
  actor: Actor,
  id: string,
  rating: number | null | undefined,
  services: TripsServices,
): Promise<StoredBooking> {
  if (actor.usertype === 'rider') {
    const booking = await findOwnBooking(actor, id, services);
    if (booking.status === 'COMPLETE' && !rating) return booking;
    return rating ? rateTrip(actor, id, { rate: rating }, services) : complete(booking, 'rider', services);
  }
  if (rating) throw forbidden();
  if (actor.usertype === 'fleetadmin') throw forbidden();
  const find = actor.usertype === 'driver' ? findDrivenBooking : findVisibleBooking;
  const booking = await find(actor, id, services);
  return booking.status === 'COMPLETE' ? booking : complete(booking, actor.usertype, services);
}

/**
 * The rider rates the driver, once; this also completes a trip that is only PAID.
 * @throws already_rated (409) for a second, different rating
 */
export async function rateTrip(
  actor: Actor,
  id: string,
  { rate, tags }: { rate: number; tags?: readonly RatingTag[] | null | undefined },
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findOwnBooking(actor, id, services);
  // Whoever has the link of a passenger without an account may be the driver.
  if (!rulesOf(booking).hasRider) throw conflict();
  if (booking.rating === rate) return booking;
  if (booking.rating) throw conflict('already_rated');
  const rated = { rating: rate, ...(tags?.length && { rating_tags: [...new Set(tags)] }) };
  if (booking.status === 'COMPLETE')
    return amend(booking, rated, { effects: ratingEffects(booking, rate) }, services);
  return transition(
    booking,
    {
      name: 'complete',
      by: 'rider',
      set: rated,
      effects: ratingEffects(booking, rate),
    },
    services,
  );
}

/** Closes a paid trip (rule 4.9). @throws wrong_state (409) unless PAID */
export const complete = (
  booking: StoredBooking,
  by: 'rider' | 'driver' | 'admin' | 'system',
  services: TripsServices,
): Promise<StoredBooking> => transition(booking, { name: 'complete', by }, services);

function ratingEffects({ id, driver, customer }: StoredBooking, rate: number): Effect[] {
  if (!driver) return [];
  return [
    { key: 'rate:driver', kind: 'rateDriver', data: { driver, user: customer, rate } },
    {
      key: 'rate:notice',
      kind: 'notify',
      data: {
        to: driver,
        title: 'notice_rated_title',
        body: 'notice_rated_body',
        screen: 'DriverTrips',
        params: { bookingId: id },
      },
    },
  ];
}
