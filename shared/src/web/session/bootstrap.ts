import type { SignInProblem } from '../../errors/catalogue.js';
import type { AppInfo, PublicSettings } from '../../settings/settings.schema.js';
import type { User } from '../../user/user.schema.js';
import { api } from '../http/api.js';
import type { OfferedLanguage } from '../language/locale.js';

/** Everything an app needs before its first screen, in one response. */
export interface Bootstrap {
  /** The signed-in user. */
  user: User | null;
  /** Why a user was signed out. */
  problem: SignInProblem | null;
  settings: PublicSettings;
  appinfo: AppInfo;
  languages: OfferedLanguage[];
}

/** The configuration of the business, which does not depend on the user. */
export type BusinessSetup = Omit<Bootstrap, 'user' | 'problem'>;

/** Asks the API who is signed in, and for the configuration of the business. */
export const loadBootstrap = (): Promise<Bootstrap> => api.get<Bootstrap>('bootstrap');
