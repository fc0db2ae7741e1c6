import { z } from 'zod';
import { ATTENTION_LIMIT, attentionKinds } from './attention.js';

/** How many records wait, by kind, each at most `ATTENTION_LIMIT`. Kinds that others decide are left out. */
export const attentionSchema = z.partialRecord(
  z.enum(attentionKinds),
  z.number().int().min(0).max(ATTENTION_LIMIT),
);
export type Attention = z.infer<typeof attentionSchema>;
