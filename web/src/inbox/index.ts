/** The user's own notifications. */
export * from './Inbox.js';
export * from './InboxBell.js';
