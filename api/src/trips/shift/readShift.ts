import {
  type DriverSample,
  invalid,
  type PackedSample,
  packSample,
  PERIOD_MS,
  periodOf,
  RECORDING_PAGE_MS,
  type ShiftRecording,
} from '@wayfare/shared';
import type { TripsServices } from '../services.js';
import { choiceOf } from './choiceOf.js';
import { shownTrip } from './waitedTrip.js';

/** How many drivers and trips a part of a replay shows. */
const DRIVERS_AT_MOST = 2_000;
const TRIPS_AT_MOST = 2_000;
/** How many samples are sent at once: with more, those of each driver are further apart. */
const SAMPLES_AT_MOST = 60_000;

/**
 * A part of a shift as it was recorded, for the replay.
 * @throws validation_error (400) for a part that is empty or longer than an hour
 */
export async function readShift(
  { from, to }: { from: number; to: number },
  { db }: Pick<TripsServices, 'db'>,
): Promise<ShiftRecording> {
  if (to <= from || to - from > RECORDING_PAGE_MS)
    throw invalid('validation_error', { to: 'validation_error' });
  const first = periodOf(from);
  const [recordedSince, periods, waited, tracks] = await Promise.all([
    db.shiftPeriods.first(),
    db.shiftPeriods.between(first, to),
    db.bookings.waitedBetween(from, to, TRIPS_AT_MOST + 1),
    // The state at the start may have been recorded in the period before.
    tracksOf({ from: first - PERIOD_MS, to }, db),
  ]);
  const trips = waited.map(shownTrip).filter(({ askedAt, until }) => askedAt <= to && until >= from);
  const ids = [...tracks.keys()];
  const names = await db.users.namesOf(ids);
  const step = stepFor(
    [...tracks.values()].reduce((sum, { samples }) => sum + samples.length, 0),
    to - from,
    ids.length,
  );
  return {
    from,
    to,
    recordedSince,
    isRecorded: periods.length > 0,
    dispatch: periods.length > 0 ? choiceOf(periods.at(-1), await db.settings.settings()) : null,
    isCut: ids.length > DRIVERS_AT_MOST || trips.length > TRIPS_AT_MOST,
    drivers: ids.slice(0, DRIVERS_AT_MOST).map((id) => ({
      id,
      name: names.get(id) ?? null,
      carType: tracks.get(id)?.carType ?? null,
      samples: packSamples(tracks.get(id)?.samples ?? [], { from, to, step }),
    })),
    trips: trips.slice(0, TRIPS_AT_MOST),
  };
}

/**
 * The samples of each driver in some periods, in order; the drivers with the lowest ids if there are too
 * many.
 */
async function tracksOf({ from, to }: { from: number; to: number }, db: TripsServices['db']) {
  const starts = Array.from(
    { length: Math.ceil((to - from) / PERIOD_MS) },
    (_, index) => from + index * PERIOD_MS,
  );
  const found = await Promise.all(
    starts.map((start) => db.driverTracks.between(start, start + PERIOD_MS, DRIVERS_AT_MOST + 1)),
  );
  const drivers = new Map<string, { carType: string | null; samples: DriverSample[] }>();
  for (const { driver, carType, samples } of found.flat()) {
    const known = drivers.get(driver) ?? { carType, samples: [] };
    known.carType = carType ?? known.carType;
    known.samples.push(...samples);
    drivers.set(driver, known);
  }
  return new Map([...drivers].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** How far apart samples must be, in ms, so that not too many are sent. */
const stepFor = (samples: number, length: number, drivers: number) =>
  samples <= SAMPLES_AT_MOST ? 0 : Math.ceil((length * drivers) / SAMPLES_AT_MOST);

/** The samples of a part and the last one before it; changes of the state are never left out. */
function packSamples(
  samples: readonly DriverSample[],
  { from, to, step }: { from: number; to: number; step: number },
): PackedSample[] {
  const start = Math.max(
    0,
    samples.findLastIndex(({ at }) => at <= from),
  );
  const kept: DriverSample[] = [];
  for (const sample of samples.slice(start)) {
    const last = kept.at(-1);
    if (sample.at > to) break;
    if (!last || sample.state !== last.state || sample.at - last.at >= step) kept.push(sample);
  }
  return kept.map((sample) => packSample(sample, from));
}
