import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import { originOfIp } from '../../../platform/budget/network.js';
import type { CallOrigin } from '../../../platform/operation/caller.js';
import type { PeopleServices } from '../../services.js';
import { hashOf, newSecret } from '../../../platform/secret.js';

const COOKIE = 'wayfare.device';
const HEADER = 'wayfare-device';
/** How long a browser keeps it, in ms. */
const COOKIE_MS = 400 * 24 * 60 * 60_000;
/** How many accounts one browser can be known to. */
const MOST_SECRETS = 5;
const SECRET = /^[\w-]{43}$/;

/** The origin of a request. */
export const callOrigin = (request: Request): CallOrigin => ({
  ...originOfIp(request.ip),
  devices: secretsOf(request).map(hashOf),
});

/**
 * The secrets that a browser (in a cookie) or app (in a header) sends. Each account that signs in on a device
 * gives it its own secret: a secret that an attacker planted on a device is never adopted for the user's
 * account.
 */
function secretsOf(request: Request): string[] {
  const cookie = /(?:^|;\s*)wayfare\.device=([\w.-]+)/.exec(request.get('cookie') ?? '')?.[1];
  const shown = request.get(HEADER) ?? cookie ?? '';
  return shown
    .split('.')
    .filter((secret) => SECRET.test(secret))
    .slice(-MOST_SECRETS);
}

/**
 * Returns the hash of a network for storage. It uses the server's key, because otherwise all networks could
 * be tried.
 */
export const networkHash = (uid: string, network: string, { tokenKey }: Pick<PeopleServices, 'tokenKey'>) =>
  createHmac('sha256', tokenKey).update(`known network ${uid} ${network}`).digest('hex');

/**
 * Marks the device and network of a successful sign-in as known to the account.
 * @returns the device token: the cookie holds it, and apps send it in the header `Wayfare-Device` at their
 *   next sign-in
 */
export async function rememberDevice(
  request: Request,
  uid: string,
  form: 'session' | 'tokens',
  services: PeopleServices,
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
