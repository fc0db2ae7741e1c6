import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type LatLng, type Random, seededRandom } from '@wayfare/shared';
import { parse } from 'csv-parse/sync';
import type { LabStreets } from './streets.js';

/** A trip that somebody took, or might have. Times are ms after midnight. */
export interface RecordedRide {
  at: number;
  pickup: LatLng;
  drop: LatLng;
  /** Around each place, trips begin and end within this distance, in km. */
  spreadKm: number;
  /** Null if the ride takes as long as the streets say. */
  rideMs: number | null;
  passengers: number;
  /** In dollars; null if it follows from the ride. */
  fare: number | null;
}

/** The trips that people want on one day. */
export interface RecordedDemand {
  isReal: boolean;
  rides: readonly RecordedRide[];
}

/** 3,000 real trips, kept outside the repository and not always available. */
export const TRIPS_FILE = fileURLToPath(
  new URL('../../../../shared/data/nyc-trips-march-2019.csv', import.meta.url),
);
/** The file's places are the middles of zones: people get in and out somewhere in the zone. */
const ZONE_KM = 0.6;
const RIDES = 3_000;
const [SHORTEST_MS, LONGEST_MS] = [60_000, 2 * 3_600_000];
/** The share of a day's trips by hour: of the real trips, rounded. */
const BY_HOUR = [
  94, 47, 57, 15, 25, 20, 57, 113, 155, 151, 137, 136, 155, 163, 166, 157, 156, 172, 194, 197, 180, 152, 139,
  162,
];
/** The middle of generated demand, and how far from it most trips begin and end, in km. */
const CENTER: LatLng = { lat: 40.752, lng: -73.98 };
const [NEAR_KM, FAR_KM] = [5, 14];
/** The share of generated places that are in the middle of the city. */
const IN_THE_MIDDLE = 0.8;

/**
 * The trips of all days of a recorded month as those of one day, by their time of day. Without the file,
 * demand is generated, the same at each call.
 * @param limit how many trips at most, spread evenly over the day
 */
export function recordedDemand(
  streets: LabStreets,
  { file = TRIPS_FILE, limit = RIDES }: { file?: string | undefined; limit?: number | undefined } = {},
): RecordedDemand {
  const isReal = existsSync(file);
  const all = isReal ? readRides(file) : generatedRides(streets);
  const step = Math.max(1, all.length / limit);
  const sorted = all.toSorted((one, other) => one.at - other.at);
  const rides = Array.from(
    { length: Math.min(limit, all.length) },
    (_, index) => sorted[Math.floor(index * step)] as RecordedRide,
  );
  return { isReal, rides };
}

function readRides(file: string): RecordedRide[] {
  const rows = parse(readFileSync(file), { columns: true, skip_empty_lines: true }) as Record<
    string,
    string
  >[];
  const place = (row: Record<string, string>, which: string): LatLng => ({
    lat: Number(row[`${which}_lat`]),
    lng: Number(row[`${which}_lng`]),
  });
  return rows.map((row) => ({
    at: Date.parse(`1970-01-01T${row.pickup_at?.slice(11)}Z`),
    pickup: place(row, 'pickup'),
    drop: place(row, 'drop'),
    spreadKm: ZONE_KM,
    rideMs: Math.min(LONGEST_MS, Math.max(SHORTEST_MS, Number(row.duration_s) * 1_000)),
    passengers: Number(row.passengers),
    fare: Number(row.fare_usd),
  }));
}

/** Trips between corners of the demo city, most of them in its middle. */
function generatedRides(streets: LabStreets): RecordedRide[] {
  const random = seededRandom(13);
  const places = streets.corners.map((corner) => streets.placeOf(corner));
  const weights = places.map((place) => kmFromCenter(place));
  const middle = places.filter((_, index) => (weights[index] as number) < NEAR_KM);
  const around = places.filter((_, index) => (weights[index] as number) < FAR_KM);
  const somewhere = () => random.pick(random.chance(IN_THE_MIDDLE) ? middle : around);
  return Array.from({ length: RIDES }, () => ({
    at: (hourOf(random) + random.next()) * 3_600_000,
    pickup: somewhere(),
    drop: somewhere(),
    spreadKm: 0,
    rideMs: null,
    passengers: random.weighted([1, 2, 3, 4, 5, 6], (count) => (count === 1 ? 72 : count === 2 ? 14 : 4)),
    fare: null,
  }));
}

const hourOf = (random: Random) => random.weighted([...BY_HOUR.keys()], (hour) => BY_HOUR[hour] ?? 0);

function kmFromCenter({ lat, lng }: LatLng): number {
  const [north, east] = [(lat - CENTER.lat) * 111.2, (lng - CENTER.lng) * 84.2];
  return Math.hypot(north, east);
}
