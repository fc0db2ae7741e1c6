import { createServer, type RequestListener, type Server } from 'node:http';

/** react-admin's getMany puts every id into the address: a thousand of them need about 35 kB. */
const MAX_HEADER_BYTES = 64 * 1024;

/** A server that takes requests as long as the product's own panel makes them. */
export function createHttpServer(listener?: RequestListener): Server {
  return createServer({ maxHeaderSize: MAX_HEADER_BYTES }, listener);
}
