/** The user's own notifications. */
export * from './Inbox.js';
export * from './inboxProps.js';
export * from './useUnreadNews.js';
