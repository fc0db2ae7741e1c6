import {
  type Actor,
  type BookingInput,
  bookingStartProblem,
  conflict,
  DomainError,
  fieldOfProblem,
  forbidden,
  invalid,
  loadOf,
  mayBook,
  missingChoice,
  notFound,
  refusesBooking,
  type RiderRule,
  type TripLoad,
  turnedTrip,
  unfitFields,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredUser } from '../../../people/user/storedUser.js';
import type { Effect } from '../effects/effect.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { takeBookingPlace } from '../limits/limitBookings.js';
import { requireAllowedWait } from './allowedWait.js';
import { requireOfferedKind } from './offeredKind.js';
import { pricedTrip, type PricedTrip } from './priceTrip.js';
import { driverNear } from './driverNear.js';
import { requireNeedsServed } from './needsServed.js';
import { requireNoUnpaidTrip, requireNoWalletDebt } from './requireNoDebt.js';
import { promoOfBooking, withPromoUse } from './tripPromo.js';
import { type Guest, newBooking } from './newBooking.js';
import { insertBoth, requireCoverOfBoth, tripBack } from './returnTrip.js';
import { walletNotice } from './walletNotice.js';

/** Context of a booking request besides its input. */
export interface BookingRequest {
  /**
   * The booking's id. A request with the same id returns the same booking. If omitted, a new id is generated.
   */
  id?: string;
  /** The id was assigned earlier: the booking may already exist. */
  isAgain?: boolean;
  /** The acting user's own record, if already loaded. */
  user?: StoredUser;
  /** The person who rides, if the acting rider is the account of a partner. */
  guest?: Guest;
  /** The rider follows the booking through a link that is texted to them. */
  isByLink?: boolean;
  /** The series whose trip it is: the rider got its link when the series was entered. */
  series?: Required<Pick<StoredBooking, 'series' | 'seriesPart'>>;
}

/**
 * Books a trip for the acting rider, or for a rider by an admin (rules of 'Booking start', 5.1 to 5.11).
 * `refusesBooking` decides which rules of riders apply: none to an admin, whose trip waits for a driver.
 * @throws no_provider_found (409) for a delivery when card payment is unavailable; too_many_open_bookings
 *   (409) and too_many_cancellations (429) for riders who book for themselves; unpaid_trip, wallet_in_debt
 *   (409) for a rider who owes money; wallet_balance_low (409) when the wallet does not cover a wallet
 *   booking, or both trips of a return; return_wait_long, return_too_early, car_too_small, no_car_with_needs
 *   (400)
 */
export async function createBooking(
  actor: Actor,
  asked: BookingInput,
  { id: givenId, isAgain = false, user, guest, isByLink = false, series }: BookingRequest = {},
  services: TripsServices,
): Promise<StoredBooking> {
  const { db, clock, config } = services;
  const id = givenId ?? services.newId();
  if (!mayBook(actor.usertype)) throw forbidden('not_valid_user_type');
  const byAdmin = actor.usertype === 'admin';
  const before = isAgain ? await db.bookings.findById(id) : null;
  if (before) return before;
  // A delivery can only be paid by card (rule 9.10); without a provider it would just wait until it is
  // canceled.
  if (config.APP_CATEGORY === 'delivery' && services.payments.length === 0)
    throw conflict('no_provider_found');

  await requireOfferedKind(guest ? 'partner' : actor.usertype, asked, services);
  const problem = bookingStartProblem(asked, { category: config.APP_CATEGORY, byAdmin, now: clock.now() });
  if (problem === 'select_proper') throw notChosen(missingChoice(asked, { byAdmin }));
  if (problem === 'not_of_kind')
    throw invalid(problem, Object.fromEntries(unfitFields(asked).map((field) => [field, problem])));
  if (problem) throw invalid(problem, fieldOfProblem(problem));
  await requireAllowedWait(asked, services);
  const input = turnedTrip(asked);

  const customer = byAdmin
    ? await db.users.findById(input.customer as string)
    : (user ?? (await db.users.findById(actor.uid)));
  if (!customer) throw byAdmin ? notFound('user_does_not_exists') : forbidden('user_issue_contact_admin');
  if (customer.usertype !== 'rider') throw notChosen('customer');
  const applies = (rule: RiderRule) => refusesBooking(rule, { byAdmin, isForGuest: guest !== undefined });
  // Unpaid trips are looked up while the route is.
  const [, trip] = await Promise.all([
    applies('unpaidTrip') && requireNoUnpaidTrip(customer, services),
    pricedTrip(input, services),
  ]);
  if (applies('walletDebt')) requireNoWalletDebt(customer);
  const use = { cost: trip.fare.trip_cost, rider: customer.id, booking: id };
  const { promo, refused } = await promoOfBooking(input.promo, use, services);
  if (applies('driverNear')) {
    const load = loadOf(input);
    await requireNeedsServed({ carType: trip.carType.name, load }, services);
    if (!input.bookLater) await requireDriverNear(trip, load, services);
  }

  const seconds = trip.route.duration;
  const back = await tripBack({ id, input, seconds }, { customer, guest, byAdmin }, services);
  const booking = await newBooking(id, input, { customer, guest, trip, promo, byAdmin }, services);
  if (refused) booking.promo_refused = refused;
  for (const one of [booking, back]) if (one && series) Object.assign(one, series);
  await requireCoverOfBoth(booking, back, services);
  if (applies('slot'))
    for (const one of [booking, ...(back ? [back] : [])])
      await takeBookingPlace(customer.id, one.id, services);
  const noticesOf = (made: StoredBooking) =>
    bookingNotices(made, { isByLink, isInSeries: series !== undefined });
  const notices = { first: noticesOf(booking), back: back ? noticesOf(back) : [] };
  return withPromoUse(promo, id, () => insertBoth(booking, back, notices, services), services);
}

/**
 * The messages to the rider about a new booking: the link, because a caller has no page that shows the code
 * for the start, and that staff booked from their wallet.
 */
function bookingNotices(
  booking: StoredBooking,
  { isByLink, isInSeries }: { isByLink: boolean; isInSeries: boolean },
): Effect[] {
  const byAdmin = booking.booking_type_admin;
  const needsLink = isByLink || (byAdmin && booking.otp !== false && !isInSeries);
  return [
    ...(needsLink ? [{ key: 'create:guest', kind: 'notifyGuest', data: {} } as const] : []),
    ...walletNotice(booking),
  ];
}

/** Creates the error for a booking without a required choice (rule 5.4). It names the field. */
export function notChosen(choice: ReturnType<typeof missingChoice>): DomainError {
  const text = choice === 'customer' ? 'select_rider' : 'select_proper';
  const fields = choice ? { [choice]: choice === 'customer' ? text : 'field_required' } : {};
  return new DomainError('select_proper', 400, fields, undefined, text);
}

/** @throws no_driver_found_alert_messege if no eligible driver is within the radius (rules 5.7 to 5.10) */
async function requireDriverNear(
  { pickup, drop, carType }: PricedTrip,
  load: TripLoad,
  services: TripsServices,
): Promise<void> {
  const request = { pickup, drop, carType: carType.name, load };
  if (!(await driverNear(request, services)).hasDriver) throw invalid('no_driver_found_alert_messege');
}
