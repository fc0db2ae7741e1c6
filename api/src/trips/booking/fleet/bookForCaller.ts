import {
  type Actor,
  type BookingInput,
  bookingStartProblem,
  fieldOfProblem,
  conflict,
  type FleetBookingInput,
  invalid,
  missingChoice,
  offersKind,
  passengerOf,
  unfitFields,
} from '@wayfare/shared';
import { storedMobile } from '../../../people/user/storedMobile.js';
import type { TripsServices } from '../../services.js';
import { notChosen } from '../create/createBooking.js';
import { insertDispatched } from '../create/insertDispatched.js';
import { newBooking } from '../create/newBooking.js';
import { pricedTrip } from '../create/priceTrip.js';
import type { StoredBooking } from '../store/storedBooking.js';

/**
 * Books a trip for a caller of the acting fleet admin (rule 4.77). The caller has no account and pays the
 * driver in cash. Only the fleet's drivers are asked; without a free one, the trip waits. The link of the
 * trip is texted to the caller. The same id returns the same booking.
 * @throws kind_off (409) for deliveries, which are paid by card; mobile_no_blank_error (400) for an
 *   impossible number; select_proper, place_to_coords_error, past_booking_error (400)
 */
export async function bookForCaller(
  actor: Actor,
  { caller, ...trip }: FleetBookingInput,
  { id, isAgain }: { id: string; isAgain: boolean },
  services: TripsServices,
): Promise<StoredBooking> {
  const { db, clock, config } = services;
  const before = isAgain ? await db.bookings.findById(id) : null;
  if (before) return before;
  const input: BookingInput = { ...trip, kind: 'fleetCall', payment_mode: 'cash' };
  const category = config.APP_CATEGORY;
  if (!offersKind('fleetCall', actor.usertype, { settings: await db.settings.settings(), category }))
    throw conflict('kind_off');
  const phone = await storedMobile(caller.phone, services);
  if (phone === null) throw invalid('mobile_no_blank_error', { 'caller.phone': 'mobile_no_blank_error' });
  const problem = bookingStartProblem(input, { category, byAdmin: false, now: clock.now() });
  if (problem === 'select_proper') throw notChosen(missingChoice(input, { byAdmin: false }));
  if (problem === 'not_of_kind')
    throw invalid(problem, Object.fromEntries(unfitFields(input).map((field) => [field, problem])));
  if (problem) throw invalid(problem, fieldOfProblem(problem));
  const booking = await newBooking(
    id,
    input,
    {
      customer: passengerOf(id),
      guest: { name: caller.name, phone, fleet: actor.uid },
      trip: await pricedTrip(input, services),
      promo: null,
      byAdmin: true,
    },
    services,
  );
  return insertDispatched(booking, [{ key: 'create:guest', kind: 'notifyGuest', data: {} }], services);
}
