import { notSignedIn, type Proof } from '@wayfare/shared';
import type { SignIn } from '../../http/authenticate.js';
import type { Services } from '../../services.js';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../accessToken.js';

/**
 * Notes that the owner of a sign-in has just proven who they are, on this sign-in and no other. Every way to prove it
 * ends here. A session keeps the proof itself. Apps get a new access token that carries it: neither another access token nor the refresh
 * token of the same family has it.
 * @throws not_logged_in (401) when the session was ended meanwhile
 */
export async function recordProof(signIn: SignIn, services: Services): Promise<Proof> {
  const { db, clock, log } = services;
  const provenAt = clock.now();
  log.info({ uid: signIn.uid, form: signIn.form }, 'an identity was proven again');
  if (signIn.form === 'tokens') {
    const accessToken = await signAccessToken(signIn.uid, services, { family: signIn.id, provenAt });
    return { provenAt, accessToken, expiresIn: ACCESS_TOKEN_SECONDS };
  }
  // Written past the session store: saving the session would bring back one that was ended at the same moment.
  if (!(await db.webSessions.prove(signIn.uid, signIn.id, provenAt))) throw notSignedIn();
  return { provenAt };
}
