import { type Challenge, challengeSchema, type User, userSchema } from '@wayfare/shared';
import type { Request } from 'express';
import { z } from 'zod';
import type { Services } from '../services.js';
import { presentUser } from '../user/user.presenter.js';
import type { StoredUser } from '../user/user.repository.js';
import { rememberDevice } from './guessing/device.js';
import { beginTokens, type TokenPair } from './refreshToken.js';
import { challengeFor, type SignInForm } from './secondFactor/challenge.js';
import { agentOf, startSession } from './session.js';

/** A pair of bearer tokens; `expiresIn` in seconds. */
export const tokenPair = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number(),
});
/** The response to a sign-in: the profile (and a cookie), a token pair, or a request for the second factor. */
export const signInAnswers = z.union([
  challengeSchema,
  userSchema.partial(),
  tokenPair.extend({ deviceToken: z.string(), user: userSchema.partial() }),
]);

type SignedIn = Partial<User> | (TokenPair & { deviceToken: string; user: Partial<User> });
interface Way {
  form: SignInForm;
  request: Request;
  /** Whether it proves an identity: a password or second factor does; a text message or other service alone does not. */
  isProof: boolean;
}

/** Continues a sign-in after its first step: opens it, or first asks for the second factor. */
export async function openSignIn(
  user: StoredUser,
  way: Way,
  services: Services,
): Promise<SignedIn | Challenge> {
  return (await challengeFor(user, way.form, services)) ?? enter(user, way, services);
}

/**
 * Signs in a user who has completed every step, and remembers their device. Returns the profile, with the tokens if they were
 * requested.
 */
export async function enter(
  user: StoredUser,
  { form, request, isProof }: Way,
  services: Services,
): Promise<SignedIn> {
  const provenAt = isProof ? services.clock.now() : null;
  const profile = await presentUser(user, { uid: user.id, usertype: user.usertype }, services);
  const deviceToken = await rememberDevice(request, user.id, form, services);
  if (form === 'tokens')
    return {
      ...(await beginTokens(user, { agent: agentOf(request), provenAt }, services)),
      deviceToken,
      user: profile,
    };
  await startSession(request, { user, provenAt }, services);
  return profile;
}
