import type { Actor, ErrorKey, Usertype } from '@wayfare/shared';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { CallOrigin } from '../auth/guessing/device.js';
import type { RequestBudget } from '../budget/budgets.js';
import type { Subjects } from '../budget/createBudgets.js';
import type { StoredUser } from '../user/user.repository.js';
import type { Services } from '../services.js';
import type { SignIn } from './authenticate.js';

/** Who may call: anyone, anyone signed in, or the roles named. Records are decided on by the use case. */
export type Access = 'public' | 'signedIn' | readonly Usertype[];

/** What an operation works with. */
export interface Call<Params, Query, Body, A extends Access> {
  /** Null only where the operation is public and nobody is signed in. */
  actor: A extends 'public' ? Actor | null : Actor;
  /** The actor's own record. */
  user: A extends 'public' ? StoredUser | null : StoredUser;
  /** The session or token the call is made with. */
  signIn: A extends 'public' ? SignIn | null : SignIn;
  /** Why a sign-in that came along is worth nothing. Null where there is none, or it is good. */
  signInProblem: ErrorKey | null;
  params: Params;
  query: Query;
  body: Body;
  /** Where the request comes from: its address and network, and the devices it is known by. */
  from: CallOrigin;
  services: Services;
  request: Request;
  response: Response;
}

/** A route, declared: it is mounted, documented and tested from this alone. */
export interface Operation<Params = unknown, Query = unknown, Body = unknown, A extends Access = Access> {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api, with Express parameters: `/bookings/:id`. */
  path: string;
  summary: string;
  access: A;
  /**
   * What limits how often it is called. Where the request comes from is counted before the body is read; what it is about
   * afterwards. Public operations that declare none have the budget `browse`.
   */
  limit?: RequestBudget;
  /**
   * Whom the call is about, for its budget: worked out from the validated input alone. The caller's own account is counted
   * anyway.
   */
  subjects?(input: { params: Params; query: Query; body: Body }): Subjects;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  /** The body's form where `act` reads it itself, having decided on access first. */
  takes?: z.ZodType;
  /**
   * How the body is read: JSON when left out; a browser's form or JSON; the bare bytes, which a signature covers;
   * a form with files, or a piece of a file, which `act` reads. A body of another kind is refused.
   */
  reads?: 'form' | 'bytes' | 'files' | 'piece';
  /** Other sites' pages may send it. It acts in nobody's name: whose session it comes with is not looked at. */
  fromAnywhere?: true;
  /** A browser opens it: it answers with a page or leads on to one, and its refusals are pages as well. */
  page?: true;
  /** Open also to staff who have to set up a second factor before anything else. */
  beforeSecondFactor?: true;
  /** Decides on access beyond the role, before a proof of identity is asked for. @throws forbidden (403) and the like */
  authorize?(call: Call<Params, Query, Body, A>): Promise<void>;
  /**
   * Whether the caller must have proven who they are within the last ten minutes: always, or for some calls.
   * `within`: `act` asks for it by itself, having read the record.
   */
  stepUp?: true | 'within' | ((call: Call<Params, Query, Body, A>) => boolean | Promise<boolean>);
  /** The answer's form, for the documentation. */
  answers?: z.ZodType;
  /** HTTP status of success; 200 when left out. */
  status?: 200 | 201;
  /** Does it and gives the answer's JSON. Undefined means that it has answered by itself. */
  act(call: Call<Params, Query, Body, A>): Promise<unknown>;
}

/** Gives a declaration its types. */
export function operation<Params, Query, Body, const A extends Access>(
  declaration: Operation<Params, Query, Body, A>,
): Operation {
  return declaration as unknown as Operation;
}
