import type { Answer } from '../support/testApp.js';
import {
  type BookedKind,
  type Business,
  type Command,
  isEligible,
  mayBeNext,
  MINUTE_MS,
  type Trip,
} from './business.js';
import { type Cast, indexOfDriver } from './cast.js';
import { waitAnew } from './cancelModel.js';
import { AT_PICKUP } from './fareModel.js';
import { dayOf } from './seriesModel.js';
import type { Stored } from './storedWorld.js';

/** The bounds of the settings for how long before its time a prebooking is offered. */
const [SHORTEST_LEAD_S, LONGEST_LEAD_MS] = [15 * 60, 60 * MINUTE_MS];

/** The product chooses ids and codes: the model adopts them. */
export function adoptNew(
  { tripIds, seriesIds, withdrawIds }: Cast,
  of: Business,
  command: Command,
  { status, body }: Answer,
  { bookings }: Stored,
) {
  if (command.name === 'street' && status === 200) tripIds.push(body.id as string);
  if (status !== 201) return;
  if (command.name === 'withdraw') withdrawIds.push(body.id as string);
  if (command.name === 'series') seriesIds.push(body.id as string);
  if (command.name !== 'book' && command.name !== 'series') return;
  const isByStaff = command.by.role === 'admin';
  const hasCode = of.settings.otp_secure || (isByStaff && command.mode === 'wallet');
  for (const id of command.name === 'series' ? daysOf(of, body.id) : tripsOf(command, body.id)) {
    const { otp } = bookings.find(({ _id }) => _id === id) as unknown as { otp: string | false };
    if (hasCode) expect(otp).toMatch(/^[1-9]\d{4}$/);
    else expect(otp).toBe(false);
    (of.trips[tripIds.length] as Trip).otp = otp;
    tripIds.push(id);
  }
}

/** The second trip of a return is made with the first one. */
const tripsOf = ({ kind }: { kind: BookedKind }, id: string) =>
  kind === 'return' ? [id, `${id}-back`] : [id];

/** The trips of a series that was just entered. */
const daysOf = ({ series }: Business, id: string) =>
  (series.at(-1)?.days ?? []).flatMap(({ at, trip }) => (trip === null ? [] : [`${id}-${dayOf(at)}`]));

/**
 * Which drivers dispatch asks is the product's choice within the rules: checks those offers and copies them
 * to the model.
 */
export function adoptOffers(cast: Cast, of: Business, { bookings }: Stored) {
  const statuses = new Map(bookings.map((booking) => [booking._id, (booking as { status?: string }).status]));
  for (const [index, trip] of of.trips.entries())
    if (trip.afterTrip !== null && statuses.get(cast.tripIds[index] ?? '') === 'NEW') loseLate(of, trip);
  for (const [index, trip] of of.trips.entries()) {
    // oxlint-disable-next-line typescript/no-explicit-any
    const stored = bookings.find(({ _id }) => _id === cast.tripIds[index]) as any;
    adoptStates(cast, trip, stored.dispatch?.offers ?? []);
    adoptAfter(cast, trip, stored.dispatch?.offers ?? []);
    if (stored.bookLater) trip.searchAt = trip.tripdate - (stored.leadSeconds ?? SHORTEST_LEAD_S) * 1000;
    else trip.searchAt = trip.tripdate;
    // A trip that its driver gave back has another code for the next one.
    expect(typeof stored.otp).toBe(typeof trip.otp);
    trip.otp = stored.otp;
    // A position from before counts for a while.
    if (stored.trackFlags?.includes('start_far_from_pickup')) trip.startedFrom = AT_PICKUP;
    if (trip.status !== 'NEW') continue;
    const { requestedDrivers } = stored;
    const requested = Object.keys(requestedDrivers ?? {}).map((uid) => indexOfDriver(cast, uid));
    const added = requested.filter((n) => !trip.requested.includes(n));
    if (added.length > 0) {
      expect(of.settings.autoDispatch).toBe(true);
      // How long before its time a prebooking enters dispatch depends on the cars around (rule 4.89).
      const lead = (stored.leadSeconds ?? SHORTEST_LEAD_S) * 1000;
      expect(lead).toBeLessThanOrEqual(LONGEST_LEAD_MS);
      expect(trip.tripdate - of.now).toBeLessThanOrEqual(lead);
      expect(requested.length).toBeLessThanOrEqual(3);
    }
    for (const n of added) {
      const may = n in trip.after ? mayBeNext(of, n) : isEligible(of, n);
      expect({ n, isEligible: may, isDeclined: trip.offers[n] === 'declined' }).toEqual({
        n,
        isEligible: true,
        isDeclined: false,
      });
    }
    trip.requested = requested;
    trip.byHand = trip.byHand.filter((n) => requested.includes(n));
  }
}

/**
 * The driver of a next trip will be late, and others are asked (rule 4.85): the model does not measure when
 * they can be there, only that it is no use before time has passed.
 */
function loseLate(of: Business, trip: Trip) {
  expect(of.now).toBeGreaterThan(trip.acceptedAt);
  const { driver } = trip;
  waitAnew(of, trip);
  trip.offers[driver as number] = 'expired';
}

/** Which drivers are asked although they are on a trip, with the trip that they finish first. */
function adoptAfter(
  cast: Cast,
  trip: Trip,
  offers: readonly { driver: string; state: string; after?: string }[],
) {
  const open = offers.filter(({ state, after }) => state === 'offered' && after);
  trip.after = Object.fromEntries(
    open.map(({ driver, after }) => [indexOfDriver(cast, driver), cast.tripIds.indexOf(after as string)]),
  );
}

/**
 * Copies what became of the offers of a trip. One that its driver gave back may have been offered to others
 * and accepted within one step.
 */
function adoptStates(
  cast: Cast,
  trip: Trip,
  offers: readonly { driver: string; state: Trip['offers'][number] }[],
) {
  for (const { driver, state } of offers) {
    const n = indexOfDriver(cast, driver);
    expect({ n, stays: trip.offers[n] !== 'declined' || state === 'declined' }).toEqual({ n, stays: true });
    trip.offers[n] = state;
  }
}
