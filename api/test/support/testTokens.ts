import type { Response } from 'supertest';
import { signAccessToken } from '../../src/people/auth/accessToken.js';
import type { Services } from '../../src/process/services.js';
import { keepTestFamily, testFamilyOf } from './testFamily.js';

/** A request with a bearer token. */
export type WithToken = (token: string) => PromiseLike<Response>;

/** The bearer tokens of a test's clients. */
export function testTokens(services: Pick<Services, 'db' | 'clock' | 'tokenKey'>) {
  const { clock } = services;
  const signed = new Map<string, { at: number; token: string }>();

  /** A token that is valid now; `age` is the age of its proof of identity, in ms. */
  async function tokenOf(uid: string, age = 0): Promise<string> {
    await keepTestFamily(uid, services);
    return signAccessToken(uid, services, { family: testFamilyOf(uid), provenAt: clock.now() - age });
  }

  /**
   * Sends a request with a token that is valid now. Tests move the clock beyond a token's lifetime and end
   * sign-ins. A token that was used at the same time is used again, and replaced only if it is refused:
   * checking its sign-in for each request would be a quarter of the work of a test.
   */
  async function send(uid: string, request: WithToken, age = 0): Promise<Response> {
    const key = `${uid} ${age}`;
    const known = signed.get(key);
    if (known?.at === clock.now()) {
      const response = await request(known.token);
      if (response.status !== 401 || !(await keepTestFamily(uid, services))) return response;
    }
    const at = clock.now();
    const token = await tokenOf(uid, age);
    signed.set(key, { at, token });
    return request(token);
  }

  return { tokenOf, send };
}
