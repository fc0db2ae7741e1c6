/** The user's own account. */
export * from './SignIns.js';
