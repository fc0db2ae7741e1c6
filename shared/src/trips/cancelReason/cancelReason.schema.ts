import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

/** A reason to choose when canceling; `value` is its zero-based position (rule 3.30). */
export const cancelReasonInputSchema = z.object({ label: z.string().trim().min(1).max(200) });
export type CancelReasonInput = z.infer<typeof cancelReasonInputSchema>;

export const cancelReasonSchema = cancelReasonInputSchema.extend({
  id: idSchema,
  value: z.number().int().min(0),
});
export type CancelReason = z.infer<typeof cancelReasonSchema>;
