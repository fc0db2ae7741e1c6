import { forbidden } from '@wayfare/shared';
import type { RequestHandler } from 'express';
import type { IncomingHttpHeaders } from 'node:http';
import { verifyAccessToken } from '../../people/auth/accessToken.js';
import { SESSION_COOKIE } from '../../people/auth/session.js';
import type { EdgeServices } from '../services.js';
import { bearerToken } from '../../people/auth/authenticate.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another site sends this request. Browsers report a request's origin in Sec-Fetch-Site or
 * at least Origin. A request with neither does not come from a browser, so no cookie is attached without the
 * sender knowing.
 */
export function isFromOtherSite(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && hostOf(origin) !== host;
}

/**
 * Rejects changes that a page of another site sends (CSRF), unless they have a valid bearer token: pages of
 * other sites have none, and with a token the cookie is ignored (`ignoreCookieBesideToken`). Pages of the
 * origins in `CORS_ORIGINS` may send them too: their cookies are removed before (`shareWithOrigins`).
 */
export function refuseCrossOrigin(services: EdgeServices): RequestHandler {
  return async (request, response, next) => {
    const isAllowed =
      SAFE.has(request.method) ||
      response.locals.isShared === true ||
      !isFromOtherSite(request.headers) ||
      (await hasValidToken(request.get('authorization'), services));
    next(isAllowed ? undefined : forbidden('cross_origin_refused'));
  };
}

async function hasValidToken(authorization: string | undefined, services: EdgeServices): Promise<boolean> {
  const token = bearerToken(authorization);
  return token !== null && verifyAccessToken(token, services).then(Boolean, () => false);
}

/**
 * Removes the session cookie from a request with a bearer token, before the session is read. Such a request
 * acts for the token's owner or is anonymous; it never acts for the cookie's owner.
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
