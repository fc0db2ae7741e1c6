import { z } from 'zod';
import { chatMessageInputSchema } from '../../trips/chat/chatMessage.schema.js';
import { idSchema } from '../../basics/crud/id.js';
import { usertypeSchema } from '../../people/user/user.schema.js';
import { cannedReplies, correspondentTypes } from './conversation.js';

const cannedReplySchema = z.enum([...new Set([...cannedReplies.driver, ...cannedReplies.rider])]);
export type CannedReply = z.infer<typeof cannedReplySchema>;

/** A message to the desk, as sent: plain text, and the trip it is about. */
export const ownConversationInputSchema = chatMessageInputSchema.extend({ booking: idSchema.optional() });

/** A message of the desk, as sent: either plain text or a ready-made message, and the trip it is about. */
export const conversationMessageInputSchema = z
  .object({
    message: chatMessageInputSchema.shape.message.optional(),
    reply: cannedReplySchema.optional(),
    booking: idSchema.optional(),
    /** The place of the last message that staff has read: what a colleague wrote later is read first. */
    seen: z.number().int().min(0).optional(),
  })
  .refine(({ message, reply }) => (message === undefined) !== (reply === undefined), {
    path: ['message'],
    error: 'field_invalid',
  });
export type ConversationMessageInput = z.infer<typeof conversationMessageInputSchema>;

/**
 * A message between the desk and a rider or driver. `sequence` is its position in their conversation, from 1
 * without gaps, `at` a ms timestamp, and `source` the role of its author.
 */
export const conversationMessageSchema = z.object({
  id: idSchema,
  /** The rider or driver. */
  user: idSchema,
  sequence: z.number().int().min(1),
  /** Empty for a driver if it was about a trip that another driver has now. */
  message: z.string(),
  /**
   * Its author; null for dispatchers in what riders and drivers get: they write to the desk, not to a person.
   */
  from: idSchema.nullable(),
  from_name: z.string().nullable(),
  source: usertypeSchema,
  at: z.number().int(),
  /** The trip it is about, and its reference as people say it. */
  booking: idSchema.nullable(),
  reference: z.string().nullable(),
});
export type ConversationMessage = z.infer<typeof conversationMessageSchema>;

/** A conversation of the desk with a rider or driver, with its last message. Times are ms timestamps. */
export const conversationSchema = z.object({
  /** The id of the rider or driver. */
  id: idSchema,
  usertype: z.enum(correspondentTypes),
  name: z.string().nullable(),
  lastAt: z.number().int(),
  /** The beginning of the last message. */
  lastText: z.string(),
  /** Whether the user wrote the last message. */
  isLastFromUser: z.boolean(),
  /** Whether the user wrote something that no dispatcher has read. */
  isUnread: z.boolean(),
  /** How many of the user's messages no dispatcher has read. */
  unread: z.number().int().min(0),
  /** The last position that the user has read. */
  readByUser: z.number().int().min(0),
});
export type Conversation = z.infer<typeof conversationSchema>;

/**
 * A rider's or driver's own conversation with the desk: unread messages, and the last position that the desk
 * has read.
 */
export const ownConversationSchema = z.object({
  unread: z.number().int().min(0),
  readByStaff: z.number().int().min(0),
});
export type OwnConversation = z.infer<typeof ownConversationSchema>;

/** The last position of a conversation that was read. */
export const readUpToSchema = z.object({ upTo: z.number().int().min(1) });

/** How many conversations have unread messages, at most `UNREAD_CONVERSATIONS_LIMIT`. */
export const unreadConversationsSchema = z.object({ unread: z.number().int().min(0) });
export type UnreadConversations = z.infer<typeof unreadConversationsSchema>;
