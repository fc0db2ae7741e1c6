/** Changing the user's own email or mobile number. */
export * from './ContactChanges.js';
