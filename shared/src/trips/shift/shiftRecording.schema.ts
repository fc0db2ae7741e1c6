import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { placeSchema } from '../../basics/geo/geo.schema.js';
import { offerEnds } from '../booking/offerCounts.js';
import { dispatchChoiceSchema } from './whatIf.schema.js';
import { type DriverSample, type PackedSample, unpackSample } from './recording.js';

/** The longest part of a shift that is read at once, in ms. */
export const RECORDING_PAGE_MS = 60 * 60_000;

const time = z.number().int();

/** An offer of a trip to a driver, from `at` until `until`, ms timestamps. */
const shiftOfferSchema = z.object({ driver: idSchema, at: time, until: time, end: z.enum(offerEnds) });

/**
 * The outcome of a trip that waited for a driver: `served` if one accepted it, `overdue` if no driver took it
 * in time, `canceled` if it was canceled before, or `waiting` if it still waits.
 */
export const shiftTripOutcomes = ['served', 'overdue', 'canceled', 'waiting'] as const;

/** A trip that waited for a driver in a shift. Times are ms timestamps. */
export const shiftTripSchema = z.object({
  id: idSchema,
  reference: z.string(),
  carType: z.string().nullable(),
  pickup: placeSchema,
  drop: placeSchema,
  /** When dispatch began to look for a driver. */
  askedAt: time,
  /** When the driver was wanted: waiting counts from then. */
  dueAt: time,
  /** When it stopped waiting. */
  until: time,
  outcome: z.enum(shiftTripOutcomes),
  /** Who accepted it; null if no one did. */
  driver: idSchema.nullable(),
  offers: z.array(shiftOfferSchema),
});
export type ShiftTrip = z.infer<typeof shiftTripSchema>;

/**
 * A driver in a recording. Seconds count from the recording's `from`; samples that still hold then are before
 * it.
 */
const shiftDriverSchema = z.object({
  id: idSchema,
  /** Null for a deleted user. */
  name: z.string().nullable(),
  carType: z.string().nullable(),
  samples: z.array(z.tuple([z.number().int(), z.number(), z.number(), z.number().int()])),
});

/** A part of a shift as it was recorded. */
export const shiftRecordingSchema = z.object({
  from: time,
  to: time,
  /** The first recorded time; null if nothing is recorded. */
  recordedSince: time.nullable(),
  /** Whether any of this part is recorded. */
  isRecorded: z.boolean(),
  /** There are more drivers or trips than are sent. */
  isCut: z.boolean(),
  /** The settings of dispatch at its end, the radius in today's unit; null if nothing is recorded. */
  dispatch: dispatchChoiceSchema.nullable(),
  drivers: z.array(shiftDriverSchema),
  trips: z.array(shiftTripSchema),
});
export type ShiftRecording = z.infer<typeof shiftRecordingSchema>;

/** A driver of a recording, with samples in order. */
export interface ReplayedDriver {
  id: string;
  name: string | null;
  samples: DriverSample[];
}

/** The drivers of the parts of a shift, each with the samples of all parts. */
export function replayedDrivers(parts: readonly ShiftRecording[]): ReplayedDriver[] {
  const drivers = new Map<string, ReplayedDriver>();
  for (const part of [...parts].sort((one, other) => one.from - other.from))
    for (const { id, name, samples } of part.drivers) {
      const driver = drivers.get(id) ?? { id, name, samples: [] };
      drivers.set(id, driver);
      const last = driver.samples.at(-1)?.at ?? 0;
      const unpacked = samples.map((sample) => unpackSample(sample as PackedSample, part.from));
      driver.samples.push(...unpacked.filter(({ at }) => at > last));
    }
  return [...drivers.values()];
}

/** The trips of the parts of a shift, in order; those of several parts once. */
export function replayedTrips(parts: readonly ShiftRecording[]): ShiftTrip[] {
  const trips = new Map(parts.flatMap((part) => part.trips.map((trip) => [trip.id, trip] as const)));
  return [...trips.values()].sort((one, other) => one.askedAt - other.askedAt);
}
