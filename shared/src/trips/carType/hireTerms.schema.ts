import { z } from 'zod';
import { MAX_AMOUNT } from '../../basics/decimals/money.js';
import { hireUnits, MOST_HOURS } from './hireTerms.js';

const hours = z.number().int().min(1).max(MOST_HOURS);

/** How a car type can be booked by the hour (rule 4.68). Without a price per hour, it cannot. */
export const hireTermsShape = {
  hirePrice: z.number().min(0).max(MAX_AMOUNT).nullish(),
  /** The distance that each hour includes, in the unit of `rate_per_unit_distance`. */
  hireDistance: z.number().min(0).max(1_000).nullish(),
  /** The fewest and the most hours that can be booked. */
  hireMinHours: hours.nullish(),
  hireMaxHours: hours.nullish(),
  /** Extra time is charged for each started unit of this many minutes. */
  hireUnitMinutes: z.literal(hireUnits).nullish(),
};
