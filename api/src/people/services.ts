import type { Services } from '../process/services.js';
import type { OwnMessagesServices } from '../messages/services.js';
import type { SocialProviders } from './auth/social/socialProvider.js';
import type { LiveDrivers } from './liveDrivers/liveDrivers.js';
import type { PeopleRepositories } from './repositories.js';

/** Accounts, how their owners sign in, and where drivers are. */
export interface OwnPeopleServices extends OwnMessagesServices {
  db: OwnMessagesServices['db'] & PeopleRepositories;
  liveDrivers: LiveDrivers;
  /** Providers for social sign-in. */
  social: SocialProviders;
}

export type PeopleServices = Services;
