import { createServer, type RequestListener, type Server } from 'node:http';

/** react-admin's getMany puts every id into the address: a thousand of them need about 35 kB. */
const MAX_HEADER_BYTES = 64 * 1024;
/**
 * How long the head of a request, and all of one, may take to arrive, in ms. Bodies have deadlines of their own
 * (`bodyDeadline.ts`); the last one here is for those that nobody reads, and longer than the largest picture has.
 */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };

/** A server that takes requests as long as the product's own panel makes them, if they arrive in time. */
export function createHttpServer(listener?: RequestListener, timeouts = TIMEOUTS): Server {
  return createServer({ maxHeaderSize: MAX_HEADER_BYTES, ...timeouts }, listener);
}
