import { z } from 'zod';
import { activeStatuses } from '../booking/booking.status.js';
import { tripContact, type TripContactState } from '../booking/tripContact.js';
import { idSchema } from '../crud/id.js';
import { usertypeSchema } from '../user/user.schema.js';

/** Control characters besides the ends of lines: a message is plain text. */
const CONTROL = /[^\P{Cc}\n]/u;

/** What somebody sends: plain text, ends of lines as `\n`. */
export const chatMessageInputSchema = z.object({
  message: z
    .string()
    .max(4000)
    .overwrite((text) => text.replace(/\r\n?/g, '\n').replaceAll('\t', ' '))
    .trim()
    .min(1)
    .max(2000)
    .refine((text) => !CONTROL.test(text), 'field_invalid'),
});
export type ChatMessageInput = z.infer<typeof chatMessageInputSchema>;

/**
 * One chat message of a trip (rule 3.21). `source` is the sender's role, `at` a ms timestamp, `sequence`
 * its place in the trip's chat, from 1 without gaps. Date and time are those of the business's time zone.
 */
export const chatMessageSchema = z.object({
  id: idSchema,
  sequence: z.number().int().min(1),
  message: z.string(),
  from: idSchema,
  type: z.literal('msg'),
  msgDate: z.string(),
  msgTime: z.string(),
  source: usertypeSchema,
  at: z.number().int(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** Messages of one answer when the caller does not say, and at most. */
export const CHAT_PAGE = 50;
export const MAX_CHAT_PAGE = 100;

/** Which messages of a chat: the newest, those before a place, or those after one. */
export const chatPageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_CHAT_PAGE).default(CHAT_PAGE),
  before: z.coerce.number().int().min(1).optional(),
  after: z.coerce.number().int().min(0).optional(),
});
export type ChatPage = z.infer<typeof chatPageSchema>;

/**
 * Whether driver and rider can write to each other: while they may reach each other and the trip is not closed.
 * A paid trip counts, for a rider who left something in the car; afterwards the chat can only be read.
 */
export function isChatOpen(trip: TripContactState, at: { now: number; contactMinutes: number }): boolean {
  return activeStatuses.includes(trip.status) && tripContact(trip, at) === 'open';
}
