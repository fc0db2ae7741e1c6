/** The start of a session: who is signed in, and the configuration of the business. */
export * from './bootstrap.js';
export * from './startProblem.js';
export { showUser, useOtherUser, watchUser } from './userChange.js';
