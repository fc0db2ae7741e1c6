import { createWayfareClient, type WayfareClient } from '@wayfare/client';
import type { CityClock } from '../clock.js';
import { answerOf, answerUnless, Refused } from '../calls/call.js';

/** Tokens are renewed this long before they expire, in ms. */
const BEFORE_MS = 60_000;

/** A signed-in user. */
export interface SignedIn {
  client: WayfareClient;
  /** An access token, for the live connection. */
  token(): Promise<string>;
  /** Proves the identity again, for a sensitive operation. */
  stepUp(): Promise<void>;
}

/**
 * Signs in by email and password, and keeps the tokens valid.
 * @throws Refused
 */
export async function signIn(
  { email, password }: { email: string; password: string },
  { url, clock, fetch }: { url: string; clock: CityClock; fetch: (request: Request) => Promise<Response> },
): Promise<SignedIn> {
  const visitor = createWayfareClient({ url, fetch });
  let tokens = await enter();
  let renewal: Promise<void> | null = null;

  async function enter() {
    const answer = await answerOf(visitor.POST('/api/auth/token', { body: { email, password } }));
    if (!('accessToken' in answer)) throw new Refused('/api/auth/token', 200, 'second_factor');
    return { ...answer, until: clock.now() + answer.expiresIn * 1000 };
  }

  async function renew() {
    const body = { refreshToken: tokens.refreshToken };
    const renewed = await answerUnless(['user_token_error'], visitor.POST('/api/auth/refresh', { body }));
    tokens = renewed
      ? { ...tokens, ...renewed, until: clock.now() + renewed.expiresIn * 1000 }
      : // A sign-in that was not used for long has ended.
        await enter();
  }

  async function token() {
    if (clock.now() > tokens.until - BEFORE_MS) {
      // A refresh token works once, so concurrent calls share a renewal.
      renewal ??= renew().finally(() => {
        renewal = null;
      });
      await renewal;
    }
    return tokens.accessToken;
  }

  const client = createWayfareClient({ url, fetch, accessToken: token });
  return {
    client,
    token,
    async stepUp() {
      const proof = await answerOf(client.POST('/api/auth/step-up', { body: { password } }));
      tokens = { ...tokens, accessToken: proof.accessToken ?? tokens.accessToken };
    },
  };
}
