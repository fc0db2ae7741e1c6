import { DomainError } from '@wayfare/shared';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit';

/** Requests a minute and address for operations that are costly or could be used to guess. */
const perMinute = {
  signIn: 20,
  signUp: 10,
  lookUp: 60,
  maps: 240,
} as const;

export type RateLimit = keyof typeof perMinute;

/** Where a limit's requests are counted; undefined counts them in this process. */
export type RateLimitStores = (name: RateLimit) => Store | undefined;

/** For a product that is one process. */
export const ownRateLimits: RateLimitStores = () => undefined;

/** Limits by address, and by the account a request is about, so that neither many accounts nor many addresses help. */
export function rateLimited(name: RateLimit, stores: RateLimitStores): RequestHandler {
  const store = stores(name);
  return rateLimit({
    windowMs: 60_000,
    limit: perMinute[name],
    ...(store && { store }),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: (request) => ipKeyGenerator(request.ip ?? ''),
    skip: (request: Request) => request.app.get('rate limits') === false,
    handler: (_request, _response, next) => next(new DomainError('too_many_requests', 429)),
  });
}
