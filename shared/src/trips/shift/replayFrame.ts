import type { LatLng } from '../../basics/geo/geo.schema.js';
import { type DriverSample, type RecordedState, sampleAt } from './recording.js';
import type { ReplayedDriver, ShiftTrip } from './shiftRecording.schema.js';

/** Between samples that are this close, a driver moves evenly, in ms. */
const SMOOTH_MS = 60_000;

/** A driver at a moment. */
export interface ReplayedCar extends LatLng {
  id: string;
  name: string | null;
  state: RecordedState;
}

/** A moment of a shift. */
export interface ReplayFrame {
  cars: ReplayedCar[];
  /** Trips that waited for a driver. */
  waiting: ShiftTrip[];
  /** Open offers, as lines from the driver to the pickup. */
  offers: { trip: string; driver: string; line: [LatLng, LatLng] }[];
}

/**
 * Where everyone was at a moment of a shift, which trips waited, and who was asked. `at` is a ms timestamp.
 */
export function frameAt(
  drivers: readonly ReplayedDriver[],
  trips: readonly ShiftTrip[],
  at: number,
): ReplayFrame {
  const cars = drivers.flatMap(({ id, name, samples }): ReplayedCar[] => {
    const sample = sampleAt(samples, at);
    return sample ? [{ id, name, state: sample.state, ...placeAt(samples, sample, at) }] : [];
  });
  const places = new Map(cars.map((car) => [car.id, car]));
  const waiting = trips.filter(({ askedAt, until }) => askedAt <= at && at < until);
  return {
    cars,
    waiting,
    offers: waiting.flatMap((trip) =>
      trip.offers.flatMap(({ driver, at: from, until }) => {
        const car = places.get(driver);
        if (!car || at < from || at >= until) return [];
        const line: [LatLng, LatLng] = [
          { lat: car.lat, lng: car.lng },
          { lat: trip.pickup.lat, lng: trip.pickup.lng },
        ];
        return [{ trip: trip.id, driver, line }];
      }),
    ),
  };
}

function placeAt(samples: readonly DriverSample[], sample: DriverSample, at: number): LatLng {
  const next = samples[samples.indexOf(sample) + 1];
  const { lat, lng } = sample;
  if (!next || next.state === 'offline' || next.at - sample.at > SMOOTH_MS) return { lat, lng };
  const part = (at - sample.at) / (next.at - sample.at);
  return { lat: lat + part * (next.lat - lat), lng: lng + part * (next.lng - lng) };
}

/** How many drivers were free, busy or away, and how many trips waited. */
export interface ShiftCounts {
  /** ms timestamp */
  at: number;
  free: number;
  busy: number;
  away: number;
  waiting: number;
}

/**
 * Returns a driver's state as the map and the counts distinguish it: can be asked, has a trip, or is not
 * asked.
 */
export const standingOf = (state: RecordedState): 'free' | 'busy' | 'away' =>
  state === 'busy' ? 'busy' : state === 'break' || state === 'documents' ? 'away' : 'free';

/** The counts of a moment. */
export function countsOf({ cars, waiting }: Pick<ReplayFrame, 'cars' | 'waiting'>, at: number): ShiftCounts {
  const counts: ShiftCounts = { at, free: 0, busy: 0, away: 0, waiting: waiting.length };
  for (const { state } of cars) counts[standingOf(state)] += 1;
  return counts;
}

/** The counts over a shift, at `moments` evenly spread moments. */
export function countsOver(
  drivers: readonly ReplayedDriver[],
  trips: readonly ShiftTrip[],
  { from, to }: { from: number; to: number },
  moments: number,
): ShiftCounts[] {
  return Array.from({ length: moments }, (_, index) => {
    const at = from + ((index + 0.5) / moments) * (to - from);
    return countsOf(frameAt(drivers, trips, at), at);
  });
}

/** Why a trip was not served. */
export interface UnservedReason {
  /** No one could be asked, those who were asked did not take it, or it ended while someone was asked. */
  why: 'no_driver' | 'not_taken' | 'ended';
  asked: number;
  declined: number;
  unanswered: number;
}

/** The trips of a shift that ended without a driver, and why. */
export function unservedTrips(trips: readonly ShiftTrip[]): (ShiftTrip & UnservedReason)[] {
  return trips
    .filter(({ outcome }) => outcome === 'overdue' || outcome === 'canceled')
    .map((trip) => {
      const declined = trip.offers.filter(({ end }) => end === 'declined').length;
      const unanswered = trip.offers.filter(({ end }) => end === 'expired').length;
      const asked = new Set(trip.offers.map(({ driver }) => driver)).size;
      const wasOpen = trip.offers.some(({ end }) => end === 'withdrawn');
      return {
        ...trip,
        why: asked === 0 ? 'no_driver' : wasOpen ? 'ended' : 'not_taken',
        asked,
        declined,
        unanswered,
      };
    });
}
