import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

/** A note by staff about a rider or driver, for colleagues who talk to them. */
export const personNoteInputSchema = z.object({
  user: idSchema,
  text: z.string().trim().min(1).max(1000),
});
export type PersonNoteInput = z.infer<typeof personNoteInputSchema>;

/** A note as sent. `createdAt` is a ms timestamp; the author's name is null once that account is deleted. */
export const personNoteSchema = personNoteInputSchema.extend({
  id: idSchema,
  createdAt: z.number().int(),
  author: idSchema,
  author_name: z.string().nullable(),
});
export type PersonNote = z.infer<typeof personNoteSchema>;
