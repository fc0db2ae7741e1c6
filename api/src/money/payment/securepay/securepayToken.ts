import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { type ProviderApi, requestProvider } from '../hosted/providerRequest.js';

/** The API that accepts the tokens. */
const AUDIENCE = 'https://api.payments.auspost.com.au';
/** A token is renewed this long before it ends, in ms. */
const RENEW_MS = 60_000;

/** Gets an access token. With `isNew`, requests a new one, to find out whether SecurePay answers at all. */
export type SecurepayToken = (asked?: { isNew: boolean }) => Promise<string>;

/** Access tokens of SecurePay's API, each used until shortly before it ends. */
export function securepayToken({
  clientId,
  clientSecret,
  clock,
  ...api
}: ProviderApi & { clientId: string; clientSecret: string; clock: Clock }): SecurepayToken {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  let current: { token: string; until: number } | null = null;
  return async ({ isNew } = { isNew: false }) => {
    if (!isNew && current && current.until > clock.now()) return current.token;
    const answer = await requestProvider(api, {
      method: 'POST',
      path: '/oauth/token',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'client_credentials', audience: AUDIENCE }).toString(),
      answers: z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() }),
    });
    current = { token: answer.access_token, until: clock.now() + answer.expires_in * 1_000 - RENEW_MS };
    return current.token;
  };
}
