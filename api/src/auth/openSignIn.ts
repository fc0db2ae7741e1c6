import { type User, userSchema } from '@wayfare/shared';
import type { Request } from 'express';
import { z } from 'zod';
import type { Services } from '../services.js';
import { presentUser } from '../user/user.presenter.js';
import type { StoredUser } from '../user/user.repository.js';
import { beginTokens, type TokenPair } from './refreshToken.js';
import { agentOf, startSession } from './session.js';

/** The form of a pair of bearer tokens; `expiresIn` in seconds. */
export const tokenPair = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number(),
});
/** What a sign-in answers: the profile beside a cookie, or a pair of tokens. */
export const signInAnswers = z.union([
  userSchema.partial(),
  tokenPair.extend({ user: userSchema.partial() }),
]);

/** How somebody who has proven who they are stays signed in: by the web's cookie, or by a pair of bearer tokens. */
export type SignInForm = 'session' | 'tokens';

/** Signs somebody in who has proven who they are. Answers the profile, with the tokens where they were asked for. */
export async function openSignIn(
  user: StoredUser,
  { form, request }: { form: SignInForm; request: Request },
  services: Services,
): Promise<Partial<User> | (TokenPair & { user: Partial<User> })> {
  const profile = await presentUser(user, { uid: user.id, usertype: user.usertype }, services);
  if (form === 'tokens')
    return { ...(await beginTokens(user.id, agentOf(request), services)), user: profile };
  await startSession(request, user.id, services);
  return profile;
}
