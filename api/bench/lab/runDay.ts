import { type Actor, distanceKm, DomainError } from '@wayfare/shared';
import { freeDriver } from '../../src/people/driver/freeDriver.js';
import { insertDispatched } from '../../src/trips/booking/create/insertDispatched.js';
import { acceptBooking } from '../../src/trips/booking/drive/acceptBooking.js';
import { cancelAs } from '../../src/trips/booking/finish/cancelBooking.js';
import { declineOffer } from '../../src/trips/booking/offers/declineOffer.js';
import { dispatchRound } from '../../src/trips/booking/offers/dispatchBooking.js';
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
  | { kind: 'arrive' | 'free'; drive: Drive }
  | { kind: 'window' };

/** A driver on the way to a pickup, and on the trip. */
interface Drive {
  trip: LabTrip;
  driver: string;
  from: number;
  beganAt: number;
  arrivesAt: number;
  isOver: boolean;
}

const SECOND_MS = 1_000;
const BOARDING_MS = 45 * SECOND_MS;
const PAYING_MS = 30 * SECOND_MS;
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
  let left = day.trips.length;

  const settings = labSettings(policy.settings);
  const lab = await labServices({ drivers: day.drivers, beginsAt: DAY_BEGINS, settings }, streets, {
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
      const due = booking.dispatch?.nextAt;
      if (!settings.autoDispatch || !due || booking.status !== 'NEW') return;
      roundsAt.set(booking.id, due);
      events.add(Math.max(due, lab.clock.at), { kind: 'round', id: booking.id });
    },
  });
  const { services, clock } = lab;
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
    await insertDispatched(labBooking(trip), [], services);
  }

  async function answer({ id, driver, accepts }: Event & { kind: 'answer' }) {
    const booking = await services.db.bookings.findById(id);
    // Drivers answer what they see: not offers that are over, and none while they drive.
    if (!booking || !openOffer(booking, driver, clock.at) || drives.has(driver)) return;
    if (!accepts) {
      await declineOffer(actorOf(driver), id, services);
      return;
    }
    await acceptBooking(actorOf(driver), id, services);
    begin(outcomes.get(id) as TripOutcome, driver);
  }

  function begin(outcome: TripOutcome, driver: string) {
    const { trip } = outcome;
    const { corner } = drivers.get(driver) as { corner: number };
    const arrivesAt = clock.at + approachMs(trip, corner);
    const drive: Drive = { trip, driver, from: corner, beganAt: clock.at, arrivesAt, isOver: false };
    drives.set(driver, drive);
    Object.assign(outcome, { acceptedAt: clock.at, promisedAt: promise(trip, corner), driver });
    events.add(arrivesAt, { kind: 'arrive', drive });
    if (trip.givesUpAt < arrivesAt - NEAR_MS)
      events.add(Math.max(trip.givesUpAt, clock.at), { kind: 'giveUp', trip });
  }

  function arrive(drive: Drive) {
    if (drive.isOver) return;
    const { trip } = drive;
    const driver = drivers.get(drive.driver) as { emptyMeters: number; earned: number };
    driver.emptyMeters += streets.waysTo(trip.pickupCorner).meters[drive.from] as number;
    driver.earned += trip.fare * SHARE;
    (outcomes.get(trip.id) as TripOutcome).arrivedAt = clock.at;
    const startsAt = Math.max(clock.at, trip.dueAt) + BOARDING_MS;
    events.add(startsAt + trip.rideMs + PAYING_MS, { kind: 'free', drive });
  }

  async function free({ driver, trip }: Drive, corner: number) {
    drives.delete(driver);
    (drivers.get(driver) as { corner: number }).corner = corner;
    lab.liveDrivers.follow(driver, streets.placeOf(corner), clock.at);
    await freeDriver(driver, trip.id, {}, services);
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
    const outcome = outcomes.get(trip.id) as TripOutcome;
    const drive = drives.get(outcome.driver as string);
    if (drive?.trip !== trip || outcome.arrivedAt !== null) return;
    drive.isOver = true;
    const booking = (await services.db.bookings.findById(trip.id)) as StoredBooking;
    await cancelAs(booking, { uid: 'desk', usertype: 'admin' }, 'Waited too long', {}, services);
    const share = (clock.at - drive.beganAt) / (drive.arrivesAt - drive.beganAt);
    const { corner, meters } = alongTheWay(drive, share);
    (drivers.get(drive.driver) as { emptyMeters: number }).emptyMeters += meters;
    await free(drive, corner);
  }

  /** Where a driver is after a share of the time of the approach, and how far that was in meters. */
  function alongTheWay({ trip, from }: Drive, share: number): { corner: number; meters: number } {
    const { seconds, meters, next } = streets.waysTo(trip.pickupCorner);
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
    if (due.length > 0) await matchWaiting(due, secondsTo, services);
    if (left > 0) events.add(clock.at + (policy.windowMs as number), { kind: 'window' });
  }

  async function round(id: string) {
    const booking = (await services.db.bookings.findById(id)) as StoredBooking;
    // Only the round planned last takes place.
    if (booking.status !== 'NEW' || booking.dispatch?.nextAt !== roundsAt.get(id)) return;
    if ((booking.dispatch?.nextAt ?? 0) <= clock.at) await dispatchRound(booking, services);
  }

  async function handle(event: Event): Promise<void> {
    if (event.kind === 'ask') await ask(event.trip);
    else if (event.kind === 'leave') await leave(event.trip);
    else if (event.kind === 'giveUp') await giveUp(event.trip);
    else if (event.kind === 'round') await round(event.id);
    else if (event.kind === 'answer') await answer(event);
    else if (event.kind === 'arrive') arrive(event.drive);
    else if (event.kind === 'free') await free(event.drive, event.drive.trip.dropCorner);
    else await matchAll();
  }

  for (const trip of day.trips) events.add(trip.askedAt, { kind: 'ask', trip });
  if (policy.windowMs !== null) events.add(DAY_BEGINS, { kind: 'window' });
  for (let next = events.take(); next; next = events.take()) {
    clock.at = Math.max(clock.at, next.at);
    await handle(next.event).catch((error: unknown) => {
      // As in the product: somebody else was faster.
      if (!(error instanceof DomainError && error.status === 409)) throw error;
    });
  }
  return { trips: [...outcomes.values()], drivers: [...drivers.values()] };
}
