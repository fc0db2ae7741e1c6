import { z } from 'zod';

/** A car type with a nearer car than the booked one, for a rider who waits for a driver. */
export const nearerCarSchema = z.object({
  /** The car type's name. */
  carType: z.string(),
  /** Minutes its nearest free driver needs to the pickup, at least 1. */
  minutes: z.number().int().min(1),
  /** What the rider pays for the trip with it, with the promo of the trip; null if a meter counts it. */
  price: z.number().nullable(),
});
export type NearerCar = z.infer<typeof nearerCarSchema>;
