import { z } from 'zod';
import { placeSchema } from '../../basics/geo/geo.schema.js';

/** Where a driver heads for, and whether dispatch respects it now. The place stays stored when it is off. */
export const headingSchema = placeSchema.extend({
  isOn: z.boolean(),
  /** The day it was last turned on, yyyymmdd in the business's time. */
  day: z.number().int(),
  /** How often it was turned on that day. */
  used: z.number().int().min(1),
});
export type Heading = z.infer<typeof headingSchema>;
