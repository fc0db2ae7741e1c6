import { notSignedIn, type Proof } from '@wayfare/shared';
import type { SignIn } from '../../../platform/operation/caller.js';
import type { PeopleServices } from '../../services.js';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../accessToken.js';

/**
 * Records that the owner of a sign-in has just proven their identity, for this sign-in only. Every kind of
 * step-up ends here. A session stores the proof itself. An app gets a new access token that carries it; other
 * access tokens and the refresh token of the same family do not have it.
 * @throws not_logged_in (401) when the session has ended in the meantime
 */
export async function recordProof(signIn: SignIn, services: PeopleServices): Promise<Proof> {
  const { db, clock, log } = services;
  const provenAt = clock.now();
  log.info({ uid: signIn.uid, form: signIn.form }, 'a step-up succeeded');
  if (signIn.form === 'tokens') {
    const accessToken = await signAccessToken(signIn.uid, services, { family: signIn.id, provenAt });
    return { provenAt, accessToken, expiresIn: ACCESS_TOKEN_SECONDS };
  }
  // Bypasses the session store: saving the session there would revive one that was ended concurrently.
  if (!(await db.webSessions.prove(signIn.uid, signIn.id, provenAt))) throw notSignedIn();
  return { provenAt };
}
