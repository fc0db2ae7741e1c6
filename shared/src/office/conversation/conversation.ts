import type { TranslationKey } from '../../basics/language/texts.js';

/** The users the business can talk to: each has one conversation with it, which has the user's id. */
export const correspondentTypes = ['rider', 'driver'] as const;

/** How much of the last message a list shows, in characters. */
export const PREVIEW_LENGTH = 140;

/** The most conversations that are counted as unread. */
export const UNREAD_CONVERSATIONS_LIMIT = 100;

/**
 * Ready-made messages of dispatchers, by the role of the receiver. They are translation keys, which admins
 * can reword, and are sent in the receiver's language.
 */
export const cannedReplies = {
  driver: [
    'canned_reply_where',
    'canned_reply_waiting',
    'canned_reply_position',
    'canned_reply_call',
    'canned_reply_thanks',
  ],
  rider: [
    'canned_reply_looking',
    'canned_reply_late',
    'canned_reply_there',
    'canned_reply_call',
    'canned_reply_thanks',
  ],
} as const satisfies Record<(typeof correspondentTypes)[number], readonly TranslationKey[]>;
