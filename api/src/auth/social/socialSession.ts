import { DomainError, type SocialProviderName } from '@wayfare/shared';
import type { Request } from 'express';
import type { Services } from '../../services.js';
import { saveSession } from '../session.js';
import type { SocialLoginChecks } from './socialProvider.js';

/** For how long somebody may take at the provider, in ms. */
const GOOD_FOR_MS = 10 * 60_000;
/** How long the session of a visitor is kept who has only just come this far, in ms. */
const VISIT_MS = 40 * 60_000;

/** A sign-in that was begun in this browser. */
interface BegunSocialLogin extends SocialLoginChecks {
  provider: SocialProviderName;
  /** The page that was asked for. */
  next: string | null;
}

declare module 'express-session' {
  interface SessionData {
    socialLogin: BegunSocialLogin & { expiresAt: number };
    /** What lets this browser complete an account. */
    socialSignUp: string;
  }
}

/** Remembers in the browser's session what the provider's answer has to fit. */
export async function beginSocialLogin(
  request: Request,
  begun: BegunSocialLogin,
  { clock }: Services,
): Promise<void> {
  request.session.socialLogin = { ...begun, expiresAt: clock.now() + GOOD_FOR_MS };
  await saveVisit(request);
}

/**
 * What was begun in this browser, once: an answer cannot be given twice.
 * @throws auth_error (401) where nothing was begun at this provider: somebody else's answer is not this browser's sign-in
 */
export function takeSocialLogin(
  request: Request,
  provider: SocialProviderName,
  { clock }: Services,
): BegunSocialLogin {
  const begun = request.session.socialLogin;
  delete request.session.socialLogin;
  if (!begun || begun.provider !== provider || begun.expiresAt <= clock.now())
    throw new DomainError('auth_error', 401);
  return begun;
}

/** Keeps what completes an account in the browser's session. */
export async function keepCompletion(request: Request, completion: string): Promise<void> {
  request.session.socialSignUp = completion;
  await saveVisit(request);
}

export const keptCompletion = (request: Request): string => request.session.socialSignUp ?? '';

async function saveVisit(request: Request): Promise<void> {
  // A session that is somebody's lasts as long as it did.
  if (!request.session.uid) request.session.cookie.maxAge = VISIT_MS;
  await saveSession(request);
}
