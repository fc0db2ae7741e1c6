import { DomainError, type ErrorKey, forbidden, notSignedIn } from '@wayfare/shared';
import express, { type Request, type RequestHandler, Router } from 'express';
import { callOrigin } from '../auth/guessing/device.js';
import type { RequestBudget } from '../budget/budgets.js';
import type { Services } from '../services.js';
import { requireSecondFactor } from '../auth/secondFactor/requiredSecondFactor.js';
import { callerOfRequest } from './authenticate.js';
import { hasBody, inTime } from './bodyDeadline.js';
import { refuseCrossOrigin } from './crossOrigin.js';
import { limitOrigin, limitSubjects } from './limitRequests.js';
import type { Access, Call, Operation } from './operation.js';
import { requireFreshProof } from './requireFreshProof.js';
import { parsed } from './validation.js';

const json = inTime(express.json({ limit: '1mb' }));
type Kind = 'json' | NonNullable<Operation['reads']>;
const readers: Record<Kind, readonly RequestHandler[]> = {
  json: [json],
  form: [json, inTime(express.urlencoded({ extended: false, limit: '100kb' }))],
  bytes: [inTime(express.raw({ type: () => true, limit: '100kb' }))],
  files: [],
  piece: [],
};
const mediaTypes: Record<Kind, string[]> = {
  json: ['application/json'],
  form: ['application/json', 'application/x-www-form-urlencoded'],
  bytes: ['*/*'],
  files: ['multipart/form-data'],
  piece: ['application/octet-stream'],
};

const asPage: RequestHandler = (_request, response, next) => {
  response.locals.isPage = true;
  next();
};

/** Answers, errors included, are not stored by browsers or proxies. Public pictures and translations set their own caching. */
const notStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/**
 * A router that serves the operations: refuse other sites' pages, limit by origin, read, authenticate, validate, limit by
 * subject, authorize, prove, act.
 */
export function mountOperations(operations: readonly Operation[], services: Services): Router {
  const router = Router();
  const ownPagesOnly = refuseCrossOrigin(services);
  for (const declared of operations) {
    router[declared.method](
      declared.path,
      notStored,
      ...(declared.page ? [asPage] : []),
      ...(declared.fromAnywhere ? [] : [ownPagesOnly]),
      ...(budgetOf(declared) ? [limitOrigin(budgetOf(declared) as RequestBudget, services)] : []),
      ...readers[declared.reads ?? 'json'],
      handle(declared, services),
    );
  }
  return router;
}

/** What limits an operation. Calls of people who are signed in and need no limit of their own have none. */
const budgetOf = ({ limit, access }: Operation): RequestBudget | undefined =>
  limit ?? (access === 'public' ? 'browse' : undefined);

/** Who calls. What is open to everybody is open to somebody whose sign-in is no longer good, as to anybody else. */
async function callerOf(request: Request, declared: Operation, services: Services) {
  if (declared.fromAnywhere) return { user: null, signIn: null, signInProblem: null };
  try {
    const caller = await callerOfRequest(request, services);
    if (caller && !declared.beforeSecondFactor) await requireSecondFactor(caller.user, services);
    return { user: caller?.user ?? null, signIn: caller?.signIn ?? null, signInProblem: null };
  } catch (error) {
    if (declared.access === 'public' && error instanceof DomainError)
      return { user: null, signIn: null, signInProblem: error.key };
    throw error;
  }
}

/** A body of another kind is refused: unread, it would be taken for an empty one. @throws unsupported_media (415) */
function requireReadableBody(request: Request, { reads }: Operation) {
  if (hasBody(request) && !request.is(mediaTypes[reads ?? 'json']))
    throw new DomainError('unsupported_media', 415);
}

/** Whether this call of an operation needs a proof of identity before it acts. */
async function needsProof({ stepUp }: Operation, call: Call<unknown, unknown, unknown, Access>) {
  return typeof stepUp === 'function' ? stepUp(call) : stepUp === true;
}

/** Staff who are signed in but lack a second factor are told so, also where they are refused like strangers. */
function namedRefusal(error: unknown, signInProblem: ErrorKey | null): unknown {
  const isRefusedAsStranger = error instanceof DomainError && error.status === 401;
  return isRefusedAsStranger && signInProblem === 'second_factor_required' ? forbidden(signInProblem) : error;
}

function handle(declared: Operation, services: Services): RequestHandler {
  return async (request, response) => {
    // A request without a body is one with an empty one.
    request.body ??= {};
    const { user, signIn, signInProblem } = await callerOf(request, declared, services);
    response.locals.uid = user?.id;
    if (declared.access !== 'public' && !user) throw notSignedIn();
    if (Array.isArray(declared.access) && !declared.access.includes(user?.usertype)) throw forbidden();
    requireReadableBody(request, declared);
    const input = {
      params: parsed(declared.params, request.params),
      query: parsed(declared.query, request.query),
      body: parsed(declared.body, request.body),
    };
    const budget = budgetOf(declared);
    if (budget) {
      const subjects = { account: user?.id ?? null, ...declared.subjects?.(input) };
      await limitSubjects(budget, subjects, services, response);
    }
    const call = {
      actor: user && { uid: user.id, usertype: user.usertype },
      user,
      signIn,
      signInProblem,
      ...input,
      from: callOrigin(request),
      services,
      request,
      response,
    } as never;
    await declared.authorize?.(call);
    if (await needsProof(declared, call)) requireFreshProof(signIn, services);
    const answer = await declared.act(call).catch((error: unknown) => {
      throw namedRefusal(error, signInProblem);
    });
    if (answer !== undefined) response.status(declared.status ?? 200).json(answer);
  };
}
