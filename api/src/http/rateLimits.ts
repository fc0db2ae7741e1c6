import { createHash } from 'node:crypto';
import { DomainError } from '@wayfare/shared';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit, type Store } from 'express-rate-limit';

/** How many requests are let through in how many minutes. */
interface Limit {
  requests: number;
  minutes: number;
}

/** Limits of operations that are costly or could be used to guess: by address, and those named ...Account or ...Device by that. */
const limits = {
  signIn: { requests: 120, minutes: 1 },
  signInToAccount: { requests: 10, minutes: 1 },
  signUp: { requests: 10, minutes: 1 },
  signUpOfAccount: { requests: 8, minutes: 10 },
  forgotPassword: { requests: 20, minutes: 1 },
  forgotPasswordOfAccount: { requests: 5, minutes: 60 },
  loginCode: { requests: 20, minutes: 1 },
  loginCodeOfAccount: { requests: 5, minutes: 10 },
  stepUp: { requests: 30, minutes: 10 },
  changeSecondFactor: { requests: 30, minutes: 10 },
  exportList: { requests: 30, minutes: 1 },
  exportData: { requests: 10, minutes: 1 },
  beginUpload: { requests: 60, minutes: 10 },
  sendPiece: { requests: 600, minutes: 1 },
  storeImage: { requests: 30, minutes: 10 },
  openLink: { requests: 30, minutes: 1 },
  lookUp: { requests: 60, minutes: 1 },
  lookUpOfAccount: { requests: 20, minutes: 1 },
  maps: { requests: 240, minutes: 1 },
  chat: { requests: 120, minutes: 1 },
  sendNotification: { requests: 30, minutes: 1 },
  sendNotificationToDevice: { requests: 6, minutes: 1 },
  pay: { requests: 60, minutes: 1 },
  // A provider tells of everybody's payments from a few addresses.
  paymentWebhook: { requests: 1_200, minutes: 1 },
} as const satisfies Record<string, Limit>;

export type RateLimit = keyof typeof limits;

/** Where a limit's requests are counted; undefined counts them in this process. */
export type RateLimitStores = (name: RateLimit) => Store | undefined;

/** For a product that is one process. */
export const ownRateLimits: RateLimitStores = () => undefined;

/** Whoever knows the password may use it as often as they like. */
const failuresOnly = { skipSuccessfulRequests: true };

interface SubjectLimit {
  name: RateLimit;
  keyOf: (request: Request) => string;
  options?: Partial<Options>;
}

/** Operations that are also limited by the account or device they are about, whether or not it exists. */
const bySubject: Partial<Record<RateLimit, SubjectLimit>> = {
  signIn: { name: 'signInToAccount', keyOf: accountOf, options: failuresOnly },
  signUp: { name: 'signUpOfAccount', keyOf: accountOf },
  lookUp: { name: 'lookUpOfAccount', keyOf: accountOf },
  loginCode: { name: 'loginCodeOfAccount', keyOf: accountOf },
  forgotPassword: { name: 'forgotPasswordOfAccount', keyOf: accountOf },
  sendNotification: { name: 'sendNotificationToDevice', keyOf: deviceOf },
};

/**
 * The handlers of each limit, made once: operations under one name count together, as they do in Redis, or another
 * operation of the same kind would be a way around it.
 */
export function limitsByName(stores: RateLimitStores): (name: RateLimit) => RequestHandler[] {
  const made = new Map<RateLimit, RequestHandler[]>();
  return (name) => {
    const handlers = made.get(name) ?? rateLimited(name, stores);
    made.set(name, handlers);
    return handlers;
  };
}

/** Handlers that limit by address and, where an account or device is named, by that: neither many of these nor many addresses help. */
function rateLimited(name: RateLimit, stores: RateLimitStores): RequestHandler[] {
  const byAddress = limiter(name, stores, (request) => ipKeyGenerator(request.ip ?? ''));
  const subject = bySubject[name];
  return subject ? [byAddress, limiter(subject.name, stores, subject.keyOf, subject.options)] : [byAddress];
}

/** The account a request is about: by its email, phone number or referral id. */
function accountOf(request: Request): string {
  const body = (request.body ?? {}) as Record<string, unknown>;
  // A sign-up names its account one level down.
  const named = (typeof body.regData === 'object' && body.regData ? body.regData : body) as typeof body;
  const { email, mobile, referralId } = named;
  if (typeof email === 'string' && email.trim()) return email.trim().toLowerCase().slice(0, 254);
  if (typeof mobile === 'string') return mobile.replace(/\D/g, '').slice(0, 40);
  return typeof referralId === 'string' ? referralId.trim().toLowerCase().slice(0, 40) : '';
}

/** The device a message is for; as a hash, since its token is a secret. */
function deviceOf(request: Request): string {
  const token: unknown = (request.body as { token?: unknown } | undefined)?.token;
  return typeof token === 'string' ? createHash('sha256').update(token.trim()).digest('hex') : '';
}

function limiter(
  name: RateLimit,
  stores: RateLimitStores,
  keyGenerator: (request: Request) => string,
  options: Partial<Options> = {},
): RequestHandler {
  const store = stores(name);
  return rateLimit({
    windowMs: limits[name].minutes * 60_000,
    limit: limits[name].requests,
    ...options,
    ...(store && { store }),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator,
    skip: (request: Request) => request.app.get('rate limits') === false || keyGenerator(request) === '',
    handler: (_request, _response, next) => next(new DomainError('too_many_requests', 429)),
  });
}
