import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Ids that proxies and clients send: UUIDs, ULIDs, hexadecimal numbers and the like, but no text that could
 * forge lines.
 */
const WELL_FORMED = /^[\w.-]{8,128}$/;
/**
 * https://www.w3.org/TR/trace-context: version, trace id, parent id, flags; later versions may append parts.
 */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/;

/** A request's id: its `X-Request-Id` if that is well-formed, else a new one. The response returns it. */
export function requestId(request: IncomingMessage, response: ServerResponse): string {
  const sent = request.headers['x-request-id'];
  const id = typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

/** The trace that a request belongs to, by its `traceparent`; undefined without a valid one. */
export function traceIdOf(request: IncomingMessage): string | undefined {
  const { traceparent } = request.headers;
  const match = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent) : null;
  if (!match || (match[1] === '00' && match[3] !== undefined)) return undefined;
  return match[2];
}
