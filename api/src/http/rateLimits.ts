import { DomainError } from '@wayfare/shared';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';

/** Requests a minute and address for operations that are costly or could be used to guess. */
const perMinute = {
  signIn: 20,
  signUp: 10,
  lookUp: 60,
  maps: 240,
} as const;

export type RateLimit = keyof typeof perMinute;

/** Limits by address, and by the account a request is about, so that neither many accounts nor many addresses help. */
export function rateLimited(name: RateLimit): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: perMinute[name],
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: (request) => ipKeyGenerator(request.ip ?? ''),
    skip: (request: Request) => request.app.get('rate limits') === false,
    handler: (_request, _response, next) => next(new DomainError('too_many_requests', 429)),
  });
}
