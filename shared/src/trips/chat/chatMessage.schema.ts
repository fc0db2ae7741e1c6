import { z } from 'zod';
import { activeStatuses } from '../booking/booking.status.js';
import { tripContact, type TripContactState } from '../booking/tripContact.js';
import { type OfKind, rulesOf } from '../booking/tripKind.js';
import { idSchema } from '../../basics/crud/id.js';
import { usertypeSchema } from '../../people/user/user.schema.js';

/** Control characters other than line breaks: a message is plain text. */
const CONTROL = /[^\P{Cc}\n]/u;

/** A message as sent: plain text, with line breaks as `\n`. */
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

/**
 * One chat message of a trip (rule 3.21). `source` is the sender's role, `at` a ms timestamp, `sequence`
 * its position in the trip's chat, from 1 without gaps. Date and time are in the business's time zone.
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

/** One message of a guest's chat: the guest has no account, so it says only who of the two wrote it. */
export const guestMessageSchema = chatMessageSchema
  .pick({ id: true, sequence: true, message: true, at: true })
  .extend({ by: z.enum(['guest', 'driver']) });
export type GuestMessage = z.infer<typeof guestMessageSchema>;

/** Messages per response: the default and the maximum. */
const CHAT_PAGE = 50;
const MAX_CHAT_PAGE = 100;

/** Which messages of a chat: the newest, those before a position, or those after one. */
export const chatPageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_CHAT_PAGE).default(CHAT_PAGE),
  before: z.coerce.number().int().min(1).optional(),
  after: z.coerce.number().int().min(0).optional(),
});
export type ChatPage = z.infer<typeof chatPageSchema>;

/**
 * Whether driver and rider can message each other: while contact is allowed and the trip is not closed.
 * A paid trip still counts, for a rider who left something in the car. Afterwards the chat is read-only.
 */
export function isChatOpen(
  trip: TripContactState & OfKind,
  at: { now: number; contactMinutes: number },
): boolean {
  if (!rulesOf(trip).hasRider) return false;
  return activeStatuses.includes(trip.status) && tripContact(trip, at) === 'open';
}

/**
 * Reads the newest messages of a guest's chat, or those before a position, by the token of the guest's link.
 */
export const guestChatPageSchema = z.object({
  token: z.string().min(1).max(100),
  before: z.number().int().min(1).nullish(),
});

/** A guest's message. Sent again with the same key, it is the same message. */
export const guestMessageInputSchema = chatMessageInputSchema.extend({
  token: z.string().min(1).max(100),
  key: z.string().regex(/^[\w-]{8,100}$/, 'field_invalid'),
});
export type GuestMessageInput = z.infer<typeof guestMessageInputSchema>;
