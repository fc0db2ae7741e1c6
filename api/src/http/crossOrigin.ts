import { forbidden } from '@wayfare/shared';
import type { RequestHandler } from 'express';
import type { IncomingHttpHeaders } from 'node:http';
import { verifyAccessToken } from '../auth/accessToken.js';
import { SESSION_COOKIE } from '../auth/session.js';
import type { Services } from '../services.js';
import { bearerToken } from './authenticate.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether another site's page sends this. Browsers say where a request comes from, by Sec-Fetch-Site or at least
 * Origin; what says neither is not a browser and carries nobody's cookie unknowingly.
 */
export function isFromOtherSite(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && hostOf(origin) !== host;
}

/**
 * Refuses changes that another site's page sends (CSRF). Only a valid bearer token is an exception: pages of other sites
 * have none, and whoever shows one is not looked at for a cookie (`ignoreCookieBesideToken`).
 */
export function refuseCrossOrigin(services: Services): RequestHandler {
  return async (request, _response, next) => {
    const isAllowed =
      SAFE.has(request.method) ||
      !isFromOtherSite(request.headers) ||
      (await hasValidToken(request.get('authorization'), services));
    next(isAllowed ? undefined : forbidden('cross_origin_refused'));
  };
}

async function hasValidToken(authorization: string | undefined, services: Services): Promise<boolean> {
  const token = bearerToken(authorization);
  return token !== null && verifyAccessToken(token, services).then(Boolean, () => false);
}

/**
 * Takes the session cookie off a request that brings a bearer token, before the session is read: such a request acts for
 * the token's owner or for nobody, never for the cookie's.
 */
export const ignoreCookieBesideToken: RequestHandler = (request, _response, next) => {
  const { cookie } = request.headers;
  if (cookie && bearerToken(request.get('authorization')) !== null) {
    const others = cookie.split(';').filter((pair) => pair.split('=')[0]?.trim() !== SESSION_COOKIE);
    request.headers.cookie = others.join(';');
  }
  next();
};

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
