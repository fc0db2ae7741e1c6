import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { latLngSchema } from '../../basics/geo/geo.schema.js';
import { documentConcerns, documentKindSchema } from './driverDocument.schema.js';
import { driverStates } from './driverState.js';

const time = z.number().int();

/** A driver's row on the driver board. Times are ms timestamps. */
export const driverBoardRowSchema = z.object({
  driver: idSchema,
  state: z.enum(driverStates),
  /** The trip that they drive after the one they are on; null without one. */
  next: z.object({ id: idSchema, reference: z.string() }).nullable(),
  /** Since when the driver waits for a trip; null while they do not wait. */
  waitsSince: time.nullable(),
  /** When the last position was measured; null if it is not known. */
  positionAt: time.nullable(),
  location: latLngSchema.nullable(),
  /** Trips that ended today. */
  trips: z.number().int().min(0),
  /** Time online today, in ms. */
  onlineMs: z.number().int().min(0),
  /**
   * The part of the offers of the last four weeks that the driver accepted, from 0 to 1; null without any.
   */
  acceptanceRate: z.number().min(0).max(1).nullable(),
  /** Documents that wait for review, expire soon or have expired. */
  documents: z.array(z.object({ kind: documentKindSchema, concern: z.enum(documentConcerns) })),
});
/** `at` is when it was read. */
export const driverBoardSchema = z.object({ at: time, drivers: z.array(driverBoardRowSchema) });
export type DriverBoard = z.infer<typeof driverBoardSchema>;
export type DriverBoardRow = z.infer<typeof driverBoardRowSchema>;
