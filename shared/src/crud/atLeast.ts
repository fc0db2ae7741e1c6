/**
 * The header of a list too long to be counted: its total in Content-Range is then the least there are. simple-rest
 * itself has no way to say so.
 */
export const TOTAL_HEADER = 'Wayfare-Total';
export const AT_LEAST = 'at-least';
