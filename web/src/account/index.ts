/** The user's own account. */
export * from './ChangePassword.js';
export * from './passwordHints.js';
export * from './SignIns.js';
