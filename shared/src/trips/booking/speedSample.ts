import { distanceKm } from '../../basics/geo/geo.js';
import type { LatLng } from '../../basics/geo/geo.schema.js';
import { NOISE_KM, type TrackFix } from '../tracking/trackGate.js';
import type { SpeedSample } from './learnedSpeed.js';
import type { Booking } from './booking.schema.js';
import { bookedWaitSeconds } from './returnTrip.js';
import { type OfKind, rulesOf } from './tripKind.js';

/** Shorter drives show no speed, in km of the straight line. */
const SHORTEST_KM = 1;
/** A car that stands still this long waits for a person, and not at a light. In ms. */
const STOP_MS = 240_000;
/** The estimate is for the drive if it began and ended so near to the booked places, in km. */
const AS_BOOKED_KM = 0.5;
/** A drive that is this many times as long as the estimate was another one. */
const DETOUR = 1.5;
/** Ratios and paces (s/km) beyond these are mistakes. */
const RATIOS = { least: 0.4, most: 4 };
const PACES = { least: 40, most: 1_500 };

/** The fields of a trip that show how long its drive was expected to take. */
interface DrivenTrip extends OfKind, Pick<Partial<Booking>, 'back'> {
  pickup: LatLng;
  /** As booked. */
  drop: LatLng;
  /** In km and seconds. */
  estimateDistance: number;
  estimateTime: number;
  stops?: readonly unknown[] | null | undefined;
}

/** What a trip shows about the speed of drives, and where and when (ms timestamp) its drive began. */
export interface DrivenSample extends SpeedSample {
  from: LatLng;
  to: LatLng;
  at: number;
}

/**
 * What a trip shows about the speed of drives, by the positions that are believed: from when the car left
 * its first place until it came to its last one, without long waits. Null if it shows nothing: it has stops
 * or a booked wait, its price did not follow from an estimate, or it was too short.
 * @param believed in order of time
 */
export function speedSample(trip: DrivenTrip, believed: readonly TrackFix[]): DrivenSample | null {
  const isPlain = rulesOf(trip).fare === 'estimate' && !trip.stops?.length && bookedWaitSeconds(trip) === 0;
  const drive = isPlain ? driveOf(believed) : [];
  const [first, last] = [drive[0], drive.at(-1)];
  if (!first || !last) return null;
  const km = distanceKm(first, last);
  const seconds = (last.at - first.at - standingMs(drive)) / 1000;
  const pace = seconds / km;
  if (km < SHORTEST_KM || !isWithin(pace, PACES)) return null;
  const ratio = isAsBooked(trip, drive) ? seconds / trip.estimateTime : null;
  if (ratio !== null && !isWithin(ratio, RATIOS)) return null;
  return { ratio, pace, from: placeOf(first), to: placeOf(last), at: first.at };
}

const placeOf = ({ lat, lng }: LatLng): LatLng => ({ lat, lng });
const isWithin = (value: number, { least, most }: { least: number; most: number }) =>
  value >= least && value <= most;

/** The positions from the last one at the first place to the first one at the last place. */
function driveOf(believed: readonly TrackFix[]): readonly TrackFix[] {
  const [first, last] = [believed[0], believed.at(-1)];
  if (!first || !last) return [];
  let begin = 0;
  while (begin + 1 < believed.length && isAt(believed[begin + 1] as TrackFix, first)) begin += 1;
  let end = believed.length - 1;
  while (end > begin + 1 && isAt(believed[end - 1] as TrackFix, last)) end -= 1;
  return believed.slice(begin, end + 1);
}

const isAt = (fix: LatLng, place: LatLng) => distanceKm(fix, place) <= NOISE_KM;

/** How long a car stood on its way for some minutes or longer, in ms. */
function standingMs(drive: readonly TrackFix[]): number {
  let total = 0;
  for (let index = 0; index < drive.length; ) {
    const from = drive[index] as TrackFix;
    let until = index;
    while (until + 1 < drive.length && isAt(drive[until + 1] as TrackFix, from)) until += 1;
    const stood = (drive[until] as TrackFix).at - from.at;
    if (stood >= STOP_MS) total += stood;
    index = until + 1;
  }
  return total;
}

/** Whether the estimate was for this drive: between the same places, and not much shorter. */
function isAsBooked(trip: DrivenTrip, drive: readonly TrackFix[]): boolean {
  const km = drive.slice(1).reduce((sum, fix, index) => sum + distanceKm(drive[index] as TrackFix, fix), 0);
  return (
    trip.estimateTime > 0 &&
    distanceKm(drive[0] as TrackFix, trip.pickup) <= AS_BOOKED_KM &&
    distanceKm(drive.at(-1) as TrackFix, trip.drop) <= AS_BOOKED_KM &&
    km <= trip.estimateDistance * DETOUR
  );
}
