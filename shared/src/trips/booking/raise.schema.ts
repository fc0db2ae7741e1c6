import { z } from 'zod';
import { MAX_AMOUNT } from '../../basics/decimals/money.js';

/**
 * `to` is the new total that the business adds to the driver's share, so that a repeated request raises once.
 */
export const raiseInputSchema = z.object({ to: z.number().positive().max(MAX_AMOUNT) });
export type RaiseInput = z.infer<typeof raiseInputSchema>;

/** How far a dispatcher can raise the offer of a trip. */
export const raiseOptionsSchema = z.object({
  /** The driver's share of the fare. */
  driver_share: z.number(),
  /** The amount that the business adds to the share so far. */
  raise: z.number(),
  /** The largest amount that this dispatcher may set. */
  most: z.number(),
});
export type RaiseOptions = z.infer<typeof raiseOptionsSchema>;
