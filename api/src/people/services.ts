import type { MessagesServices } from '../messages/services.js';
import type { StoredApiKey } from './apiKey/storedApiKey.js';
import type { SocialProviders } from './auth/social/socialProvider.js';
import type { LiveDrivers } from './liveDrivers/liveDrivers.js';
import type { PeopleRepositories } from './repositories.js';
import type { StoredUser } from './user/storedUser.js';

/** Accounts, how their owners sign in, and where drivers are. */
export interface PeopleServices extends MessagesServices {
  db: MessagesServices['db'] & PeopleRepositories;
  liveDrivers: LiveDrivers;
  /** Does what other areas do once the owner of an account has proven a mobile. */
  afterMobileVerified(uid: string): Promise<void>;
  /** Providers for social sign-in. */
  social: SocialProviders;
}

/** Who calls operations, as far as accounts know them. */
export interface PeopleCallers {
  user: StoredUser;
  key: StoredApiKey;
}
