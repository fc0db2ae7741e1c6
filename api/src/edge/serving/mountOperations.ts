import {
  type Actor,
  actorOf,
  DomainError,
  type ErrorKey,
  forbidden,
  intentOf,
  isStaff,
  notSignedIn,
  USER_HEADER,
} from '@wayfare/shared';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { keyCallerOf, recordKeyUse } from '../../people/apiKey/keyCaller.js';
import type { StoredApiKey } from '../../people/apiKey/storedApiKey.js';
import { callOrigin } from '../../people/auth/guessing/device.js';
import type { RequestBudget } from '../../platform/budget/budgets.js';
import type { EdgeServices } from '../services.js';
import type { PeopleCallers } from '../../people/services.js';
import { requireSecondFactor } from '../../people/auth/secondFactor/requiredSecondFactor.js';
import { callerOfRequest } from '../../people/auth/authenticate.js';
import type { SignIn } from '../../platform/operation/caller.js';
import { auditCall } from '../../platform/operation/auditDeclaration.js';
import {
  type ClaimedId,
  idempotentRequest,
  REPLAYED_HEADER,
} from '../../platform/idempotency/idempotentRequest.js';
import { hasBody, inTime } from '../../platform/operation/bodyDeadline.js';
import { createdLocation } from './createdLocation.js';
import { refuseCrossOrigin } from './crossOrigin.js';
import { inMatchingOrder } from './inMatchingOrder.js';
import { limitOrigin, limitSubjects } from './limitRequests.js';
import { type Access, type Call, scopeOfAccess } from '../../platform/operation/operation.js';
import type { Operation } from '../operation.js';
import {
  refuseFields,
  takesNoNotice,
  unknownFields,
  withoutField,
} from '../../platform/operation/idleFields.js';
import { requireFreshProof } from '../../platform/operation/requireFreshProof.js';
import { requireDeclaredAnswer } from './requireDeclaredAnswer.js';
import { readInTurn } from './readInTurn.js';
import { refuseOtherMethods } from './refuseOtherMethods.js';
import { requireStaffRole } from '../../platform/operation/requireStaffRole.js';
import { runAsStaff } from '../../platform/operation/staffPosting.js';
import { requireApproved } from '../../people/user/admit.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { parse } from '../../platform/operation/validation.js';

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

/** Names the operation in the request's log line. */
const nameOperation =
  ({ path }: Operation): RequestHandler =>
  (_request, response, next) => {
    response.locals.route = `/api${path}`;
    next();
  };

/**
 * Browsers and proxies do not cache responses, including errors. Public pictures and translations set their
 * own caching.
 */
const notStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/**
 * A router that serves the operations: reject other sites' pages, limit by origin, read, authenticate,
 * validate, limit by subject, authorize, require proof, act.
 */
export function mountOperations(operations: readonly Operation[], services: EdgeServices): Router {
  const router = Router();
  const ownPagesOnly = refuseCrossOrigin(services);
  const locationOf = createdLocation(operations);
  for (const declared of inMatchingOrder(operations)) {
    router[declared.method](
      declared.path,
      nameOperation(declared),
      notStored,
      ...(declared.page ? [asPage] : []),
      ...(declared.fromAnywhere ? [] : [ownPagesOnly]),
      ...(budgetOf(declared) ? [limitOrigin(budgetOf(declared) as RequestBudget, services)] : []),
      ...readers[declared.reads ?? 'json'],
      handle(declared, locationOf, services),
    );
  }
  router.use(notStored, refuseOtherMethods(operations));
  return router;
}

/** The budget of an operation. Signed-in operations without a declared limit have none. */
const budgetOf = ({ limit, access }: Operation): RequestBudget | undefined =>
  limit ?? (access === 'public' ? 'browse' : undefined);

const anonymous: { user: StoredUser | null; signIn: SignIn | null; key: StoredApiKey | null } = {
  user: null,
  signIn: null,
  key: null,
};

/**
 * Whether a request of a page acts for its caller; false if the page shows nobody and the operation is
 * public.
 * @throws user_changed (409) if the page shows someone else, or nobody before a page of one's own
 */
function isForCaller(request: Request, uid: string, { access, forAnyUser }: Operation): boolean {
  if (forAnyUser) return true;
  const intent = intentOf(request.get(USER_HEADER), uid);
  if (intent === 'someone-else' || (intent === 'nobody' && access !== 'public'))
    throw new DomainError('user_changed', 409);
  return intent === 'caller';
}

/**
 * The caller. Public operations treat a caller whose sign-in is no longer valid like an anonymous one.
 * @throws user_changed (409) for a page that shows someone else
 */
async function callerOf(request: Request, declared: Operation, services: EdgeServices) {
  if (declared.fromAnywhere) return { ...anonymous, signInProblem: null };
  const scope = scopeOfAccess(declared.access);
  if (scope) return { ...anonymous, ...(await keyCallerOf(request, scope, services)), signInProblem: null };
  try {
    const caller = await callerOfRequest(request, services);
    if (caller && !isForCaller(request, caller.user.id, declared))
      return { ...anonymous, signInProblem: null };
    if (caller && !declared.beforeApproval) requireApproved(caller.user);
    if (caller && !declared.beforeSecondFactor) await requireSecondFactor(caller.user, services);
    return { ...anonymous, ...caller, signInProblem: null };
  } catch (error) {
    const isAnonymous = error instanceof DomainError && error.key !== 'user_changed';
    if (declared.access === 'public' && isAnonymous) return { ...anonymous, signInProblem: error.key };
    throw error;
  }
}

/**
 * Rejects a body of an unsupported type, which would otherwise count as empty. @throws unsupported_media
 * (415)
 */
function requireReadableBody(request: Request, { reads }: Operation) {
  if (hasBody(request) && !request.is(mediaTypes[reads ?? 'json']))
    throw new DomainError('unsupported_media', 415);
}

/** Whether each answer is compared with its declaration: in tests, and while the sources are worked on. */
const checksAnswers = ({ NODE_ENV, WAYFARE_DEV }: EdgeServices['config']) =>
  NODE_ENV === 'test' || WAYFARE_DEV;

type AnyCall = Call<EdgeServices, PeopleCallers, unknown, unknown, unknown, Access>;

/** Whether this call needs a proof of identity before it acts. */
async function needsProof({ stepUp }: Operation, call: AnyCall) {
  return typeof stepUp === 'function' ? stepUp(call) : stepUp === true;
}

/** Informs signed-in staff that they lack a second factor, even where they are rejected as anonymous. */
function namedRefusal(error: unknown, signInProblem: ErrorKey | null): unknown {
  const isRefusedAsStranger = error instanceof DomainError && error.status === 401;
  return isRefusedAsStranger && signInProblem === 'second_factor_required' ? forbidden(signInProblem) : error;
}

/**
 * Claims the id for what a request creates, once, and marks the answer to a repeated request.
 * @throws not_logged_in (401) for an anonymous caller
 */
function claimOnce(
  request: Request,
  response: Response,
  by: Pick<Actor, 'uid'> | null,
  services: EdgeServices,
) {
  let claimed: Promise<ClaimedId> | undefined;
  return async () => {
    if (!by) throw notSignedIn();
    claimed ??= idempotentRequest(request, by, services);
    if ((await claimed).isAgain) response.set(REPLAYED_HEADER, 'true');
    return claimed;
  };
}

/** Acts, and records it if it is to be in the audit log. Returns the response's JSON. */
async function run(declared: Operation, call: AnyCall): Promise<unknown> {
  const { actor } = call;
  const act = () =>
    actor && isStaff(actor.usertype) ? runAsStaff(declared, () => declared.act(call)) : declared.act(call);
  const result =
    declared.audit && actor
      ? await auditCall(declared.audit, { ...call, actor }, act)
      : await readInTurn(declared, call, act);
  return declared.present ? declared.present(result, call) : result;
}

function handle(
  declared: Operation,
  locationOf: ReturnType<typeof createdLocation>,
  services: EdgeServices,
): RequestHandler {
  return async (request, response) => {
    // Treat a missing body as an empty one.
    request.body ??= {};
    const { user, signIn, key, signInProblem } = await callerOf(request, declared, services);
    response.locals.uid = user?.id;
    response.locals.role = user?.usertype;
    if (declared.access !== 'public' && !user) throw notSignedIn();
    if (Array.isArray(declared.access) && !declared.access.includes(user?.usertype)) throw forbidden();
    const actor = user && actorOf(user);
    requireStaffRole(actor, declared);
    requireReadableBody(request, declared);
    const input = {
      params: parse(declared.params, request.params),
      query: parse(declared.query, request.query),
      body: parse(declared.body, request.body),
    };
    const budget = (user && isStaff(user.usertype) ? declared.staffLimit : undefined) ?? budgetOf(declared);
    if (budget) {
      const named = declared.subjects?.(input);
      const account = [user?.id ?? [], named?.account ?? []].flat();
      await limitSubjects(budget, { ...named, account, key: key?.id ?? null }, response, services);
    }
    const call = {
      actor,
      user,
      signIn,
      key,
      signInProblem,
      // An Idempotency-Key belongs to an API key: two keys of one account may use the same.
      claimId: claimOnce(request, response, key ? { uid: `key:${key.id}` } : actor, services),
      ...input,
      from: callOrigin(request),
      services,
      request,
      response,
    } as unknown as AnyCall;
    await declared.authorize?.(call);
    const idle = (await declared.idle?.(call)) ?? [];
    if (takesNoNotice(response)) call.body = idle.reduce(withoutField, input.body);
    else refuseFields(unknownFields(declared, request, input), idle);
    if (await needsProof(declared, call)) requireFreshProof(signIn, services);
    const answer = await run(declared, call).catch((error: unknown) => {
      throw namedRefusal(error, signInProblem);
    });
    if (key) await recordKeyUse(key, services);
    if (answer === undefined) return;
    if (declared.answers && checksAnswers(services.config))
      requireDeclaredAnswer(declared.id, declared.answers, answer);
    const ownPath = request.baseUrl + request.path.replace(/\/$/, '');
    const location = declared.status === 201 ? locationOf(declared, ownPath, answer) : null;
    if (location !== null) response.location(location);
    response.status(declared.status ?? 200).json(answer);
  };
}
