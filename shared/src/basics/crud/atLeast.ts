/**
 * Header for a list too long to count: the total in Content-Range is then a lower bound. simple-rest
 * itself cannot express this.
 */
export const TOTAL_HEADER = 'Wayfare-Total';
export const AT_LEAST = 'at-least';
