import { z } from 'zod';
import { MOST_WIDENED } from './widening.js';

/** How often the search of a trip was widened; each time doubles its radius. */
export const widenedSchema = z.number().int().min(0).max(MOST_WIDENED);

/** `to` is how often the search has been widened afterward, so that a repeated request widens once. */
export const widenInputSchema = z.object({ to: widenedSchema.min(1) });
export type WidenInput = z.infer<typeof widenInputSchema>;
