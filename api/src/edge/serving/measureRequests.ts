import type { RequestHandler } from 'express';
import type { LoggedLocals } from '../../platform/log/requestLog.js';
import type { Metrics } from '../../platform/run/metrics.js';

/** Methods that get a series of their own; a caller may send any text. */
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

/** Counts and times every request by its operation. Pages, files and unknown paths are `other`. */
export function measureRequests(metrics: Pick<Metrics, 'requestServed'>): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    // The parts that serve a request listen for its end, too: Node takes more than ten listeners for a leak.
    response.setMaxListeners(response.getMaxListeners() + 1);
    response.once('close', () => {
      const { route } = response.locals as LoggedLocals;
      metrics.requestServed({
        operation: route ?? 'other',
        method: METHODS.has(request.method) ? request.method : 'other',
        status: response.writableFinished ? response.statusCode : 0,
        seconds: (performance.now() - start) / 1000,
      });
    });
    next();
  };
}
