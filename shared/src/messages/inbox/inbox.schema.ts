import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

/** The most notifications a user's inbox keeps: the newest. */
export const INBOX_LIMIT = 100;

/** A notification in its receiver's inbox (rules 3.5, 7.31), in the language of the request. */
export const inboxEntrySchema = z.object({
  id: idSchema,
  /** When it was sent: a ms timestamp. */
  at: z.number().int(),
  title: z.string(),
  body: z.string(),
  isRead: z.boolean(),
  /** The screen of the mobile app that it opens. */
  screen: z.string().optional(),
  /** The booking it is about. */
  bookingId: idSchema.optional(),
});
export type InboxEntry = z.infer<typeof inboxEntrySchema>;

const wholeNumber = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);

/** Which page of the inbox to list, newest first. `page` counts from 0. */
export const inboxQuerySchema = z.object({
  page: wholeNumber.default(0),
  perPage: wholeNumber.pipe(z.number().min(1).max(INBOX_LIMIT)).default(20),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/** How many notifications a user has not read. */
export const unreadSchema = z.object({ unread: z.number().int().min(0) });
export type Unread = z.infer<typeof unreadSchema>;

/**
 * Which notifications to mark as read: those sent up to a time, a ms timestamp, so that one that arrives
 * later stays unread. Without a time, all of them.
 */
export const markReadSchema = z.object({ upTo: z.number().int().min(0).optional() });

/** A page of the inbox. `total` and `unread` count all of its notifications. */
export const inboxPageSchema = unreadSchema.extend({
  total: z.number().int().min(0),
  entries: z.array(inboxEntrySchema),
});
export type InboxPage = z.infer<typeof inboxPageSchema>;
