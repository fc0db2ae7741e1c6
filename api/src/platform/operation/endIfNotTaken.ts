import type { ServerResponse } from 'node:http';

/** The minimum a client must read of a long response: less than the slowest mobile network can carry. */
const SLOWEST = { bytes: 32 * 1024, everyMs: 15_000 };

/**
 * Ends a response whose client reads it too slowly or not at all, so that its producer is not blocked
 * indefinitely. It never ends a response while there is nothing to read.
 */
export function endIfNotTaken(response: ServerResponse, { bytes, everyMs } = SLOWEST): { stop(): void } {
  const bytesTaken = () => response.socket?.bytesWritten ?? 0;
  let before = bytesTaken();
  const timer = setInterval(() => {
    const now = bytesTaken();
    if (response.writableNeedDrain && now - before < bytes) response.destroy();
    before = now;
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
