import {
  type Actor,
  type AskedDriver,
  decidesOn,
  drivingStatuses,
  showsReview,
  fareReviewSummary,
  firstNameOf,
  fullName,
  handoverSummary,
  isDisputable,
  isUnreachable,
  maySkipStartCode,
  nextStop,
  noShowFrom,
  noShowSummary,
  type OfficeAct,
  type PresentedBooking,
  rideCheckSummary,
  rulesOf,
  type Settings,
  shownContact,
  type TripContact,
  tripContact,
  tripSearch,
  visibleBookingFields,
} from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { TripsServices } from '../services.js';
import { shownChanges } from './change/shownChanges.js';
import { recipientRelay } from './stop/recipientRelay.js';
import { shownStops } from './stop/shownStops.js';
import type { StoredBooking } from './store/storedBooking.js';
import { tripImagePath, tripImages } from './drive/tripImage.js';

const contacts = ['customer_email', 'customer_contact', 'driver_contact', 'deliveryPersonPhone'] as const;

/**
 * The only way bookings leave the API: decides which role sees which field, and what driver and rider see of
 * each other.
 */
export async function presentBookings(
  bookings: readonly StoredBooking[],
  actor: Actor,
  services: TripsServices,
): Promise<PresentedBooking[]> {
  const settings = await services.db.settings.settings();
  const visible = visibleBookingFields(actor.usertype);
  const raisers = actor.usertype === 'admin' ? await raisersOf(bookings, services) : null;
  return bookings.map((booking) => {
    const shown = {
      ...(onlyFields(booking, visible) as PresentedBooking),
      ...privateFields(booking, actor, settings, services),
      // An older version of the product that still runs beside this one creates bookings without references.
      reference: booking.reference ?? booking.id,
      // Not stored with a trip that never had a promo.
      promo_details: booking.promo_details ?? null,
    };
    const { fareReview, handover } = booking;
    if (booking.rideCheck) shown.rideCheck = rideCheckSummary(booking.rideCheck, actor.usertype);
    if (booking.noShow) shown.noShow = noShowSummary(booking.noShow, actor.usertype);
    const from = noShowFrom(booking, { freeMinutes: settings.noShowMinutes });
    if (from !== null) shown.noShowFrom = from;
    if (actor.usertype === 'rider' && isDisputable(booking.noShow, services.clock.now()))
      shown.canDispute = true;
    if (handover) shown.handover = handoverSummary(handover, actor.usertype);
    if (booking.stops) shown.stops = shownStops(booking, actor, settings, services);
    if (fareReview && showsReview(fareReview, actor.usertype))
      shown.fareReview = fareReviewSummary(fareReview, actor.usertype);
    for (const image of tripImages) {
      const key = booking[image];
      if (key) shown[image] = tripImagePath(booking.id, image, key);
    }
    if (booking.changes) shown.changes = shownChanges(booking, actor, raisers, settings);
    if (booking.officeActs) shown.officeActs = shownActs(booking.officeActs, actor, raisers);
    if (decidesOn(actor, booking)) {
      shown.asked = askedDrivers(booking, actor, services);
      shown.otp_required = booking.otp !== false;
    }
    if (actor.usertype === 'rider' && rulesOf(booking).fare !== 'estimate') shown.tariff = booking.tariff;
    const search = actor.usertype === 'rider' && tripSearch(booking, settings, services.clock.now());
    if (search) shown.search = search;
    if (actor.usertype === 'rider' && booking.status === 'PENDING' && booking.walletDueAt)
      shown.walletPaysAt = booking.walletDueAt;
    const raiser = booking.raisedBy && raisers?.get(booking.raisedBy);
    if (raiser) shown.raisedByName = raiser;
    if (booking.afterTrip) shown.finishingTrip = true;
    if (actor.usertype === 'driver') return { ...shown, ...forDriver(booking, actor, settings, services) };
    // Where a driver is with another rider is not this rider's business.
    const isWithOthers = booking.afterTrip && actor.usertype === 'rider';
    if (booking.driver && drivingStatuses.includes(booking.status) && !isWithOthers) {
      shown.driver_location = services.liveDrivers.get(booking.driver)?.location ?? null;
    }
    return shown;
  });
}

export async function presentBooking(
  booking: StoredBooking,
  actor: Actor,
  services: TripsServices,
): Promise<PresentedBooking> {
  const [presented] = await presentBookings([booking], actor, services);
  return presented as PresentedBooking;
}

/**
 * Returns the fields about the people in a booking that a reader may see now. Driver and rider can contact
 * each other during the trip and for `contactMinutes` after it; before and afterward each sees only the
 * other's first name. Fleet admins never get a rider's contacts. Admins get everything, or masked contacts in
 * demo mode (rules 6.21, 6.22).
 */
function privateFields(
  booking: StoredBooking,
  actor: Actor,
  settings: Settings,
  { clock, callRelay }: Pick<TripsServices, 'clock' | 'callRelay'>,
): Partial<PresentedBooking> {
  const contact = tripContact(booking, { now: clock.now(), contactMinutes: settings.contactMinutes });
  const relay = callRelay?.numberOf(booking.id);
  switch (actor.usertype) {
    case 'admin':
      return Object.fromEntries(
        contacts.map((field) => [field, shownContact(booking[field], 'rider', settings)]),
      );
    case 'rider': {
      // Drivers give the reason for a cancellation to the business, not to the rider.
      const reason = booking.cancelledBy === 'driver' ? { reason: null } : {};
      // No driver has been copied in yet (rule 4.3).
      if (!booking.driver) return reason;
      if (contact === 'open')
        return booking.driver_contact && relay ? { ...reason, driver_contact: relay } : reason;
      return {
        ...reason,
        driver_name: firstNameOf(booking.driver_name),
        driver_image: null,
        driver_contact: null,
      };
    }
    case 'fleetadmin':
      return forFleet(booking, actor, contact);
    case 'driver': {
      const isOwn = booking.driver === actor.uid;
      if (!isOwn || contact !== 'open') return outsideTrip(booking);
      return {
        ...(booking.customer_contact && relay && { customer_contact: relay }),
        ...(nextStop(booking) === null ? recipientRelay(booking, callRelay) : unreachable(callRelay)),
      };
    }
    default:
      throw new Error(`no such role: ${actor.usertype satisfies never as string}`);
  }
}

/**
 * Fleet admins know their callers, and see another's passenger as their driver does, without contacts. Of a
 * caller's trip that the fleet released and another driver took, they see what the caller does.
 */
function forFleet(booking: StoredBooking, { uid }: Actor, contact: TripContact): Partial<PresentedBooking> {
  const isOwnCall = booking.fleet === uid;
  if (!isOwnCall) {
    const shown = contact === 'open' ? {} : outsideTrip(booking);
    return { ...shown, ...withoutRiderContacts, ...withoutDecisions };
  }
  if (booking.fleetadmin === uid || !booking.driver) return {};
  const { driver_name } = booking;
  return {
    ...withoutEarnings,
    ...withoutDecisions,
    driver_name: firstNameOf(driver_name),
    driver_contact: null,
  };
}

const withoutDecisions = {
  override: undefined,
  plan: undefined,
  widened: undefined,
  fleet: undefined,
  openedAt: undefined,
} as const;
const withoutEarnings = {
  convenience_fees: undefined,
  driver_share: undefined,
  raise: undefined,
  heldMoney: undefined,
  requestedDrivers: undefined,
  trackFlags: undefined,
  arrivalReason: undefined,
  startProven: undefined,
} as const;

/** With a relay, the courier reaches one recipient at a time: the next one. */
const unreachable = (callRelay: TripsServices['callRelay']) =>
  callRelay ? { deliveryPersonPhone: null } : {};

const withoutRiderContacts = { customer_contact: null, deliveryPersonPhone: null } as const;

/** Limits the rider's data to what a driver sees before and after the trip: the first name and the rating. */
const outsideTrip = ({ customer_name }: StoredBooking) => ({
  ...withoutRiderContacts,
  customer_name: firstNameOf(customer_name),
  customer_image: null,
  deliveryPerson: null,
  pickUpInstructions: null,
  deliveryInstructions: null,
});

/**
 * Returns the drivers who have an open offer; a fleet admin sees own ones. Their names come from memory,
 * because a list needs many.
 */
function askedDrivers(
  { status, dispatch, requestedDrivers }: StoredBooking,
  { usertype, uid }: Actor,
  { clock, liveDrivers }: Pick<TripsServices, 'clock' | 'liveDrivers'>,
): AskedDriver[] {
  if (status !== 'NEW') return [];
  const now = clock.now();
  return (dispatch?.offers ?? [])
    .filter(({ driver, state }) => state === 'offered' && requestedDrivers?.[driver])
    .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
    .filter(({ driver }) => usertype === 'admin' || liveDrivers.get(driver)?.fleetadmin === uid)
    .map(({ driver, expiresAt }) => {
      const live = liveDrivers.get(driver);
      return { driver, expiresAt, driver_name: live ? fullName(live) : null };
    });
}

/** The names of those who raised an offer, by id. Few bookings were raised, so most lists need no query. */
async function raisersOf(
  bookings: readonly StoredBooking[],
  { db }: Pick<TripsServices, 'db'>,
): Promise<ReadonlyMap<string, string>> {
  const ids = [
    ...new Set(
      bookings.flatMap(({ raisedBy, officeActs, changes }) => [
        ...(changes ?? []).map(({ by }) => by),
        ...(raisedBy ? [raisedBy] : []),
        ...(officeActs ?? []).flatMap(({ by }) => by ?? []),
      ]),
    ),
  ];
  return ids.length > 0 ? db.users.namesOf(ids) : new Map();
}

/** What the office did: who did it, and their own words, are for staff alone. */
const shownActs = (
  acts: readonly OfficeAct[],
  { usertype }: Actor,
  names: ReadonlyMap<string, string> | null,
): OfficeAct[] =>
  acts.map(({ action, reason, at, by, note }) => ({
    action,
    reason,
    at,
    ...(usertype === 'admin' && { by, note, byName: (by && names?.get(by)) || null }),
  }));

/**
 * Fields for the driver only: whether a code is asked for, and with an offer, until when it stands and the
 * rider's note.
 */
function forDriver(
  booking: StoredBooking,
  { uid }: Actor,
  settings: Settings,
  { sms }: Pick<TripsServices, 'sms'>,
): Partial<PresentedBooking> {
  const { otp, dispatch, status, pickUpInstructions = null } = booking;
  const offer = dispatch?.offers.find(({ driver, state }) => driver === uid && state === 'offered');
  return {
    otp_required: otp !== false,
    // The driver's device shows the meter, and what time and distance beyond the hours cost.
    ...(rulesOf(booking).fare !== 'estimate' && { tariff: booking.tariff }),
    ...(isUnreachable(booking, sms !== null) && { chat_unreachable: true as const }),
    ...(otp !== false && maySkipStartCode(booking, settings) && { otp_skippable: true as const }),
    // What waits at the pickup is part of the decision.
    ...(status === 'NEW' &&
      offer && {
        offerExpiresAt: offer.expiresAt,
        pickUpInstructions,
        ...(offer.after && { finishingTrip: true as const }),
      }),
  };
}
