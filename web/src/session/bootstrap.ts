import type { BusinessSetup, SignInProblem, User } from '@wayfare/shared';
import { api } from '../http/api.js';

/** Everything an app needs before its first screen, in one response. */
export interface Bootstrap extends BusinessSetup {
  /** The signed-in user. */
  user: User | null;
  /** Why a user was signed out. */
  problem: SignInProblem | null;
}

/** Asks the API who is signed in, and for the configuration of the business. */
export const loadBootstrap = (): Promise<Bootstrap> => api.get<Bootstrap>('bootstrap');
