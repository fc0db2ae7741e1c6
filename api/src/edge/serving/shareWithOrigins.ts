import { TOTAL_HEADER, USER_HEADER } from '@wayfare/shared';
import cors from 'cors';
import type { RequestHandler } from 'express';
import type { Config } from '../../platform/config/environment.js';
import { REPLAYED_HEADER } from '../../platform/idempotency/idempotentRequest.js';
import { VERSION_HEADER } from './apiVersion.js';

/** How long browsers remember the answer to a preflight, in seconds. */
const PREFLIGHT_S = 3600;

/**
 * Lets pages of the origins in `CORS_ORIGINS` call the API. They sign in with tokens: cookies are not
 * accepted from them, and requests of theirs have none. With no such origins, it does nothing.
 */
export function shareWithOrigins({ CORS_ORIGINS }: Pick<Config, 'CORS_ORIGINS'>): RequestHandler {
  if (CORS_ORIGINS.length === 0) return (_request, _response, next) => next();
  const share = cors({
    origin: CORS_ORIGINS,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'Wayfare-Device',
      VERSION_HEADER,
      USER_HEADER,
      'X-Request-Id',
      'traceparent',
    ],
    exposedHeaders: [
      'Content-Range',
      TOTAL_HEADER,
      'Location',
      'Retry-After',
      'RateLimit',
      'RateLimit-Policy',
      'X-Request-Id',
      VERSION_HEADER,
      REPLAYED_HEADER,
    ],
    maxAge: PREFLIGHT_S,
  });
  return (request, response, next) => {
    response.vary('Origin');
    if (!CORS_ORIGINS.includes(request.get('origin') ?? '')) return next();
    delete request.headers.cookie;
    response.locals.isShared = true;
    return share(request, response, next);
  };
}
