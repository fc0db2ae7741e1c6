import type { BusinessSetup, SignInProblem, User } from '@wayfare/shared';
import { call } from '../http/operations.js';
import { NoSettings } from './startProblem.js';

/** Everything an app needs before its first screen, in one response. */
export interface Bootstrap extends BusinessSetup {
  /** The signed-in user. */
  user: User | null;
  /** Why a user was signed out. */
  problem: SignInProblem | null;
}

/**
 * Asks the API who is signed in, and for the configuration of the business.
 * @throws ApiError; NoSettings when the response has no settings (rule 8.13)
 */
export async function loadBootstrap(): Promise<Bootstrap> {
  const answer = await call.get('/bootstrap').catch((error: unknown) => {
    // A response that is not JSON has no settings either.
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  if (!isComplete(answer)) throw new NoSettings();
  return answer;
}

function isComplete(answer: Partial<Bootstrap> | null): answer is Bootstrap {
  const { settings, appinfo, languages } = answer ?? {};
  const isRecord = (value: unknown) => typeof value === 'object' && value !== null;
  return isRecord(settings) && isRecord(appinfo) && Array.isArray(languages);
}
