import type { User } from '@wayfare/shared';

/**
 * Whether the site keeps what a user needs without a network, until they sign out: drivers work on, and
 * riders see their trip.
 */
export const worksOffline = (user: Pick<User, 'usertype'> | null | undefined): boolean =>
  user?.usertype === 'driver' || user?.usertype === 'rider';
