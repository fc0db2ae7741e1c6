import { z } from 'zod';
import { MAX_AMOUNT } from '../../basics/decimals/money.js';

/**
 * `to` is what the business adds for the driver afterward, in all, so that a repeated request raises once.
 */
export const raiseInputSchema = z.object({ to: z.number().positive().max(MAX_AMOUNT) });
export type RaiseInput = z.infer<typeof raiseInputSchema>;

/** How far a dispatcher can raise the offer of a trip. */
export const raiseOptionsSchema = z.object({
  /** The driver's share of the fare. */
  driver_share: z.number(),
  /** What the business adds to it so far. */
  raise: z.number(),
  /** The most that this dispatcher can let it add. */
  most: z.number(),
});
export type RaiseOptions = z.infer<typeof raiseOptionsSchema>;
