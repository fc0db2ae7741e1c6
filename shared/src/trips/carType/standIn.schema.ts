import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

/** The longest wait of a stand-in, in seconds: a trip without a driver ends after half an hour. */
const SECONDS_AT_MOST = 20 * 60;
/** How many other car types may stand in for one. */
const STAND_INS_AT_MOST = 20;

/**
 * A car type whose drivers may also take the trips of another one, once a trip has waited for so many seconds
 * (rule 4.82). `carType` is its id.
 */
export const standInSchema = z.object({
  carType: idSchema,
  afterSeconds: z.number().int().min(0).max(SECONDS_AT_MOST),
});
export type StandIn = z.infer<typeof standInSchema>;

/** The car types that stand in for one, each once. */
export const standInsSchema = z
  .array(standInSchema)
  .max(STAND_INS_AT_MOST)
  .refine((standIns) => new Set(standIns.map(({ carType }) => carType)).size === standIns.length);
