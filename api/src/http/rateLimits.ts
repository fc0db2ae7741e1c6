import { DomainError } from '@wayfare/shared';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit, type Store } from 'express-rate-limit';

/** Requests a minute and address for operations that are costly or could be used to guess. */
const perMinute = {
  signIn: 120,
  signInToAccount: 10,
  signUp: 10,
  lookUp: 60,
  maps: 240,
  chat: 120,
} as const;

export type RateLimit = keyof typeof perMinute;

/** Where a limit's requests are counted; undefined counts them in this process. */
export type RateLimitStores = (name: RateLimit) => Store | undefined;

/** For a product that is one process. */
export const ownRateLimits: RateLimitStores = () => undefined;

/** Handlers that limit by address and, signing in, by account: neither many accounts nor many addresses help to guess. */
export function rateLimited(name: RateLimit, stores: RateLimitStores): RequestHandler[] {
  const byAddress = limiter(name, stores, (request) => ipKeyGenerator(request.ip ?? ''));
  return name === 'signIn'
    ? [byAddress, limiter('signInToAccount', stores, accountOf, failuresOnly)]
    : [byAddress];
}

/** Whoever knows the password may use it as often as they like. */
const failuresOnly = { skipSuccessfulRequests: true };

/** The account a sign-in is about. */
function accountOf(request: Request): string {
  const email: unknown = (request.body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
}

function limiter(
  name: RateLimit,
  stores: RateLimitStores,
  keyGenerator: (request: Request) => string,
  options: Partial<Options> = {},
): RequestHandler {
  const store = stores(name);
  return rateLimit({
    windowMs: 60_000,
    limit: perMinute[name],
    ...options,
    ...(store && { store }),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator,
    skip: (request: Request) => request.app.get('rate limits') === false || keyGenerator(request) === '',
    handler: (_request, _response, next) => next(new DomainError('too_many_requests', 429)),
  });
}
