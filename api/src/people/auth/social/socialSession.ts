import { DomainError, type SocialProviderName } from '@wayfare/shared';
import type { Request } from 'express';
import type { PeopleServices } from '../../services.js';
import { saveSession } from '../session.js';
import type { SocialLoginChecks } from './socialProvider.js';

/** How long a user may take at the provider, in ms. */
const GOOD_FOR_MS = 10 * 60_000;
/** How long the session of a visitor who is not signed in is kept, in ms. */
const VISIT_MS = 40 * 60_000;

/** A sign-in that was started in this browser. */
interface BegunSocialLogin extends SocialLoginChecks {
  provider: SocialProviderName;
  /** The page that the user requested. */
  next: string | null;
}

declare module 'express-session' {
  interface SessionData {
    socialLogin: BegunSocialLogin & { expiresAt: number };
    /** This browser can complete an account with this token. */
    socialSignUp: string;
  }
}

/** Stores in the browser's session the values that the provider's answer must match. */
export async function beginSocialLogin(
  request: Request,
  begun: BegunSocialLogin,
  { clock }: PeopleServices,
): Promise<void> {
  request.session.socialLogin = { ...begun, expiresAt: clock.now() + GOOD_FOR_MS };
  await saveVisit(request);
}

/**
 * The sign-in that was started in this browser. It can be taken only once, so an answer cannot be used twice.
 * @throws auth_error (401) if none was started at this provider: another person's answer must not sign this
 *   browser in
 */
export function takeSocialLogin(
  request: Request,
  provider: SocialProviderName,
  { clock }: PeopleServices,
): BegunSocialLogin {
  const begun = request.session.socialLogin;
  delete request.session.socialLogin;
  if (!begun || begun.provider !== provider || begun.expiresAt <= clock.now())
    throw new DomainError('auth_error', 401);
  return begun;
}

/** Stores the completion token in the browser's session. */
export async function keepCompletion(request: Request, completion: string): Promise<void> {
  request.session.socialSignUp = completion;
  await saveVisit(request);
}

export const keptCompletion = (request: Request): string => request.session.socialSignUp ?? '';

async function saveVisit(request: Request): Promise<void> {
  // The session of a signed-in user keeps its lifetime.
  if (!request.session.uid) request.session.cookie.maxAge = VISIT_MS;
  await saveSession(request);
}
