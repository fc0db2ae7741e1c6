import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import { type Origin, originOfIp } from '../../budget/network.js';
import type { Services } from '../../services.js';
import { hashOf, newSecret } from '../secret.js';

const COOKIE = 'wayfare.device';
const HEADER = 'wayfare-device';
/** How long a browser keeps it, in ms. */
const COOKIE_MS = 400 * 24 * 60 * 60_000;
/** Accounts that one browser is known to. */
const MOST_SECRETS = 5;
const SECRET = /^[\w-]{43}$/;

/** Where a call comes from: its address and network, and the hashes of the device secrets it shows. */
export interface CallOrigin extends Origin {
  devices: readonly string[];
}

/** Where a call comes from. */
export const callOrigin = (request: Request): CallOrigin => ({
  ...originOfIp(request.ip),
  devices: secretsOf(request).map(hashOf),
});

/**
 * The secrets a browser (by cookie) or app (by header) shows. Each account that signs in on a device gives it a secret
 * of its own: a secret that was planted on somebody's device is never taken over for their account.
 */
function secretsOf(request: Request): string[] {
  const cookie = /(?:^|;\s*)wayfare\.device=([\w.-]+)/.exec(request.get('cookie') ?? '')?.[1];
  const shown = request.get(HEADER) ?? cookie ?? '';
  return shown
    .split('.')
    .filter((secret) => SECRET.test(secret))
    .slice(-MOST_SECRETS);
}

/** What is kept of a network: with the server's key, since there are few enough networks to try them all. */
export const networkHash = (uid: string, network: string, { tokenKey }: Pick<Services, 'tokenKey'>) =>
  createHmac('sha256', tokenKey).update(`known network ${uid} ${network}`).digest('hex');

/**
 * Makes the device and network of a sign-in that succeeded known to the account.
 * @returns the device token: the cookie holds it, and apps send it in the header `Wayfare-Device` when they sign in again
 */
export async function rememberDevice(
  request: Request,
  uid: string,
  form: 'session' | 'tokens',
  services: Services,
): Promise<string> {
  const { db, clock, config } = services;
  const now = clock.now();
  const known = await db.knownPlaces.find(uid, now);
  const shown = secretsOf(request);
  const own = shown.find((secret) => known.devices.includes(hashOf(secret))) ?? newSecret();
  const network = networkHash(uid, originOfIp(request.ip).network, services);
  await db.knownPlaces.remember(uid, { device: hashOf(own), network }, now);
  const token = [...shown.filter((secret) => secret !== own), own].slice(-MOST_SECRETS).join('.');
  if (form === 'session')
    request.res?.cookie(COOKIE, token, {
      httpOnly: true,
      sameSite: 'lax',
      secure: config.PUBLIC_URL.startsWith('https:'),
      maxAge: COOKIE_MS,
      path: '/api',
    });
  return token;
}
