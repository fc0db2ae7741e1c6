/**
 * How many rows one person exports within 24 hours before the other admins are notified: more than the
 * records of a day's work, and far fewer than the customers of a business.
 */
export const EXPORT_NOTICE_ROWS = 500;
export const EXPORT_WINDOW_MS = 24 * 60 * 60_000;
