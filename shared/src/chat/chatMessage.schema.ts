import { z } from 'zod';
import { idSchema } from '../crud/id.js';
import { usertypeSchema } from '../user/user.schema.js';

export const chatMessageInputSchema = z.object({ message: z.string().trim().min(1).max(2000) });

/** One chat message of a trip (rule 3.21). `source` is the sender's role. */
export const chatMessageSchema = z.object({
  id: idSchema,
  message: z.string(),
  from: idSchema,
  type: z.literal('msg'),
  msgDate: z.string(),
  msgTime: z.string(),
  source: usertypeSchema,
  at: z.number().int(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;
