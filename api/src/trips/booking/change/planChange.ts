import {
  type Actor,
  changeableFields,
  type ChangePreview,
  type ChangeReader,
  type ChangeRole,
  conflict,
  isStopDone,
  knowsDrop,
  loadFields,
  type LinkedTrip,
  MOST_CHANGES,
  rulesOf,
  dispatchStartsAt,
  invalid,
  riderExtraOf,
  riderExtraProblem,
  type Settings,
} from '@wayfare/shared';
import { pickupZone } from '../../../basics/maps/timeZoneAt.js';
import type { TripsServices } from '../../services.js';
import { requireNeedsServed } from '../create/needsServed.js';
import type { Effect } from '../effects/effect.js';
import { notifyRider } from '../notifyRider.js';
import { overrideTrace, withoutItsDriver } from '../override/takenBack.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import { presentLinkedTrip } from '../finish/linkedTrip.js';
import { changedEvent } from '../webhookEvents.js';
import { changedDispatch, isFinal, isLater } from './changedDispatch.js';
import { type ChangedDriver, changedDriver } from './changedDriver.js';
import { changedHolds } from './changedHolds.js';
import { changedPrice, type ChangedPrice } from './changedPrice.js';
import type { StoredChange } from './storedChange.js';
import { areSamePlaces, changes, type ChangedTrip, refusedChange } from './wantedFields.js';

/** A change with everything that it writes and does, before any of it is written. */
export interface PlannedChange {
  preview: ChangePreview;
  set: BookingChanges;
  effects: Effect[];
  announce: () => void;
  promo: ChangedPrice['promo'];
  /** What is added to the amount in the rider's wallet before it is written. */
  addedHold: number;
  /** The driver who was planned for the trip until now. */
  planned: string | null;
}

/** Who changes a booking, and the version that they saw. */
export interface ChangeAuthor {
  actor: Actor;
  role: ChangeRole;
  seen: number;
}

/** Whether a change is made for the passenger, by staff or the fleet who booked it. */
export const isOffice = (role: ChangeRole): role is 'admin' | 'fleetadmin' =>
  role === 'admin' || role === 'fleetadmin';

/** The fields that only ever hold what a change sets them to. */
const plainFields = (booking: StoredBooking, trip: ChangedTrip, settings: Settings) =>
  ({
    ...(changes(trip, ['tripdate']) && { tripdate: trip.tripdate, bookLater: true }),
    ...(changes(trip, ['pickup']) && {
      pickup: trip.pickup,
      pickupAddress: trip.pickup.add,
      timeZone: pickupZone(trip.pickup, settings),
    }),
    // An unknown drop is where the trip begins.
    ...(changes(trip, ['pickup']) && !knowsDrop(booking) && { drop: trip.pickup }),
    ...(changes(trip, ['drop']) && { drop: trip.drop, dropAddress: trip.drop.add }),
    ...(changes(trip, ['stops']) && { stops: changedStops(booking, trip) }),
    ...(changes(trip, ['passengers']) && { passengers: trip.passengers }),
    ...(changes(trip, ['luggage']) && { luggage: trip.luggage }),
    ...(changes(trip, ['needs']) && { needs: [...trip.needs] }),
    ...(changes(trip, ['pickUpInstructions']) && { pickUpInstructions: trip.note }),
    ...(changes(trip, ['customer_name']) && { customer_name: trip.customer_name }),
    ...(changes(trip, ['customer_contact']) && { customer_contact: trip.customer_contact }),
  }) satisfies BookingChanges;

/** The stops of a changed trip; null without any. Those behind the driver stay as they are stored. */
function changedStops({ stops }: StoredBooking, trip: ChangedTrip): StoredBooking['stops'] {
  const done = (stops ?? []).filter(isStopDone);
  const all = [...done, ...trip.stops.slice(done.length)];
  return all.length > 0 ? all : null;
}

/**
 * Plans a change: what it writes, whom it notifies, and what it means for the price, the money set aside, and
 * the driver. Nothing is written yet.
 * @throws change_not_possible (409), with each field that its author cannot change now; change_stop_reached
 *   (409) without a stop that lies behind; too_many_changes (409); and what the parts throw
 */
export async function planChange(
  booking: StoredBooking,
  trip: ChangedTrip,
  author: ChangeAuthor,
  services: TripsServices,
): Promise<PlannedChange> {
  const { role, actor } = author;
  requireChangeable(booking, trip, role, services);
  await requireExtra(booking, trip, services);
  await requireServed(booking, trip, role, services);
  const linked = role === 'driver' ? null : await presentLinkedTrip(booking, services);
  if (linked) requireOrder(booking, trip, linked);
  const price = await changedPrice(booking, trip, role, services);
  const holds = await changedHolds(booking, trip, price, services);
  const driver = await changedDriver(booking, trip, { role, set: price.set }, services);
  const settings = await services.db.settings.settings();
  const dispatch = changedDispatch(booking, trip, { by: actor.uid, settings }, services);
  const lost = driver.outcome === 'offered_anew' ? lostDriver(booking, trip, services) : null;
  const set: BookingChanges = {
    ...plainFields(booking, trip, settings),
    ...price.set,
    ...holds.set,
    ...dispatch.set,
    ...lost?.set,
    ...(driver.longerTrip !== undefined && { longerTrip: driver.longerTrip }),
  };
  const notices = changeNotices(booking, driver, role);
  const entry = historyEntry(booking, trip, author, { set, driver, at: services.clock.now() });
  return {
    preview: {
      version: booking.version,
      fields: trip.fields,
      price: entry.price,
      priceReason: price.reason,
      distance: set.estimateDistance ?? booking.estimateDistance,
      seconds: set.estimateTime ?? booking.estimateTime,
      // What its rider has set aside is not the driver's business.
      held: role === 'driver' ? 0 : holds.held,
      released: holds.released,
      driver: driver.outcome,
      because: driver.because,
      ...(driver.longerTrip && { answerSeconds: settings.longerTripSeconds }),
      notified: [...notices.notified, ...dispatch.notified],
      ...(linked && { linked }),
    },
    set: { ...set, changes: [...(booking.changes ?? []), entry] },
    effects: [
      ...(await changedEvent(
        { version: entry.version, status: booking.status },
        trip.fields.map(({ field }) => field),
        services,
      )),
      ...holds.effects,
      ...dispatch.effects,
      ...(lost?.effects ?? []),
      ...notices.effects,
    ],
    announce: dispatch.announce,
    promo: price.promo,
    addedHold: holds.added,
    planned: dispatch.planned,
  };
}

/** @throws return_before_first (409), with the field, for a return that would come back before it goes */
function requireOrder({ back }: StoredBooking, trip: ChangedTrip, linked: LinkedTrip): void {
  const isBefore = back?.trip ? linked.tripdate <= trip.tripdate : trip.tripdate <= linked.tripdate;
  if (changes(trip, ['tripdate']) && isBefore) throw refusedChange('return_before_first', trip, ['tripdate']);
}

function requireChangeable(
  booking: StoredBooking,
  trip: ChangedTrip,
  role: ChangeRole,
  { config }: TripsServices,
): void {
  const allowed = changeableFields(booking, role, config.APP_CATEGORY);
  if (allowed.length === 0) throw conflict();
  const denied = trip.fields.flatMap(({ field }) => (allowed.includes(field) ? [] : [field]));
  if (denied.length > 0) throw refusedChange('change_not_possible', trip, denied);
  const done = (booking.stops ?? []).filter(isStopDone);
  if (!areSamePlaces(trip.stops.slice(0, done.length), done))
    throw refusedChange('change_stop_reached', trip, ['stops']);
  if ((booking.changes?.length ?? 0) >= MOST_CHANGES) throw conflict('too_many_changes');
}

/**
 * What the rider adds to the price finds a driver: only while one is searched, within the settings, and never
 * less than before, because drivers were asked for it.
 * @throws change_not_possible (409); rider_extra_amount, rider_extra_only_more (400), with the field
 */
async function requireExtra(
  booking: StoredBooking,
  trip: ChangedTrip,
  { db, clock }: TripsServices,
): Promise<void> {
  if (!changes(trip, ['riderExtra'])) return;
  const { riderExtraMax: most, decimal } = await db.settings.settings();
  if (most === 0 || dispatchStartsAt(booking) > clock.now())
    throw refusedChange('change_not_possible', trip, ['riderExtra']);
  const problem = riderExtraProblem(trip.riderExtra, { before: riderExtraOf(booking), most, decimal });
  if (problem) throw invalid(problem, { riderExtra: problem });
}

/**
 * Riders and partners cannot change a trip to one that no approved driver takes (rule 4.112).
 * @throws no_car_with_needs (400), with the field
 */
async function requireServed(
  { carType, fleet, openedAt }: StoredBooking,
  trip: ChangedTrip,
  role: ChangeRole,
  services: TripsServices,
): Promise<void> {
  if ((role !== 'rider' && role !== 'partner') || !changes(trip, ['carType', ...loadFields])) return;
  const wanted = { carType: trip.carType?.name ?? carType, load: trip, fleet: openedAt ? null : fleet };
  await requireNeedsServed(wanted, services);
}

/**
 * The changes that take the trip from a driver who cannot keep it, and offer it to others, or again to them.
 */
function lostDriver(booking: StoredBooking, trip: ChangedTrip, services: TripsServices) {
  const key = `change:${booking.version}`;
  const without = withoutItsDriver(booking, key, [], services);
  const after = { ...booking, bookLater: isLater(booking, trip), tripdate: trip.tripdate };
  return {
    effects: without.effects,
    set: {
      ...without.set,
      requestedDrivers: {},
      dispatch: {
        round: booking.dispatch?.round ?? 0,
        nextAt: Math.max(services.clock.now(), dispatchStartsAt(after)),
        offers: (booking.dispatch?.offers ?? []).filter(isFinal),
      },
    } satisfies BookingChanges,
  };
}

/** The trace entry of a driver who lost the trip to a change. */
export const lossTrace = ({ driver }: StoredBooking, by: string, at: number) =>
  overrideTrace(driver as string, 'recalled', { at, by, distance: null });

/** What the driver reads about a change that another made. */
const driverBodies = {
  stays: 'notice_changed_driver_body',
  asked: 'notice_changed_asked_body',
  offered_anew: 'notice_changed_lost_body',
} as const;

/** Notifies the rider and the driver of a change that another made. */
function changeNotices(
  booking: StoredBooking,
  { outcome }: ChangedDriver,
  role: ChangeRole,
): { effects: Effect[]; notified: ChangeReader[] } {
  const key = `change:${booking.version}`;
  const effects: Effect[] = [];
  const notified: ChangeReader[] = [];
  if (role !== 'rider' && role !== 'partner' && rulesOf(booking).hasRider) {
    const body = isOffice(role) ? 'notice_changed_body' : 'notice_changed_by_driver_body';
    effects.push(notifyRider(booking, key, 'notice_changed_title', body));
    notified.push('rider');
  }
  if (outcome !== 'none' && role !== 'driver') {
    const data = {
      to: booking.driver as string,
      title: 'notice_changed_title',
      body: driverBodies[outcome],
      screen: 'DriverTrips',
      params: { bookingId: booking.id },
    } as const;
    effects.push({ key: `${key}:driver`, kind: 'notify', data });
    notified.push('driver');
  }
  return { effects, notified };
}

function historyEntry(
  booking: StoredBooking,
  { fields }: ChangedTrip,
  { actor, role, seen }: ChangeAuthor,
  { set, driver, at }: { set: BookingChanges; driver: ChangedDriver; at: number },
): StoredChange {
  const { version, pickup, tripdate, estimateDistance: distance, customer_paid: before } = booking;
  return {
    at,
    by: actor.uid,
    role,
    version: version + 1,
    seen,
    fields,
    price: { before, after: set.customer_paid ?? before },
    driver: driver.outcome,
    was: { pickup, tripdate, distance, ...(booking.hire && { hours: booking.hire.hours }) },
  };
}
