/** The body of an operation that reads bytes. Empty if the request had no body of that type. */
export const rawBody = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
