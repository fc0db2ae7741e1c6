import { ServerBusy } from '@wayfare/shared';
import { type RequestHandler, Router } from 'express';
import type { Operation } from '../operation.js';
import type { EdgeServices } from '../services.js';
import { importanceOf } from './importanceOf.js';
import { inMatchingOrder } from './inMatchingOrder.js';

/**
 * Refuses operations that can wait while this process has too much to do, before their session, their body
 * and the database are read. Passes on server_busy (503).
 */
export function shedLoad(
  operations: readonly Operation[],
  { overload }: Pick<EdgeServices, 'overload'>,
): RequestHandler {
  const router = Router();
  for (const declared of inMatchingOrder(operations)) {
    router[declared.method](declared.path, (request, response, next) => {
      const seconds = overload.refusedFor(importanceOf(declared, request.query));
      if (seconds === null) {
        next('router');
        return;
      }
      response.locals.route = `/api${declared.path}`;
      response.locals.isPage = declared.page;
      response.locals.isShed = true;
      response.set('Cache-Control', 'no-store');
      next(new ServerBusy(seconds));
    });
  }
  return (request, response, next) => {
    if (!overload.isOn) {
      next();
      return;
    }
    // Those that still arrive, and those that are being read, wait for their callers.
    const leave = overload.enter(() => request.complete && !response.headersSent);
    response.once('close', leave);
    if (overload.mayRefuse()) router(request, response, next);
    else next();
  };
}
