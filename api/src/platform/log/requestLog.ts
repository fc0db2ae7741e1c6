import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { requestId, traceIdOf } from './requestIds.js';

/** Paths that are requested every few seconds by machines, with nothing to report. */
const UNLOGGED = new Set(['/healthz', '/readyz', '/metrics']);
/** Files of the apps: logged at the level debug. */
const FILES = /^\/(site|panel)-assets\//;

/** Facts that other parts add to the log line of a request: they store them in `response.locals`. */
export interface LoggedLocals {
  /** The operation's path, with names instead of values. */
  route?: string;
  uid?: string;
  role?: string;
  /** The key of the error that the caller received. */
  refusal?: string;
  /** It was refused because the process has too much to do: metrics count it, and it is no failure. */
  isShed?: boolean;
}

/**
 * Gives every request its id, and logs one line when its response ends. The line has no query, header or
 * body, which may hold secrets. Its message is `request`, `refused` for errors of the caller, or
 * `request failed` with the error.
 */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger: log,
    genReqId: requestId,
    // The line is built below: neither request nor response are logged as they are.
    wrapSerializers: false,
    serializers: { req: () => undefined, res: () => undefined },
    quietReqLogger: true,
    quietResLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    autoLogging: { ignore: ({ path }) => UNLOGGED.has(path) },
    customLogLevel: (request, response, error) => {
      if (isShed(response)) return 'info';
      if (error || response.err || response.statusCode >= 500) return 'error';
      return FILES.test(request.originalUrl) && response.statusCode < 400 ? 'debug' : 'info';
    },
    customSuccessObject: (request, response, { responseTime }) => lineOf(request, response, responseTime),
    customErrorObject: (request, response, error, { responseTime }) => ({
      ...lineOf(request, response, responseTime),
      ...(!isShed(response) && { err: response.err ?? error }),
    }),
    customSuccessMessage: messageOf,
    customErrorMessage: messageOf,
  });
}

const isShed = ({ locals }: Response) => (locals as LoggedLocals).isShed === true;

function lineOf(request: Request, response: Response, ms: number) {
  const { route, uid, role, refusal } = response.locals as LoggedLocals;
  return {
    method: request.method,
    // Express changes `request.path` while it looks for a route.
    path: request.originalUrl.split('?', 1)[0],
    route,
    // A response that was not written to its end has no status that anyone received.
    status: response.writableFinished ? response.statusCode : undefined,
    ms,
    error: refusal,
    uid,
    role,
    traceId: traceIdOf(request),
    ip: request.ip,
  };
}

function messageOf(_request: Request, response: Response): string {
  const { refusal } = response.locals as LoggedLocals;
  if (!response.writableFinished) return response.err ? 'a response was cut off' : 'request aborted';
  if (refusal) return 'refused';
  return response.err || response.statusCode >= 500 ? 'request failed' : 'request';
}
