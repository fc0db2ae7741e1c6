import { createServer, type RequestListener, type Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { answerUnreadable } from './unreadableRequest.js';

/** react-admin's getMany puts every id into the URL: a thousand of them need about 35 kB. */
const MAX_HEADER_BYTES = 64 * 1024;
/**
 * Time limits for a request's headers and for a whole request, in ms. Bodies have their own deadlines
 * (`bodyDeadline.ts`). The request limit applies to bodies that no handler reads, and is longer than the
 * largest picture has.
 */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  // Longer than a reverse proxy keeps a connection, usually 60 s: a request must never meet a connection
  // being closed.
  keepAliveTimeout: 75_000,
};

/** A server that accepts request headers as long as the product's own panel sends, if they arrive in time. */
export function createHttpServer(
  listener?: RequestListener,
  timeouts: Partial<typeof TIMEOUTS> = {},
): Server {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, ...TIMEOUTS, ...timeouts }, listener);
  return server.on('clientError', answerUnreadable);
}

/** Turns of the event loop after which no more connections are waited for: callers may never stop. */
const MOST_TURNS = 100;

/**
 * Accepts the connections that wait in the queue of the operating system. Closing a server resets those that
 * still wait, although their callers have sent their requests: close it right after this. A process that is
 * busy accepts none for a while, and some proxies send requests until it refuses connections.
 */
export async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  for (let turns = 0, before = -1; turns < MOST_TURNS && accepted > before; turns += 1) {
    before = accepted;
    await setImmediate();
  }
  server.off('connection', count);
}
