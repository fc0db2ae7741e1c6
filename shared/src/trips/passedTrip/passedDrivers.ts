import type { DispatchTrace, LeftOutReason } from '../booking/dispatchTrace.js';
import { MOST_PASSED, type PassedReason } from './passedTrip.schema.js';

/** A driver who did not get a trip, and why. Distances in km, `at` is a ms timestamp. */
export interface PassedDriver {
  driver: string;
  at: number;
  reason: PassedReason;
  distance: number | null;
  /** km beyond the search radius; null for other reasons. */
  over: number | null;
}

/** A trip that no longer looks for a driver. */
export interface EndedSearch {
  /** Who got the trip; missing if nobody did. */
  driver?: string | null | undefined;
  offers: readonly { driver: string; at: number; state: string }[];
  /** Which drivers the latest rounds considered, latest first. */
  trace: readonly DispatchTrace[];
  radiusKm: number;
}

/** Why drivers whom dispatch left out did not get the trip. Null for those who were off duty. */
const leftOut: Readonly<Partial<Record<LeftOutReason, PassedReason | null>>> = {
  not_approved: 'not_approved',
  not_active: null,
  on_break: 'on_break',
  away: 'away',
  busy: 'busy',
  silent: 'silent',
  no_location: 'silent',
  other_car_type: 'car_type',
  stands_in_later: 'car_type',
  lacks_needs: 'unfit',
  declined: 'declined',
  // Reveals neither who wants it nor that anybody does.
  kept_apart: 'others_first',
  // The business of another fleet.
  other_fleet: null,
  recalled: 'recalled',
  gave_back: 'gave_back',
  // They could not have been there in time, like anybody else on a trip.
  trip_longer: 'busy',
  longer_trip: 'declined',
  wallet_negative: 'debt',
  document_expired: 'documents',
  heading_elsewhere: 'heading',
  too_far: 'too_far',
  let_pass: 'missed',
  others_first: 'others_first',
  other_trip: 'other_trip',
};

/**
 * The drivers around a pickup who did not get the trip, and why (rule 4.78): those who were asked, then the
 * nearest, at most `MOST_PASSED`.
 */
export function passedDrivers({ driver: winner, offers, trace, radiusKm }: EndedSearch): PassedDriver[] {
  const latest = new Map<string, DispatchTrace>();
  for (const entry of trace) if (!latest.has(entry.driver)) latest.set(entry.driver, entry);
  const asked = offers.map(({ driver, at, state }): PassedDriver => {
    const distance = latest.get(driver)?.distance ?? null;
    return { driver, at, reason: reasonOfOffer(state, Boolean(winner)), distance, over: null };
  });
  const known = new Set(offers.map(({ driver }) => driver));
  const others = [...latest.values()]
    .filter(({ driver, outcome }) => outcome === 'left_out' && !known.has(driver))
    .flatMap((entry) => passedBy(entry, radiusKm))
    .sort((one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity));
  return [...asked, ...others].filter(({ driver }) => driver !== winner).slice(0, MOST_PASSED);
}

function passedBy({ driver, at, reason: why, distance }: DispatchTrace, radiusKm: number): PassedDriver[] {
  const reason = why === null ? 'others_first' : reasonFor(why);
  if (reason === null) return [];
  const over = reason === 'too_far' && distance !== null ? Math.max(0, distance - radiusKm) : null;
  return [{ driver, at, reason, distance, over }];
}

/** Reasons without an entry are about what the trip needs from a driver or a car. */
const reasonFor = (why: LeftOutReason): PassedReason | null => {
  const reason = leftOut[why];
  return reason === undefined ? 'unfit' : reason;
};

function reasonOfOffer(state: string, isTaken: boolean): PassedReason {
  switch (state) {
    case 'declined':
      return 'declined';
    case 'expired':
      return 'missed';
    case 'recalled':
      return 'recalled';
    case 'gaveBack':
      return 'gave_back';
    case 'withdrawn':
      return 'faster';
    default:
      return isTaken ? 'faster' : 'canceled';
  }
}

/** The time between two shown times: too coarse to recognize a trip by it, in ms. */
const SHOWN_STEP_MS = 5 * 60_000;

/** Rounds a time to what drivers see of trips that they did not get. */
export const shownPassedAt = (at: number): number => Math.round(at / SHOWN_STEP_MS) * SHOWN_STEP_MS;

/** Rounds km to what drivers see of trips that they did not get; at least 0.1. */
export const shownPassedKm = (km: number): number => Math.max(1, Math.round(km * 10)) / 10;
