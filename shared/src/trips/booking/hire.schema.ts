import { z } from 'zod';
import { MOST_HOURS } from '../carType/hireTerms.js';

/** The hours of a booking request. */
export const bookedHoursSchema = z.number().int().min(1).max(MOST_HOURS);

/** What a trip by the hour cost, before the booking fee. */
export const hirePartsSchema = z.object({
  /** The price of the hours that were bought. */
  hours: z.number(),
  /** Minutes beyond them that are charged, in started units, and their price. */
  extraMinutes: z.number(),
  extraTime: z.number(),
  /** km beyond those included, and their price. */
  extraKm: z.number(),
  extraDistance: z.number(),
});
export type HireParts = z.infer<typeof hirePartsSchema>;

/** The hours of a trip by the hour, and the terms they were bought on: see `hire.ts`. */
export const hireSchema = z.object({
  /** For how many hours the car is planned to be there. */
  hours: z.number().int(),
  /** The hours that the rider agreed to pay, whether they are used or not. */
  bought: z.number().int(),
  /** The price of an hour, bought or extra. */
  price: z.number(),
  /** km that each bought hour includes. */
  km: z.number(),
  minHours: z.number().int(),
  maxHours: z.number().int(),
  unitMinutes: z.number().int(),
  /** km beyond those included that were driven before hours were added: these hours do not include them. */
  beyondKm: z.number(),
  /** What it cost, once the trip has ended. */
  parts: hirePartsSchema.nullish(),
});
export type Hire = z.infer<typeof hireSchema>;
