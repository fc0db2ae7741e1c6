import type { User } from './user.schema.js';

/** Full name as lists and notifications show it. */
export const fullName = (user: Pick<User, 'firstName' | 'lastName'>) =>
  `${user.firstName} ${user.lastName}`.trim();
