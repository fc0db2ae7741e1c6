import { type Challenge, challengeSchema, DomainError, type User, userSchema } from '@wayfare/shared';
import type { Request } from 'express';
import { z } from 'zod';
import type { PeopleServices } from '../services.js';
import { presentOwnUser } from '../user/user.presenter.js';
import type { StoredUser } from '../user/storedUser.js';
import { rememberDevice } from './guessing/device.js';
import { beginTokens, type TokenPair } from './refreshToken.js';
import { challengeFor } from './secondFactor/challenge.js';
import type { SignInForm } from '../../platform/operation/caller.js';
import { agentOf, endSession, startSession } from './session.js';

/** A pair of bearer tokens; `expiresIn` in seconds. */
export const tokenPair = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number(),
});
/** A sign-in by tokens, with the profile. `deviceToken` names the device at later sign-ins. */
export const tokenSignIn = tokenPair.extend({ deviceToken: z.string(), user: userSchema });
/** The response to a sign-in by session: the profile (and a cookie), or a request for the second factor. */
export const sessionAnswers = z.union([challengeSchema, userSchema]);
/** The response to a sign-in by tokens: a token pair with the profile, or a request for the second factor. */
export const tokenAnswers = z.union([challengeSchema, tokenSignIn]);
/** The response to the second step of a sign-in, in the form that its first step chose. */
export const signedInAnswers = z.union([userSchema, tokenSignIn]);
/** The response to a sign-in, in the form that the request or its first step chose. */
export const signInAnswers = z.union([challengeSchema, userSchema, tokenSignIn]);

/** The response to a completed sign-in of a form. */
type SignedIn<Form extends SignInForm> = Form extends 'tokens'
  ? TokenPair & { deviceToken: string; user: User }
  : User;

interface Way<Form extends SignInForm = SignInForm> {
  form: Form;
  request: Request;
  /**
   * Whether it proves an identity: a password or second factor does; a text message or other service alone
   * does not.
   */
  isProof: boolean;
}

/**
 * Continues a sign-in after its first step: opens it, or first asks for the second factor.
 * @throws sign_in_expired (401) if the account was signed out everywhere since the first step
 */
export async function openSignIn<Form extends SignInForm>(
  user: StoredUser,
  way: Way<Form>,
  services: PeopleServices,
): Promise<SignedIn<Form> | Challenge> {
  const challenge = await challengeFor(user, way.form, services);
  if (!challenge) return enter(user, way, services);
  if (await isSignedOutSince(user, services)) throw expired();
  return challenge;
}

/**
 * Signs in a user who has completed every step, and remembers their device. Returns the profile, with the
 * tokens if they were requested.
 * @throws sign_in_expired (401) if the account was signed out everywhere since `user` was read, by a new
 *   password for example: the steps of the sign-in may have relied on the previous one
 */
export async function enter<Form extends SignInForm>(
  user: StoredUser,
  way: Way<Form>,
  services: PeopleServices,
): Promise<SignedIn<Form>> {
  const profile = await presentOwnUser(user, services);
  const stored = await store[way.form](user, way, services);
  // Only now: a sign-out after this check finds the sign-in and ends it.
  if (await isSignedOutSince(user, services)) {
    await stored.end();
    throw expired();
  }
  const deviceToken = await rememberDevice(way.request, user.id, way.form, services);
  const answer = stored.pair ? { ...stored.pair, deviceToken, user: profile } : profile;
  return answer as SignedIn<Form>;
}

/** A sign-in that has just been stored: its tokens, if it has any, and how to end it. */
interface Stored {
  pair: TokenPair | null;
  end(): Promise<unknown>;
}

const store: Record<SignInForm, (user: StoredUser, way: Way, services: PeopleServices) => Promise<Stored>> = {
  async tokens(user, { request, isProof }, services) {
    const by = { agent: agentOf(request), provenAt: isProof ? services.clock.now() : null };
    const { family, ...pair } = await beginTokens(user, by, services);
    return { pair, end: () => services.db.tokenFamilies.end(user.id, family) };
  },
  async session(user, { request, isProof }, services) {
    await startSession(request, { user, provenAt: isProof ? services.clock.now() : null }, services);
    return { pair: null, end: () => endSession(request) };
  },
};

/** Whether an account was signed out everywhere, or deleted, since it was read. */
async function isSignedOutSince({ id, signedOutAt }: StoredUser, { db }: PeopleServices): Promise<boolean> {
  const now = await db.users.findById(id);
  return !now || (now.signedOutAt ?? 0) !== (signedOutAt ?? 0);
}

const expired = () => new DomainError('sign_in_expired', 401);
