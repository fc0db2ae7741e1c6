import { forbidden, notSignedIn } from '@wayfare/shared';
import { type RequestHandler, Router } from 'express';
import type { Services } from '../services.js';
import { signedInUser } from './authenticate.js';
import type { Operation } from './operation.js';
import { rateLimited } from './rateLimits.js';
import { parsed } from './validation.js';

/** A router that serves the operations: limit, authenticate, validate, act. */
export function mountOperations(operations: readonly Operation[], services: Services): Router {
  const router = Router();
  for (const declared of operations) {
    router[declared.method](
      declared.path,
      ...(declared.limit ? rateLimited(declared.limit, services.rateLimits) : []),
      handle(declared, services),
    );
  }
  return router;
}

function handle(declared: Operation, services: Services): RequestHandler {
  return async (request, response) => {
    const user = await signedInUser(request, services);
    if (declared.access !== 'public' && !user) throw notSignedIn();
    if (Array.isArray(declared.access) && !declared.access.includes(user?.usertype)) throw forbidden();
    const answer = await declared.act({
      actor: user && { uid: user.id, usertype: user.usertype },
      user,
      params: parsed(declared.params, request.params),
      query: parsed(declared.query, request.query),
      body: parsed(declared.body, request.body ?? {}),
      services,
      request,
      response,
    } as never);
    if (answer !== undefined) response.status(declared.status ?? 200).json(answer);
  };
}
