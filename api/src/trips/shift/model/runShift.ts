import {
  countWaitingAround,
  distanceKm,
  driversToAsk,
  ineligibleReason,
  isScarce,
  MATCHED_AT_MOST,
  nextRoundAt,
  nextStandInAt,
  nextWindow,
  standInsFrom,
  windowEnd,
  withExpired,
} from '@wayfare/shared';
import { type AnswerModel, chanceOf } from './answers.js';
import { EventQueue } from './eventQueue.js';
import { Fleet, type ModelDriver } from './fleet.js';
import { matchWaiting } from './matchWaiting.js';
import type { Pace } from './pace.js';
import type { ChangedRules, ModelRules, RecordedShift, RecordedTrip } from './recordedShift.js';

const HOUR_MS = 3_600_000;
/** From the end of a ride until the driver is free, in ms: the fare is paid. */
const PAYING_MS = 60_000;
/** How often dispatch looks at trips that are collected, in ms. */
const LOOK_MS = 1_000;
/** How many drivers each trip of a window is matched with at most. */
const RANKED_AT_MOST = 12;
/** After so many events, other work gets a turn. */
const EVENTS_A_TURN = 500;

/** A trip that a driver accepted in a run. Times are ms timestamps. */
export interface ServedTrip {
  trip: string;
  driver: string;
  at: number;
  /** When the driver is free again. */
  until: number;
  /** How far the driver was from the pickup in a straight line, in km. */
  pickupKm: number;
}

export interface ModelInput {
  shift: RecordedShift;
  answers: AnswerModel;
  pace: Pace;
  /** Rules that replace those of that time. */
  changes?: ChangedRules;
  seed: number;
}

interface ModelOffer {
  driver: string;
  at: number;
  expiresAt: number;
  state: 'offered' | 'declined' | 'expired';
}

interface Waiting {
  trip: RecordedTrip;
  offers: ModelOffer[];
  isOver: boolean;
  /** Since when it is collected with others, a ms timestamp; null if it is not. */
  collectedAt: number | null;
  /** Only the round planned last takes place. */
  round: number;
  /** How often each driver was asked. */
  asked: Map<string, number>;
}

type Event =
  | { kind: 'round'; waiting: Waiting; round: number }
  | { kind: 'answer'; waiting: Waiting; offer: ModelOffer; accepts: boolean }
  | { kind: 'match' }
  | { kind: 'free'; driver: ModelDriver };

/**
 * Runs the dispatch of a recorded shift again, with the rules of the product: who is eligible, the rings of
 * drivers to ask, when offers expire, and which trips are matched together in scarcity. Whether and how fast
 * drivers answer comes from `answers`, and depends on nothing but the seed, the trip, the driver and how
 * often they were asked. Returns the served trips in order; yields between turns.
 */
export function* runShift({
  shift,
  answers,
  pace,
  changes,
  seed,
}: ModelInput): Generator<void, ServedTrip[]> {
  const fleet = new Fleet(shift.drivers, pace.kmh);
  const events = new EventQueue<Event>();
  const reserved = new Map<string, { trip: string; until: number }>();
  const served: ServedTrip[] = [];
  /** The trips that look for a driver, and those of them whose window ends now. */
  const active = new Set<Waiting>();
  const together = new Set<Waiting>();
  const rulesAt = (at: number) => ({ ...shift.rulesAt(at), ...changes });

  function release(driver: string, trip: string) {
    if (reserved.get(driver)?.trip === trip) reserved.delete(driver);
  }

  function planRound(waiting: Waiting, at: number) {
    waiting.round += 1;
    events.add(at, { kind: 'round', waiting, round: waiting.round });
  }

  function endTrip(waiting: Waiting) {
    waiting.isOver = true;
    active.delete(waiting);
    for (const { driver } of waiting.offers) release(driver, waiting.trip.id);
  }

  function round(waiting: Waiting, now: number) {
    const { trip } = waiting;
    if (now >= trip.leftAt) return endTrip(waiting);
    active.add(waiting);
    const rules = rulesAt(now);
    const before = waiting.offers;
    waiting.offers = withExpired(before, now) as ModelOffer[];
    for (const [index, { driver, state }] of waiting.offers.entries())
      if (state !== before[index]?.state) release(driver, trip.id);
    if (isCollected(waiting, rules, now)) return collect(waiting, rules, now);
    waiting.collectedAt = null;
    const open = waiting.offers.filter(({ state }) => state === 'offered');
    const count = rules.offersAtATime - open.length;
    const { standIns, nearest, isReserved } = searchOf(waiting, rules, now);
    const search = { offers: waiting.offers, radiusKm: rules.radiusKm, count, isReserved };
    const chosen =
      count > 0
        ? driversToAsk<ModelDriver>({ ...search, nearest: (accepts) => nearest(count, accepts) })
        : [];
    const made = offerTo(waiting, chosen, rules, now);
    planRound(waiting, nextRoundAt([...open, ...made], now, rules, nextStandInAt({ standIns, at: now })));
  }

  function offerTo(waiting: Waiting, drivers: readonly string[], { offerMs }: ModelRules, now: number) {
    const expiresAt = now + offerMs;
    const made = drivers.map((driver): ModelOffer => {
      reserved.set(driver, { trip: waiting.trip.id, until: expiresAt });
      return { driver, at: now, expiresAt, state: 'offered' };
    });
    waiting.offers = [...waiting.offers.filter(({ driver }) => !drivers.includes(driver)), ...made];
    for (const offer of made) ask(waiting, offer);
    return made;
  }

  /** Who could take a trip at a time, nearest first, and who has an offer for another one. */
  function searchOf({ trip, offers }: Waiting, rules: ModelRules, now: number) {
    const declinedBy = offers.filter(({ state }) => state === 'declined').map(({ driver }) => driver);
    const standIns = standInsFrom(rules.standIns.get(trip.carType ?? '') ?? [], trip.askedAt);
    const { pickup, drop, carType, load } = trip;
    const request = { pickup, drop, carType, standIns, load, declinedBy, at: now };
    const settings = { ...modelSettings, negativeBalance: rules.negativeBalance };
    const isReserved = (driver: string) => {
      const kept = reserved.get(driver);
      return kept !== undefined && kept.trip !== trip.id && kept.until > now;
    };
    const nearest = (count: number, accepts: (driver: ModelDriver) => boolean) =>
      fleet.grid
        .nearest(
          pickup,
          rules.radiusKm,
          count,
          (driver) => accepts(driver) && ineligibleReason(driver, request, settings) === null,
        )
        .map(({ item, distance }) => ({ driver: item, distance }));
    const free = (count: number) => nearest(count, ({ id }) => !isReserved(id));
    return { standIns, isReserved, nearest, free };
  }

  /** Whether drivers are scarce around a trip whose round is due, so that it waits for its window. */
  function isCollected(waiting: Waiting, rules: ModelRules, now: number): boolean {
    if (rules.matchMs === 0 || waiting.offers.some(({ state }) => state === 'offered')) return false;
    const others = countWaitingAround(waiting.trip, waitingAt(now), { ...rules, now });
    return isScarce({
      waiting: others + 1,
      free: searchOf(waiting, rules, now).free(others + 2).length,
    });
  }

  function* waitingAt(now: number) {
    for (const { trip, offers } of active) {
      const { id, pickup, carType, leftAt } = trip;
      if (now < leftAt) yield { id, pickup, carType, offers };
    }
  }

  function collect(waiting: Waiting, { matchMs }: ModelRules, now: number) {
    waiting.collectedAt ??= now;
    const endsAt = windowEnd(waiting.collectedAt, matchMs);
    if (endsAt > now) return planRound(waiting, Math.min(endsAt, now + LOOK_MS));
    if (together.size === 0) events.add(now, { kind: 'match' });
    together.add(waiting);
  }

  /** Matches the trips whose window ends now. Those without a match wait for the next one. */
  function matchTrips(now: number) {
    const rules = rulesAt(now);
    const trips = [...together].sort((one, other) => (one.collectedAt ?? 0) - (other.collectedAt ?? 0));
    together.clear();
    const endsNext = nextWindow(now, rules.matchMs);
    const choices = matchWaiting(
      trips.slice(0, MATCHED_AT_MOST).map((waiting) => {
        const { id, askedAt } = waiting.trip;
        const found = searchOf(waiting, rules, now).free(RANKED_AT_MOST);
        waiting.collectedAt = endsNext;
        return { id, askedAt, offers: waiting.offers, found };
      }),
      { now, kmh: pace.kmh },
    );
    for (const waiting of trips) {
      const driver = choices.get(waiting.trip.id);
      if (driver === undefined) planRound(waiting, endsNext);
      else {
        waiting.collectedAt = null;
        planRound(waiting, nextRoundAt(offerTo(waiting, [driver], rules, now), now, rules, null));
      }
    }
  }

  function ask(waiting: Waiting, offer: ModelOffer) {
    const times = waiting.asked.get(offer.driver) ?? 0;
    waiting.asked.set(offer.driver, times + 1);
    const answer = answers.draw(chanceOf(seed, waiting.trip.id, offer.driver, times));
    // In the moment when it expires, an offer can no longer be answered.
    if (answer.kind === 'none' || offer.at + answer.afterMs >= offer.expiresAt) return;
    const accepts = answer.kind === 'accept';
    events.add(offer.at + answer.afterMs, { kind: 'answer', waiting, offer, accepts });
  }

  function handleAnswer({ waiting, offer, accepts }: Event & { kind: 'answer' }, now: number) {
    if (waiting.isOver || !waiting.offers.includes(offer)) return;
    if (!accepts) {
      waiting.offers = waiting.offers.map((one) => (one === offer ? { ...one, state: 'declined' } : one));
      release(offer.driver, waiting.trip.id);
      return round(waiting, now);
    }
    const driver = fleet.get(offer.driver);
    // As in the product, only a free driver who is online gets the trip.
    if (!driver || driver.queue || !driver.driverActiveStatus || now >= waiting.trip.leftAt) return;
    endTrip(waiting);
    drive(waiting.trip, driver, now);
  }

  function drive(trip: RecordedTrip, driver: ModelDriver, now: number) {
    const pickupKm = distanceKm(driver.location, trip.pickup);
    const isCanceled = trip.accepted !== null && trip.canceledAt !== null;
    const until = isCanceled
      ? now + Math.max(0, (trip.canceledAt as number) - (trip.accepted?.at ?? 0))
      : now + (pickupKm / pace.kmh) * HOUR_MS + pace.boardingMs + rideMs(trip) + PAYING_MS;
    fleet.occupy(driver, until, isCanceled ? null : trip.drop, now);
    events.add(until, { kind: 'free', driver });
    served.push({ trip: trip.id, driver: driver.id, at: now, until, pickupKm });
  }

  for (const trip of shift.trips) {
    const asked = new Map<string, number>();
    planRound({ trip, offers: [], isOver: false, collectedAt: null, round: 0, asked }, trip.askedAt);
  }

  for (let done = 1; ; done += 1) {
    if (done % EVENTS_A_TURN === 0) yield;
    const at = events.nextAt();
    if (at === Number.POSITIVE_INFINITY) return served;
    if (fleet.nextAt() <= at) {
      fleet.step();
      continue;
    }
    const { event } = events.take() as { event: Event };
    if (event.kind === 'free') fleet.settle(event.driver, at);
    else if (event.kind === 'answer') handleAnswer(event, at);
    else if (event.kind === 'match') matchTrips(at);
    else if (!event.waiting.isOver && event.round === event.waiting.round) round(event.waiting, at);
  }
}

/** The samples already say which drivers got no offers because of documents or silent devices. */
const modelSettings = { expiredDocumentsBlock: false, driverSilentSeconds: Number.POSITIVE_INFINITY };

const rideMs = ({ startedAt, endedAt, estimateSeconds }: RecordedTrip): number =>
  startedAt !== null && endedAt !== null ? Math.max(0, endedAt - startedAt) : estimateSeconds * 1000;
