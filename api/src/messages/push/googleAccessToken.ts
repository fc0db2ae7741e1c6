import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../../platform/clock.js';
import type { FcmAccount } from '../../platform/config/fcmAccount.js';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** Google's validity for signed requests and tokens, and how long before its end a token is replaced. */
const VALID_SECONDS = 3_600;
const REPLACED_BEFORE_MS = 5 * 60_000;
const PATIENCE_MS = 10_000;

/** Google issued no access token. */
export class AccessTokenError extends Error {
  override readonly name = 'AccessTokenError';
}

/** The access tokens of a service account: each is used until shortly before it ends. */
export interface AccessTokens {
  /** @throws AccessTokenError when Google refuses; fetch's errors when it does not answer */
  get(): Promise<string>;
  /** Forgets a token that was rejected. */
  forget(token: string): void;
}

/** Requests access tokens with requests signed by the account's key (RFC 7523). */
export function googleAccessTokens(account: FcmAccount, clock: Clock): AccessTokens {
  let known: { token: string; until: number } | null = null;
  let asking: Promise<string> | null = null;

  async function ask(): Promise<string> {
    const response = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await signedRequest(account, clock),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = (await response.json().catch(() => ({}))) as {
      access_token?: unknown;
      expires_in?: unknown;
      error?: unknown;
    };
    const { access_token: token, expires_in: seconds } = answer;
    if (!response.ok || typeof token !== 'string' || !token)
      throw new AccessTokenError(`Google issued no access token: ${response.status} ${wordOf(answer.error)}`);
    known = {
      token,
      until: clock.now() + (typeof seconds === 'number' ? seconds * 1000 : 0) - REPLACED_BEFORE_MS,
    };
    return token;
  }

  return {
    async get() {
      if (known && clock.now() < known.until) return known.token;
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    forget(token) {
      if (known?.token === token) known = null;
    },
  };
}

function signedRequest({ client_email, private_key, token_uri }: FcmAccount, clock: Clock): Promise<string> {
  const now = Math.floor(clock.now() / 1000);
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt(now)
    .setExpirationTime(now + VALID_SECONDS)
    .sign(createPrivateKey(private_key));
}

/** An OAuth error code; any other text may contain anything. */
const wordOf = (error: unknown) => (typeof error === 'string' && /^\w{1,40}$/.test(error) ? error : '');
