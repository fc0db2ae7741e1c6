import { forbidden } from '@wayfare/shared';
import type { RequestHandler } from 'express';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site's page sends with our cookie (CSRF). Browsers say where a request
 * comes from, by Sec-Fetch-Site or at least Origin; what says neither is no browser and carries no
 * one's cookie unknowingly.
 */
export const refuseCrossOrigin: RequestHandler = (request, _response, next) => {
  if (SAFE.has(request.method) || request.get('authorization')) {
    next();
    return;
  }
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const sameOrigin = site
    ? site === 'same-origin' || site === 'none'
    : !origin || hostOf(origin) === request.get('host');
  next(sameOrigin ? undefined : forbidden('cross_origin_refused'));
};

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
