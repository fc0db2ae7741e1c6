/** Changing one's email or mobile number. */
export * from './ContactChanges.js';
