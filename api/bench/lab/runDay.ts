import { type Actor, distanceKm, DomainError, nextWindow } from '@wayfare/shared';
import { insertDispatched } from '../../src/trips/booking/create/insertDispatched.js';
import { acceptBooking } from '../../src/trips/booking/drive/acceptBooking.js';
import { cancelAs } from '../../src/trips/booking/finish/cancelBooking.js';
import { checkLeads } from '../../src/trips/booking/lead/checkLeads.js';
import { checkNextTrips } from '../../src/trips/booking/next/checkNextTrips.js';
import { leaveTrip } from '../../src/trips/booking/next/leaveTrip.js';
import { declineOffer } from '../../src/trips/booking/offers/declineOffer.js';
import { dispatchRound } from '../../src/trips/booking/offers/dispatchBooking.js';
import { offerTrips } from '../../src/trips/booking/offers/offerTrips.js';
import { openOffer } from '../../src/trips/booking/offers/openOffer.js';
import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import { answerModel, chanceOf } from '../../src/trips/shift/model/answers.js';
import { EventQueue } from '../../src/trips/shift/model/eventQueue.js';
import { matchWaiting } from './batches.js';
import { DAY_BEGINS, hourAt, type LabDay, type LabTrip, NEAR_MS } from './demand.js';
import { labBooking } from './labBooking.js';
import { labServices, labSettings } from './labServices.js';
import type { LabPolicy } from './policies.js';
import type { LabStreets } from './streets.js';

/** How a trip went. Times are ms timestamps; null if it did not come to that. */
export interface TripOutcome {
  trip: LabTrip;
  acceptedAt: number | null;
  /** When the rider was told that the driver arrives. */
  promisedAt: number | null;
  arrivedAt: number | null;
  driver: string | null;
  offers: number;
}

/** How the day of a driver went. */
export interface DriverOutcome {
  id: string;
  earned: number;
  /** The way that they drove without a rider, in meters. */
  emptyMeters: number;
}

export interface DayOutcome {
  trips: readonly TripOutcome[];
  drivers: readonly DriverOutcome[];
}

type Event =
  | { kind: 'ask' | 'leave' | 'giveUp'; trip: LabTrip }
  | { kind: 'round'; id: string }
  | { kind: 'answer'; id: string; driver: string; accepts: boolean }
  | { kind: 'arrive' | 'start' | 'move' | 'free'; drive: Drive }
  | { kind: 'window' | 'look' };

/** A driver on the way to a pickup, and on the trip. */
interface Drive {
  trip: LabTrip;
  driver: string;
  from: number;
  beganAt: number;
  arrivesAt: number;
  /** When the ride begins, once that is known. */
  startsAt: number;
  isOver: boolean;
}

const SECOND_MS = 1_000;
const BOARDING_MS = 45 * SECOND_MS;
const PAYING_MS = 30 * SECOND_MS;
/** How often the device of a driver with a passenger reports where it is. */
const MOVE_MS = 60 * SECOND_MS;
/** How often the product looks at prebookings and next trips. */
const LOOK_MS = 30 * SECOND_MS;
/** How many of them at once: all. */
const LOOK_AT = 10_000;
/** The driver's share of a fare. */
const SHARE = 0.8;
/** The seconds for a km by which a service that measures straight lines promises the arrival. */
const LINE_S_PER_KM = 180;

/**
 * Runs one day with a policy: the product's own rounds, offers, claims, refusals, and cancellations, on data
 * in memory, from event to event. Chance depends only on the day's seed and on what is asked, so policies
 * differ by what they decide and not by luck.
 */
export async function runDay(day: LabDay, policy: LabPolicy, streets: LabStreets): Promise<DayOutcome> {
  const events = new EventQueue<Event>();
  const answers = answerModel([]);
  const outcomes = new Map<string, TripOutcome>();
  const drivers = new Map(
    day.drivers.map(({ id, corner }) => [id, { id, corner, earned: 0, emptyMeters: 0 }]),
  );
  const drives = new Map<string, Drive>();
  const asked = new Map<string, number>();
  const roundsAt = new Map<string, number>();
  const waiting = new Map<string, StoredBooking>();
  /** Next trips that were taken from their drivers, and are to be told so. */
  const lost: { id: string; driver: string }[] = [];
  let left = day.trips.length;

  const settings = labSettings(policy.settings);
  const standIns = new Map(Object.entries(policy.standIns ?? {}));
  const begins = { drivers: day.drivers, beginsAt: DAY_BEGINS, settings, standIns };
  const lab = await labServices(begins, streets, {
    offered(driver, { id }) {
      const outcome = outcomes.get(id) as TripOutcome;
      outcome.offers += 1;
      const times = asked.get(`${id}/${driver}`) ?? 0;
      asked.set(`${id}/${driver}`, times + 1);
      const answer = answers.draw(chanceOf(day.seed, id, driver, times));
      if (answer.kind === 'none') return;
      const accepts = answer.kind === 'accept';
      events.add(lab.clock.at + answer.afterMs, { kind: 'answer', id, driver, accepts });
    },
    earnedOf: (driver) => drivers.get(driver)?.earned ?? 0,
    changed(booking) {
      if (booking.status === 'NEW') waiting.set(booking.id, booking);
      else waiting.delete(booking.id);
      if (booking.status === 'NEW') offeredAnew(booking.id);
      const due = booking.dispatch?.nextAt;
      if (!settings.autoDispatch || !due || booking.status !== 'NEW') return;
      roundsAt.set(booking.id, due);
      events.add(Math.max(due, lab.clock.at), { kind: 'round', id: booking.id });
    },
  });
  const { services, clock, bookings } = lab;
  const actorOf = (uid: string): Actor => ({ uid, usertype: 'driver' });

  /** The drive of a driver to a pickup now, in ms. */
  const approachMs = (trip: LabTrip, corner: number) =>
    (streets.waysTo(trip.pickupCorner).seconds[corner] as number) *
    (day.traffic[hourAt(clock.at)] as number) *
    trip.luck *
    SECOND_MS;

  /** How far a driver is from a pickup by the streets, in seconds, as a map service would say. */
  const secondsTo = ({ id }: StoredBooking, driver: string) =>
    streets.waysTo((outcomes.get(id) as TripOutcome).trip.pickupCorner).seconds[
      drivers.get(driver)?.corner as number
    ] as number;

  /** A driver has lost their next trip, whose rider waits as long as before. */
  function offeredAnew(id: string) {
    const outcome = outcomes.get(id);
    if (!outcome?.driver) return;
    lost.push({ id, driver: outcome.driver });
    Object.assign(outcome, { acceptedAt: null, promisedAt: null, driver: null });
    left += 1;
    events.add(Math.max(outcome.trip.givesUpAt, lab.clock.at), { kind: 'leave', trip: outcome.trip });
  }

  /** The same from the drop of a trip. */
  const fromDrop = ({ id }: StoredBooking, after: string) =>
    streets.waysTo((outcomes.get(id) as TripOutcome).trip.pickupCorner).seconds[
      (outcomes.get(after) as TripOutcome).trip.dropCorner
    ] as number;

  function promise(trip: LabTrip, corner: number): number {
    const seconds =
      policy.promise === 'streets'
        ? (streets.waysTo(trip.pickupCorner).seconds[corner] as number)
        : distanceKm(streets.placeOf(corner), trip.pickup) * LINE_S_PER_KM;
    return clock.at + seconds * SECOND_MS;
  }

  async function ask(trip: LabTrip) {
    outcomes.set(trip.id, {
      trip,
      acceptedAt: null,
      promisedAt: null,
      arrivedAt: null,
      driver: null,
      offers: 0,
    });
    events.add(trip.leavesAt, { kind: 'leave', trip });
    await insertDispatched(labBooking(trip, settings), [], services);
  }

  async function answer({ id, driver, accepts }: Event & { kind: 'answer' }) {
    const booking = await services.db.bookings.findById(id);
    // Drivers answer what they see: not offers that are over, and while they drive only those of a next trip.
    const offer = booking && openOffer(booking, driver, clock.at);
    const current = drives.get(driver)?.trip.id;
    if (!offer || (current !== undefined && offer.after !== current)) return;
    if (!accepts) {
      await declineOffer(actorOf(driver), id, services);
      return;
    }
    const accepted = await acceptBooking(actorOf(driver), id, services);
    const outcome = outcomes.get(id) as TripOutcome;
    const { corner } = drivers.get(driver) as { corner: number };
    const promisedAt = accepted.afterTrip ? accepted.nextPromisedAt : promise(outcome.trip, corner);
    Object.assign(outcome, { acceptedAt: clock.at, promisedAt, driver });
    events.add(Math.max(outcome.trip.givesUpAt, clock.at), { kind: 'giveUp', trip: outcome.trip });
    if (!accepted.afterTrip) begin(outcome, driver);
  }

  function begin({ trip }: TripOutcome, driver: string) {
    const { corner } = drivers.get(driver) as { corner: number };
    const arrivesAt = clock.at + approachMs(trip, corner);
    const startsAt = Math.max(arrivesAt, trip.dueAt) + BOARDING_MS;
    const drive: Drive = {
      trip,
      driver,
      from: corner,
      beganAt: clock.at,
      arrivesAt,
      startsAt,
      isOver: false,
    };
    drives.set(driver, drive);
    events.add(arrivesAt, { kind: 'arrive', drive });
  }

  function arrive(drive: Drive) {
    if (drive.isOver) return;
    const { trip } = drive;
    const driver = drivers.get(drive.driver) as { emptyMeters: number; earned: number };
    driver.emptyMeters += streets.waysTo(trip.pickupCorner).meters[drive.from] as number;
    driver.earned += trip.fare * SHARE;
    (outcomes.get(trip.id) as TripOutcome).arrivedAt = clock.at;
    bookings.step(trip.id, { status: 'ARRIVED', driver_arrive_time: clock.at });
    events.add(drive.startsAt, { kind: 'start', drive });
    events.add(drive.startsAt + trip.rideMs + PAYING_MS, { kind: 'free', drive });
  }

  function start(drive: Drive) {
    const { trip } = drive;
    services.liveTrips.update(bookings.step(trip.id, { status: 'STARTED', trip_start_time: clock.at }));
    move(drive);
  }

  /** The device of a driver with a passenger reports where it is on the fastest way. */
  function move(drive: Drive) {
    const { trip, driver, startsAt } = drive;
    const share = Math.min(1, (clock.at - startsAt) / trip.rideMs);
    const { corner } = alongTheWay(trip.pickupCorner, trip.dropCorner, share);
    lab.liveDrivers.follow(driver, streets.placeOf(corner), clock.at);
    if (clock.at + MOVE_MS < startsAt + trip.rideMs) events.add(clock.at + MOVE_MS, { kind: 'move', drive });
  }

  async function free({ driver, trip }: Drive, corner: number) {
    drives.delete(driver);
    (drivers.get(driver) as { corner: number }).corner = corner;
    lab.liveDrivers.follow(driver, streets.placeOf(corner), clock.at);
    const ended = bookings.step(trip.id, { trip_end_time: clock.at, status: 'COMPLETE' });
    services.liveTrips.update(ended);
    await freed(driver, trip.id);
  }

  /** A driver leaves a trip, and begins the next one if they have one. */
  async function freed(driver: string, id: string) {
    await leaveTrip(driver, id, undefined, services);
    const next = (await services.db.users.findById(driver))?.activeBooking;
    if (next && next !== id && !drives.has(driver)) begin(outcomes.get(next) as TripOutcome, driver);
  }

  /** The rider leaves: no driver has accepted. */
  async function leave(trip: LabTrip) {
    left -= 1;
    const booking = (await services.db.bookings.findById(trip.id)) as StoredBooking;
    if (booking.status !== 'NEW') return;
    await cancelAs(booking, { uid: booking.customer, usertype: 'rider' }, 'Waited too long', {}, services);
  }

  /** The rider leaves although a driver is on the way, who is free wherever that is. */
  async function giveUp(trip: LabTrip) {
    const { driver, arrivedAt } = outcomes.get(trip.id) as TripOutcome;
    if (!driver || arrivedAt !== null) return;
    const booking = (await services.db.bookings.findById(trip.id)) as StoredBooking;
    const drive = drives.get(driver);
    const isBegun = drive?.trip === trip;
    const expected = isBegun ? drive.arrivesAt : (booking.nextPromisedAt ?? clock.at);
    if (booking.status !== 'ACCEPTED' || expected - clock.at <= NEAR_MS) return;
    await cancelAs(booking, { uid: 'desk', usertype: 'admin' }, 'Waited too long', {}, services);
    if (!isBegun) {
      await freed(driver, trip.id);
      return;
    }
    drive.isOver = true;
    const share = (clock.at - drive.beganAt) / (drive.arrivesAt - drive.beganAt);
    const { corner, meters } = alongTheWay(drive.from, trip.pickupCorner, share);
    const own = drivers.get(driver) as { emptyMeters: number; corner: number };
    Object.assign(own, { emptyMeters: own.emptyMeters + meters, corner });
    drives.delete(driver);
    lab.liveDrivers.follow(driver, streets.placeOf(corner), clock.at);
    await freed(driver, trip.id);
  }

  /** Where a driver is after a share of the time of a drive, and how far that was in meters. */
  function alongTheWay(from: number, to: number, share: number): { corner: number; meters: number } {
    const { seconds, meters, next } = streets.waysTo(to);
    const goal = (seconds[from] as number) * (1 - share);
    let corner = from;
    while ((seconds[corner] as number) > goal && (next[corner] as number) >= 0)
      corner = next[corner] as number;
    return { corner, meters: (meters[from] as number) - (meters[corner] as number) };
  }

  async function matchAll() {
    const due = [...waiting.values()].filter(
      ({ dispatch }) =>
        (dispatch?.nextAt ?? 0) <= clock.at &&
        !dispatch?.offers.some(({ state, expiresAt }) => state === 'offered' && (expiresAt ?? 0) > clock.at),
    );
    if (due.length > 0) await matchWaiting(due, { to: secondsTo, fromDrop }, services);
    if (left > 0) events.add(clock.at + (policy.windowMs as number), { kind: 'window' });
  }

  async function round(id: string) {
    const booking = (await services.db.bookings.findById(id)) as StoredBooking;
    // Only the round planned last takes place.
    if (booking.status !== 'NEW' || booking.dispatch?.nextAt !== roundsAt.get(id)) return;
    if ((booking.dispatch?.nextAt ?? 0) > clock.at) return;
    if (settings.matchSeconds === 0) {
      await dispatchRound(booking, services);
      return;
    }
    await offerTrips(LOOK_AT, services);
    // A trip that is collected stays due until the end of a window.
    const { dispatch } = (await services.db.bookings.findById(id)) as StoredBooking;
    if (dispatch?.nextAt === roundsAt.get(id) && (dispatch?.nextAt ?? 0) <= clock.at)
      events.add(nextWindow(clock.at, settings.matchSeconds * SECOND_MS), { kind: 'round', id });
  }

  async function handle(event: Event): Promise<void> {
    if (event.kind === 'ask') await ask(event.trip);
    else if (event.kind === 'leave') await leave(event.trip);
    else if (event.kind === 'giveUp') await giveUp(event.trip);
    else if (event.kind === 'round') await round(event.id);
    else if (event.kind === 'answer') await answer(event);
    else if (event.kind === 'arrive') arrive(event.drive);
    else if (event.kind === 'start') start(event.drive);
    else if (event.kind === 'move') move(event.drive);
    else if (event.kind === 'free') await free(event.drive, event.drive.trip.dropCorner);
    else if (event.kind === 'look') await look();
    else await matchAll();
  }

  /** What the product does every half a minute. */
  async function look() {
    await checkLeads(LOOK_AT, services);
    await checkNextTrips(LOOK_AT, services);
    if (left > 0) events.add(clock.at + LOOK_MS, { kind: 'look' });
  }

  /** Drivers who have lost their next trip are free from it. */
  async function freeLost() {
    for (let one = lost.shift(); one; one = lost.shift()) await freed(one.driver, one.id);
  }

  for (const trip of day.trips) events.add(trip.askedAt, { kind: 'ask', trip });
  events.add(DAY_BEGINS, { kind: 'look' });
  if (policy.windowMs !== null) events.add(DAY_BEGINS, { kind: 'window' });
  for (let next = events.take(); next; next = events.take()) {
    clock.at = Math.max(clock.at, next.at);
    await handle(next.event).catch((error: unknown) => {
      // As in the product: somebody else was faster.
      if (!(error instanceof DomainError && error.status === 409)) throw error;
    });
    await freeLost();
  }
  return { trips: [...outcomes.values()], drivers: [...drivers.values()] };
}
