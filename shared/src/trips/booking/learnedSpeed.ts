import { medianOf } from '../../basics/decimals/medianOf.js';
import type { LatLng } from '../../basics/geo/geo.schema.js';
import { dayOf, weekdayOf, zonedMinutes } from '../../basics/time/zonedTime.js';
import type { DriveTime } from './rankDrivers.js';

/*
 * Driving times learn from the business's own trips (rule 4.130): by pair of cells and hour of the week, by
 * the cell where drives begin, and by the region around it.
 */

/** The sides of a cell and of a region, in degrees: about 2 km, and about 50 km. */
const CELL = 0.02;
const REGION = 0.5;
/** How many of the newest trips count for a cell, a pair of cells or a region in an hour of the week. */
export const SAMPLES_KEPT = 25;
/** With fewer trips in the region at that hour, nothing is learned. */
const LEAST_SAMPLES = 5;
/** So many trips of a smaller area count as much as what is known of the larger one. */
const PRIOR_SAMPLES = 10;

/** What a trip showed about the speed of drives. It names no person and no exact place. */
export interface SpeedSample {
  /** The time it took, divided by that of the route engine in empty streets; null if that is unknown. */
  ratio: number | null;
  /** Seconds for a kilometer of the straight line. */
  pace: number;
}

/** What trips showed about drives from a place to another. */
export interface LearnedSpeed {
  /** By how much the times of the route engine are multiplied; null if no trip showed it. */
  ratio: number | null;
  /** Seconds for a kilometer of the straight line. */
  pace: number;
  /** From how many trips it was learned. */
  trips: number;
}

/** A drive, with the time zone of where it begins or ends: an IANA name. */
interface Drive {
  from: LatLng;
  to: LatLng;
  /** A ms timestamp. */
  at: number;
  timeZone: string;
}

/** The hour of the week by the clocks of a time zone: from 0, Monday after midnight, to 167. */
export const hourOfWeek = (at: number, timeZone: string): number =>
  weekdayOf(dayOf(at, timeZone)) * 24 + Math.floor(zonedMinutes(at, timeZone) / 60);

/**
 * The names under which samples of a drive are kept, from the largest area to the smallest: the region, the
 * cell where it begins, and both cells, each with the hour of the week.
 */
export function speedKeys({ from, to, at, timeZone }: Drive): [string, string, string] {
  const hour = hourOfWeek(at, timeZone);
  const begin = squareOf(from, CELL);
  return [
    `${hour}/r${squareOf(from, REGION)}`,
    `${hour}/c${begin}`,
    `${hour}/c${begin}/${squareOf(to, CELL)}`,
  ];
}

const squareOf = ({ lat, lng }: LatLng, side: number): string =>
  `${Math.floor(lat / side)},${Math.floor(lng / side)}`;

/**
 * What trips showed about a drive. Each smaller area moves the median of the larger one toward its own: the
 * more trips it has, the more. Null with few trips in the whole region.
 * @param areas the samples of the drive's keys, from the largest area to the smallest
 */
export function learnSpeed(areas: readonly (readonly SpeedSample[])[]): LearnedSpeed | null {
  const trips = areas[0]?.length ?? 0;
  if (trips < LEAST_SAMPLES) return null;
  const pace = towardSmaller(areas.map((samples) => samples.map((sample) => sample.pace)));
  const ratio = towardSmaller(
    areas.map((samples) => samples.flatMap((sample) => (sample.ratio === null ? [] : [sample.ratio]))),
  );
  return pace === null ? null : { ratio, pace, trips };
}

/** The median of the largest area, moved toward those of the smaller ones; null with few values. */
function towardSmaller([largest = [], ...smaller]: readonly (readonly number[])[]): number | null {
  const whole = largest.length < LEAST_SAMPLES ? null : medianOf(largest);
  if (whole === null) return null;
  return smaller.reduce((known, values) => {
    const own = medianOf(values);
    return own === null ? known : known + ((own - known) * values.length) / (values.length + PRIOR_SAMPLES);
  }, whole);
}

/**
 * A driving time as trips have shown it: that of the route engine times the learned ratio, or without one the
 * straight line (km) at the learned pace. The given time where nothing was learned.
 */
export function learnedTime(
  time: DriveTime | null,
  km: number,
  learned: LearnedSpeed | null,
): DriveTime | null {
  if (!learned) return time;
  const { ratio, pace, trips } = learned;
  if (!time) return { seconds: km * pace, source: 'line', learnedFrom: trips };
  if (time.seconds === null || ratio === null) return time;
  return { ...time, seconds: time.seconds * ratio, learnedFrom: trips };
}
