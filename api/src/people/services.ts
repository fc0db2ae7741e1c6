import type { Services } from '../process/services.js';
import type { OwnMessagesServices } from '../messages/services.js';
import type { SocialProviders } from './auth/social/socialProvider.js';
import type { LiveDrivers } from './liveDrivers/liveDrivers.js';
import type { PeopleRepositories } from './repositories.js';

/** Accounts, how their owners sign in, and where drivers are. */
export interface OwnPeopleServices extends OwnMessagesServices {
  db: OwnMessagesServices['db'] & PeopleRepositories;
  liveDrivers: LiveDrivers;
  /** Does what other areas do once the owner of an account has proven a mobile. */
  afterMobileVerified(uid: string): Promise<void>;
  /** Providers for social sign-in. */
  social: SocialProviders;
}

export type PeopleServices = Services;
