import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

/** Who keeps a rider and a driver apart: one of the two, or the office. */
export const pairBlockSides = ['rider', 'driver', 'office'] as const;
export type PairBlockSide = (typeof pairBlockSides)[number];

/** A rider and a driver whom the office keeps apart: dispatch never offers a trip of the one to the other. */
export const pairBlockInputSchema = z.object({ rider: idSchema, driver: idSchema });
export type PairBlockInput = z.infer<typeof pairBlockInputSchema>;

/**
 * A rider and a driver who are kept apart, as staff see it. Neither of the two learns who asked for it.
 * `createdAt` is a ms timestamp; names are null once an account is deleted.
 */
export const pairBlockSchema = pairBlockInputSchema.extend({
  id: idSchema,
  side: z.enum(pairBlockSides),
  setBy: idSchema,
  createdAt: z.number().int(),
  rider_name: z.string().nullable(),
  driver_name: z.string().nullable(),
  set_by_name: z.string().nullable(),
});
export type PairBlock = z.infer<typeof pairBlockSchema>;

/** Whether the caller asked never to meet the other person of a trip again. */
export const keptApartSchema = z.object({ isApart: z.boolean() });

/** How many people one rider or driver can keep away at most. */
export const MOST_PAIR_BLOCKS = 100;
