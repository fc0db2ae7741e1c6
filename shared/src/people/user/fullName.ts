import type { User } from './user.schema.js';

/** Full name as shown in lists and notifications. */
export const fullName = (user: Pick<User, 'firstName' | 'lastName'>) =>
  `${user.firstName} ${user.lastName}`.trim();
