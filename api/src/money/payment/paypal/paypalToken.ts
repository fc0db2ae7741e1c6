import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { type ProviderApi, requestProvider } from '../hosted/providerRequest.js';

/** A token is renewed this long before it ends, in ms. */
const RENEW_MS = 60_000;

/** Access tokens of PayPal's API, each used until shortly before it ends. */
export function paypalToken({
  clientId,
  clientSecret,
  clock,
  ...api
}: ProviderApi & { clientId: string; clientSecret: string; clock: Clock }): () => Promise<string> {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  let current: { token: string; until: number } | null = null;
  return async () => {
    if (current && current.until > clock.now()) return current.token;
    const answer = await requestProvider(api, {
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
      answers: z.object({ access_token: z.string().min(1), expires_in: z.number() }),
    });
    current = { token: answer.access_token, until: clock.now() + answer.expires_in * 1_000 - RENEW_MS };
    return current.token;
  };
}
