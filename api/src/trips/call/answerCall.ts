import { nextStop, tripContact } from '@wayfare/shared';
import type { RelayedCall } from '../../messages/call/twiml.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { StoredBooking } from '../booking/store/storedBooking.js';
import type { TripsServices } from '../services.js';

/** Why a call is not connected: the key of the text that is read to the caller. */
export type CallRefusal = 'call_no_trip' | 'call_number_unverified';

/** How many trips of one user are checked for a call; no user is on more at the same time. */
const TRIPS = 10;
/** How many accounts that only name the caller's number are checked. */
const MOST_NAMERS = 5;

interface Call {
  caller: string;
  relayNumber: string;
}

/**
 * Decides who a call to a relay number reaches: the other party of the caller's trip, while they may contact
 * each other. If there are several such trips, the one accepted last counts. A courier reaches sender and
 * recipient by different numbers. The number of a caller with an account must be proved, because an account
 * may name another person's number.
 */
export async function answerCall(call: Call, services: TripsServices): Promise<RelayedCall | CallRefusal> {
  const { relayNumber } = call;
  const { users } = services.db;
  const user = await users.findByProven('mobile', call.caller);
  const to = user && (await numberForUser(user, relayNumber, services));
  if (to) return { to, from: relayNumber };
  const courier = await courierOf(call, services);
  if (courier) return { to: courier, from: relayNumber };
  for (const namer of await users.findNamers('mobile', call.caller, MOST_NAMERS))
    if (await numberForUser(namer, relayNumber, services)) return 'call_number_unverified';
  return 'call_no_trip';
}

/** The number that a user reaches by a relay number. */
async function numberForUser(user: StoredUser, relayNumber: string, services: TripsServices) {
  const { callRelay } = services;
  if (!callRelay) return null;
  for (const trip of await openTrips(user, services)) {
    if (callRelay.numberOf(trip.id) === relayNumber) return numberOfOther(user, trip, services);
    const isCourier = user.id === trip.driver;
    if (isCourier && callRelay.recipientNumberOf(trip.id) === relayNumber) return recipientPhone(trip);
  }
  return null;
}

/** The recipient whom the courier meets next. */
function recipientPhone(trip: StoredBooking) {
  const stop = nextStop(trip);
  return (stop === null ? trip : trip.stops?.[stop])?.deliveryPersonPhone;
}

/** The number of the courier whose parcel the caller is to get: the recipient of a parcel has no account. */
async function courierOf({ caller, relayNumber }: Call, { db, callRelay }: TripsServices) {
  const parcels = callRelay ? await db.bookings.findForRecipient(caller, TRIPS) : [];
  const parcel = parcels.find(({ id }) => callRelay?.recipientNumberOf(id) === relayNumber);
  return parcel?.driver ? (await db.users.findById(parcel.driver))?.mobile : null;
}

/** The caller's trips whose driver and rider may contact each other, the last accepted first. */
async function openTrips(user: StoredUser, { db, clock }: TripsServices): Promise<StoredBooking[]> {
  const { contactMinutes } = await db.settings.settings();
  const party = user.usertype === 'driver' ? 'driver' : 'customer';
  const { rows } = await db.bookings.list({
    filter: { [party]: user.id },
    sort: { field: 'tripdate', order: -1 },
    skip: 0,
    limit: TRIPS,
  });
  return rows
    .filter((booking) => tripContact(booking, { now: clock.now(), contactMinutes }) === 'open')
    .toSorted((a, b) => (b.driver_accept_time ?? 0) - (a.driver_accept_time ?? 0));
}

/**
 * The number of the trip's other party. It is the account's, not the booking's copy: it may have changed
 * since. A partner's customer has no account.
 */
async function numberOfOther(user: StoredUser, trip: StoredBooking, { db }: TripsServices) {
  const isRider = user.id === trip.customer;
  if (trip.apiKey && !isRider) return trip.customer_contact;
  const other = isRider ? trip.driver : trip.customer;
  return other ? (await db.users.findById(other))?.mobile : null;
}
