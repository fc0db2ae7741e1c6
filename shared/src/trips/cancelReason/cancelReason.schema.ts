import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { translationsSchema } from '../../basics/language/translated.schema.js';
import { cancelRoles, cancelStages } from './cancelChoices.js';

const rolesSchema = z.array(z.enum(cancelRoles)).min(1).max(cancelRoles.length);
const stagesSchema = z.array(z.enum(cancelStages)).min(1).max(cancelStages.length);

const LONGEST_LABEL = 200;

/** A reason to choose when canceling; `value` is its zero-based position (rule 3.30). */
export const cancelReasonInputSchema = z.object({
  label: z.string().trim().min(1).max(LONGEST_LABEL),
  /** The reason in other languages (rule 4.91). */
  translations: translationsSchema({ label: LONGEST_LABEL }),
  /** Without this field, everyone may choose the new reason. */
  roles: rolesSchema.optional(),
  /** Without this field, the new reason fits at every stage. */
  stages: stagesSchema.optional(),
});
export type CancelReasonInput = z.infer<typeof cancelReasonInputSchema>;

export const cancelReasonSchema = cancelReasonInputSchema.extend({
  id: idSchema,
  value: z.number().int().min(0),
  roles: rolesSchema,
  stages: stagesSchema,
});
export type CancelReason = z.infer<typeof cancelReasonSchema>;
