import { z } from 'zod';
import { tripNeeds } from './driverNeeds.js';

/** Some of the needs of trips, each once. */
export const needsSchema = z
  .array(z.enum(tripNeeds))
  .max(tripNeeds.length)
  .refine((needs) => new Set(needs).size === needs.length);
