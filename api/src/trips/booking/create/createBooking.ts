import {
  type Actor,
  type BookingInput,
  bookingOtp,
  bookingReference,
  bookingStartProblem,
  conflict,
  DISPATCH_AHEAD_MS,
  DomainError,
  driverRadiusKm,
  forbidden,
  fullName,
  ineligibleReason,
  initialStatus,
  invalid,
  mayBook,
  missingChoice,
  notFound,
  numberToCall,
  farePayment,
  phoneCountry,
} from '@wayfare/shared';
import { announceRound, dropRound, firstRound } from '../offers/dispatchBooking.js';
import { isDuplicateKey, isDuplicateOf } from '../../../platform/database/duplicateKey.js';
import type { TripsServices } from '../../services.js';
import type { StoredUser } from '../../../people/user/storedUser.js';
import type { Effect } from '../effects/effect.js';
import type { NewBookingWork } from '../store/booking.repository.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { requireNoCoolDown, takeBookingPlace } from '../limits/limitBookings.js';
import { wantedCardHold } from '../pay/cardHold.js';
import { fareFields } from '../pay/fareFields.js';
import { newHandover } from '../handover/newHandover.js';
import { priceTrip, type PricedTrip } from './priceTrip.js';
import { newStops } from '../stop/newStops.js';
import { requireNoUnpaidTrip, requireNoWalletDebt } from './requireNoDebt.js';
import { EFFECTS_GRACE_MS, followUp } from '../transition.js';
import { statusEvent } from '../webhookEvents.js';
import { askedPromo, refusedPromo, takePromo, type TripPromo } from './tripPromo.js';
import { dropWalletHold, placeWalletHold, requireCover } from '../pay/walletHold.js';

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
}

/** A partner's customer, who has no account. `apiKey` is the id of the partner's key. */
export interface Guest {
  name: string;
  /** In E.164. */
  phone: string;
  apiKey: string;
}

/**
 * Books a trip for the acting rider, or for a rider by an admin (rules of 'Booking start', 5.1 to 5.11). A
 * partner books for many guests at once: their unpaid trips and the limits of one rider do not count for the
 * partner.
 * @throws no_provider_found (409) for a delivery when card payment is unavailable; too_many_open_bookings
 *   (409) and too_many_cancellations (429) for riders who book for themselves; unpaid_trip, wallet_in_debt
 *   (409) for a rider who owes money; wallet_balance_low (409) when the wallet does not cover a wallet
 *   booking
 */
export async function createBooking(
  actor: Actor,
  input: BookingInput,
  { id: givenId, isAgain = false, user, guest, isByLink = false }: BookingRequest = {},
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

  const problem = bookingStartProblem(input, { category: config.APP_CATEGORY, byAdmin, now: clock.now() });
  if (problem === 'select_proper') throw notChosen(missingChoice(input, { byAdmin }));
  if (problem) throw invalid(problem);

  const customer = byAdmin
    ? await db.users.findById(input.customer as string)
    : (user ?? (await db.users.findById(actor.uid)));
  if (!customer) throw byAdmin ? notFound('user_does_not_exists') : forbidden('user_issue_contact_admin');
  if (customer.usertype !== 'rider') throw notChosen('customer');
  const isForSelf = !byAdmin && !guest;
  if (isForSelf) await requireNoCoolDown(customer.id, services);
  if (!guest) await requireNoUnpaidTrip(customer, services);
  requireNoWalletDebt(customer);
  const trip = await priceTrip(input, services);
  const use = { cost: trip.fare.trip_cost, rider: customer.id, booking: id };
  const promo = await askedPromo(input.promo, use, services);
  if (!input.bookLater) await requireDriverNear(trip, services);

  const booking = await newBooking(id, input, { customer, guest, trip, promo, byAdmin }, services);
  await requireCover(booking, services);
  if (isForSelf) await takeBookingPlace(customer.id, id, services);
  await takePromo(promo, id, services);
  const hold = await placeWalletHold(booking, services);
  const notices: Effect[] = isByLink ? [{ key: 'create:guest', kind: 'notifyGuest', data: {} }] : [];
  return insertDispatched(hold ? { ...booking, hold } : booking, notices, services);
}

/** Creates the error for a booking without a required choice (rule 5.4). It names the field. */
function notChosen(choice: ReturnType<typeof missingChoice>): DomainError {
  const text = choice === 'customer' ? 'select_rider' : 'select_proper';
  const fields = choice ? { [choice]: choice === 'customer' ? text : 'field_required' } : {};
  return new DomainError('select_proper', 400, fields, undefined, text);
}

/**
 * Stores a new booking together with the offers of its first round: one write, so a crash cannot separate
 * them.
 */
async function insertDispatched(
  booking: StoredBooking,
  notices: readonly Effect[],
  services: TripsServices,
): Promise<StoredBooking> {
  const { db, clock } = services;
  const round = await firstRound(booking, services);
  const { version, status } = booking;
  const created = await statusEvent({ version, status, previousStatus: null }, services);
  let made = { ...booking, ...round?.set, effects: [...created, ...notices, ...(round?.effects ?? [])] };
  try {
    made = await insertReferenced(
      made,
      { trace: round?.trace, effectsDue: clock.now() + EFFECTS_GRACE_MS },
      undefined,
      services,
    );
  } catch (error) {
    const isTaken = isDuplicateKey(error);
    // If the same request came twice concurrently, both return the one booking, whose drivers stay reserved.
    const before = isTaken ? await db.bookings.findById(booking.id) : null;
    if (before) return before;
    if (round) dropRound(booking.id, round, services);
    // After another failure, the booking may have been written anyway, so the scheduler checks the hold
    // later.
    if (booking.hold && isTaken) await dropWalletHold(booking.id, booking.customer, services);
    throw isTaken ? refusedPromo('promo_used_before') : error;
  }
  if (booking.hold) await db.walletHolds.forget(booking.id);
  return followUp(
    made,
    () => {
      if (round) announceRound(booking.id, round, services);
    },
    services,
  );
}

/**
 * Stores a new booking, under another reference if a booking has its own. @throws a duplicate key error when
 * the id is taken
 */
async function insertReferenced<New extends StoredBooking>(
  booking: New,
  work: NewBookingWork,
  collisions = 0,
  { db, random }: Pick<TripsServices, 'db' | 'random'>,
): Promise<New> {
  try {
    await db.bookings.insert(booking, work);
    return booking;
  } catch (error) {
    if (!isDuplicateOf(error, 'reference')) throw error;
    const reference = bookingReference(random, collisions + 1);
    return insertReferenced({ ...booking, reference }, work, collisions + 1, { db, random });
  }
}

/** @throws no_driver_found_alert_messege if no eligible driver is within the radius (rules 5.7 to 5.10) */
async function requireDriverNear(
  { pickup, drop, carType }: PricedTrip,
  { db, liveDrivers, clock }: TripsServices,
): Promise<void> {
  const settings = await db.settings.settings();
  const request = { pickup, drop, carType: carType.name, at: clock.now() };
  const near = liveDrivers.nearest(
    pickup,
    driverRadiusKm(settings),
    1,
    (driver) => ineligibleReason(driver, request, settings) === null,
  );
  if (near.length === 0) throw invalid('no_driver_found_alert_messege');
}

async function newBooking(
  id: string,
  input: BookingInput,
  {
    customer,
    guest,
    trip,
    promo,
    byAdmin,
  }: {
    customer: StoredUser;
    guest: Guest | undefined;
    trip: PricedTrip;
    promo: TripPromo | null;
    byAdmin: boolean;
  },
  services: TripsServices,
): Promise<StoredBooking> {
  const { clock, config, random } = services;
  const settings = await services.db.settings.settings();
  const now = clock.now();
  const category = config.APP_CATEGORY;
  const tripdate = input.bookLater && input.tripdate ? input.tripdate : now;
  const { carType, route, fare, pickup, drop } = trip;
  const stops = newStops(input, category, settings);
  const mode = input.payment_mode ?? 'cash';
  const payment = farePayment({ category, tripCost: fare.trip_cost, mode, promo });
  const tariff = tariffOf(carType);
  const { payment_mode, customer_paid } = payment;
  const cardHold = await wantedCardHold(
    { estimate: fare.trip_cost, tariff, promo_terms: promo?.terms, payment_mode, tripdate, customer_paid },
    { isForSelf: !byAdmin && !guest },
    services,
  );
  const status = cardHold ? 'PAYMENT_PENDING' : initialStatus({ category, byAdmin });

  return {
    id,
    booking_id: id,
    reference: bookingReference(random),
    status,
    version: 1,
    carType: carType.name,
    carImage: carType.image,
    tariff,
    cancelSlab: carType.cancelSlab,
    customer: customer.id,
    ...(guest ? guestFields(guest) : riderFields(customer)),
    pickup,
    drop,
    ...(stops && { stops }),
    pickupAddress: pickup.add,
    dropAddress: drop.add,
    estimate: fare.trip_cost,
    estimateDistance: route.distance,
    distance: route.distance,
    estimateTime: route.duration,
    coords: route.coords,
    bookLater: input.bookLater,
    tripdate,
    bookingDate: now,
    otp: settings.otp_secure ? bookingOtp(random) : false,
    booking_type_admin: byAdmin,
    ...fare,
    ...fareFields(payment),
    gateway: null,
    prepaid: false,
    ...(cardHold && { cardHold }),
    promo_terms: promo?.terms,
    parcelTypeSelected: trip.parcelTypeSelected,
    optionSelected: trip.optionSelected,
    deliveryPerson: input.deliveryPerson,
    deliveryPersonPhone:
      input.deliveryPersonPhone && numberToCall(input.deliveryPersonPhone, phoneCountry(settings)),
    pickUpInstructions: input.pickUpInstructions,
    deliveryInstructions: input.deliveryInstructions,
    ...(category === 'delivery' && { handover: newHandover(settings) }),
    dispatch: status === 'NEW' ? firstDispatch(tripdate, input.bookLater) : null,
  };
}

/** Returns the booking's fields about its rider. */
const riderFields = (rider: StoredUser) => ({
  customer_name: fullName(rider),
  customer_email: rider.email,
  customer_contact: rider.mobile,
  customer_token: rider.pushToken,
  customer_image: rider.profile_image,
  customer_rating: rider.ratings?.userrating ?? 0,
});

/**
 * Returns the booking's fields about a partner's customer. Customers have no rating, and mails and messages
 * go to the partner's account.
 */
const guestFields = ({ name, phone, apiKey }: Guest) => ({
  customer_name: name,
  customer_contact: phone,
  customer_rating: 0,
  apiKey,
});

/** Dispatch state of a booking that has not been offered to any driver yet. */
export const firstDispatch = (tripdate: number, bookLater: boolean) => ({
  nextAt: bookLater ? tripdate - DISPATCH_AHEAD_MS : tripdate,
  round: 0,
  offers: [],
});

function tariffOf({
  base_fare,
  rate_per_unit_distance,
  rate_per_hour,
  min_fare,
  convenience_fees,
  convenience_fee_type,
}: PricedTrip['carType']) {
  return {
    base_fare,
    rate_per_unit_distance,
    rate_per_hour,
    min_fare,
    convenience_fees,
    convenience_fee_type,
  };
}
