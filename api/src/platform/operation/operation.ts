import type {
  Action,
  Actor,
  AdjustmentKind,
  ApiScope,
  ErrorKey,
  NeededPermission,
  Resource,
  Usertype,
} from '@wayfare/shared';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { RequestBudget } from '../budget/budgets.js';
import type { Subjects } from '../budget/createBudgets.js';
import type { DeclaredImportance } from '../overload/importance.js';
import type { AuditDeclaration } from './auditDeclaration.js';
import type { Ignores } from './ignores.js';
import type { NoGift } from './noGift.js';
import type { NoProof } from './noProof.js';
import type { ClaimedId } from '../idempotency/idempotentRequest.js';
import type { Callers, CallOrigin, SignIn } from './caller.js';

/** An operation for partners: their API key needs the scope. */
export type KeyAccess = `key:${ApiScope}`;

/**
 * Who may call: anyone, any signed-in user, the named roles, or an API key with a scope, which may call
 * nothing else. The use case decides about records.
 */
export type Access = 'public' | 'signedIn' | KeyAccess | readonly Usertype[];

/** The scope that an operation for partners needs; null for all others. */
export const scopeOfAccess = (access: Access): ApiScope | null =>
  typeof access === 'string' && access.startsWith('key:') ? (access.slice(4) as ApiScope) : null;

/** An action on a resource, as named in the access table. */
export interface ResourceAction {
  action: Action;
  resource: Resource;
}

/** What a list can be filtered, sorted and searched by, for the documentation. */
export interface ListedBy {
  /** The type of each filter's value. Numbers also have `<field>_gte` and `<field>_lte`. */
  filters: Readonly<Record<string, 'text' | 'number' | 'boolean'>>;
  /** Filters with a few values each. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** The first is the default, in its order. */
  sorts: readonly [field: string, order: 'ASC' | 'DESC', ...others: string[]];
  /** Whether `q` searches it. */
  isSearched: boolean;
}

/** The input of an operation. */
export interface Call<Services, Known extends Callers, Params, Query, Body, A extends Access> {
  /** Null only if the operation is public and the caller is anonymous. */
  actor: A extends 'public' ? Actor | null : Actor;
  /** The actor's own record. */
  user: A extends 'public' ? Known['user'] | null : Known['user'];
  /** The session or token of the call. */
  signIn: A extends 'public' ? SignIn | null : A extends KeyAccess ? null : SignIn;
  /** The API key of the call. */
  key: A extends KeyAccess ? Known['key'] : null;
  /** Why the caller's sign-in is invalid. Null if there is none or it is valid. */
  signInProblem: ErrorKey | null;
  /**
   * Returns the id for the record that the call creates, and whether the call is a retry, by its
   * Idempotency-Key. Each call of this function returns the same.
   */
  claimId(): Promise<ClaimedId>;
  params: Params;
  query: Query;
  body: Body;
  /** Where the request comes from: its address and network, and the devices it is known by. */
  from: CallOrigin;
  services: Services;
  request: Request;
  response: Response;
}

/**
 * A declared route: the declaration mounts, documents and tests it. `Services` are the services it uses,
 * `Known` are the fields of callers that its area may use, and `Result` is the value it produces.
 */
export interface Declaration<Services, Known extends Callers, Params, Query, Body, A extends Access, Result> {
  /**
   * The name in the API documentation and in generated clients, as a verb with its object: `createBooking`.
   */
  id: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api, with Express parameters: `/bookings/:id`. */
  path: string;
  summary: string;
  access: A;
  /**
   * The permission, or the access to a resource, that an admin with a staff role needs to call it. An
   * operation for certain usertypes that names nothing is for full admins only.
   */
  permission?: NeededPermission | ResourceAction;
  /**
   * The rate limit. Where the request comes from is counted before the body is read, and its subjects
   * afterward. Public operations that declare none have the budget `browse`.
   */
  limit?: RequestBudget;
  /** The rate limit of signed-in staff, if it differs: they act for many others. */
  staffLimit?: RequestBudget;
  /**
   * How important it is while the process has too much to do, if that differs from what follows from its kind
   * and its budget: see `importanceOf`.
   */
  importance?: DeclaredImportance;
  /**
   * The subjects of the call for its budget, derived only from the validated input. The caller's own account
   * is always counted.
   */
  subjects?(input: { params: Params; query: Query; body: Body }): Subjects;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  /** The body's schema if `act` reads the body itself, after checking access. */
  takes?: z.ZodType;
  /**
   * How the body is read: JSON when omitted; a browser's form or JSON; raw bytes, which a signature covers; a
   * form with files, or a piece of a file, which `act` reads. A body of another type is rejected.
   */
  reads?: 'form' | 'bytes' | 'files' | 'piece';
  /**
   * With an Idempotency-Key, a retry returns the record that the first request made: `act` calls `claimId`.
   */
  honorsIdempotencyKey?: true;
  /** Other sites' pages may send it. It is always anonymous: any session sent with it is ignored. */
  fromAnywhere?: true;
  /** For browsers: it responds with a page or a redirect, and its errors are pages as well. */
  page?: true;
  /** Also available to staff who must set up a second factor before anything else. */
  beforeSecondFactor?: true;
  /**
   * Also available to drivers who are not approved yet: it belongs to their onboarding or their own account.
   */
  beforeApproval?: true;
  /** Answers whoever is signed in, also to a page that shows someone else: it asks who that is. */
  forAnyUser?: true;
  /** Why it accepts fields that it does not read: see `ignores.ts`. */
  ignores?: Ignores;
  /**
   * The fields of this call's body that would have no effect, by their dotted paths: the call is refused with
   * their names. In the first version of the API they are left out instead.
   */
  idle?(call: Call<Services, Known, Params, Query, Body, A>): readonly string[] | Promise<readonly string[]>;
  /** Checks access beyond the role, before any step-up. @throws forbidden (403) and the like */
  authorize?(call: Call<Services, Known, Params, Query, Body, A>): Promise<void>;
  /**
   * Whether the caller must have proven their identity within the last ten minutes: always, or for some
   * calls. `within`: `act` checks it itself after reading the record.
   */
  stepUp?:
    | true
    | 'within'
    | ((call: Call<Services, Known, Params, Query, Body, A>) => boolean | Promise<boolean>);
  /**
   * Why it needs no fresh proof. Every operation that changes or exports something declares this or `stepUp`.
   */
  noProof?: NoProof;
  /**
   * The kinds of gifts that staff give with it, each decided by `giveGift` or `makeAdjustment`. An operation
   * of staff that declares neither this nor `noGift` may not post money.
   */
  gives?: readonly AdjustmentKind[];
  /** Why what it does with money is no gift of staff. */
  noGift?: NoGift;
  /** The response's media type if it is neither JSON nor a page. */
  sends?: 'application/pdf' | 'image/*' | 'text/*' | 'text/xml';
  /** It may answer with a redirect to the image store instead. */
  mayRedirect?: boolean;
  /** What the list that it answers can be filtered and sorted by. */
  lists?: ListedBy;
  /** The response's schema: for the documentation, and for tests, which accept no other field. */
  answers?: z.ZodType;
  /** HTTP status of success; 200 when omitted. */
  status?: 200 | 201;
  /**
   * The address of what a 201 has created, from its answer, for `Location`. Omitted if it is read by its id
   * below the operation's own path, or has no address.
   */
  location?(answer: unknown): string;
  /** Runs the operation and returns its result. Undefined means that it has already responded. */
  act(call: Call<Services, Known, Params, Query, Body, A>): Promise<Result>;
  /** How the audit log records the operation if an admin or fleet admin calls it. */
  audit?: AuditDeclaration<Call<Services, Known, Params, Query, Body, A>, Result>;
  /** The response's JSON for a result; the result itself when omitted. */
  present?(result: Result, call: Call<Services, Known, Params, Query, Body, A>): Promise<unknown>;
}

/**
 * An operation with any input. An operation that uses fewer services can take the place of one that uses
 * more.
 */
export type OperationOf<Services, Known extends Callers = Callers> = Declaration<
  Services,
  Known,
  unknown,
  unknown,
  unknown,
  Access,
  unknown
>;

/**
 * Declares an operation, infers the types of its input, and ties its answer to the schema in `answers`: an
 * operation whose `act`, or `present` if there is one, returns something else does not compile.
 */
interface Declare<Services, Known extends Callers> {
  <Params, Query, Body, const A extends Access, Schema extends z.ZodType, Result>(
    declaration: Declaration<Services, Known, Params, Query, Body, A, Result> & {
      answers?: Schema;
      present(result: Result, call: Call<Services, Known, Params, Query, Body, A>): Promise<z.input<Schema>>;
    },
  ): OperationOf<Services, Known>;
  <
    Params,
    Query,
    Body,
    const A extends Access,
    Schema extends z.ZodType,
    Result extends z.input<Schema> | undefined | void,
  >(
    declaration: Declaration<Services, Known, Params, Query, Body, A, Result> & {
      answers?: Schema;
      present?: undefined;
    },
  ): OperationOf<Services, Known>;
}

/** A function that declares the operations of an area, with these services and callers. */
export const operationFor =
  <Services, Known extends Callers = Callers>(): Declare<Services, Known> =>
  (declaration: unknown) =>
    declaration as OperationOf<Services, Known>;
