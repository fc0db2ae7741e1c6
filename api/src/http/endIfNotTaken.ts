import type { ServerResponse } from 'node:http';

/** What a client takes of a long answer at least: less than the slowest mobile network gives. */
const SLOWEST = { bytes: 32 * 1024, everyMs: 15_000 };

/**
 * Ends an answer whose reader takes it too slowly, or not at all: what makes it would be held up for ever. Nothing is
 * ended while there is nothing to take.
 */
export function endIfNotTaken(response: ServerResponse, { bytes, everyMs } = SLOWEST): { stop(): void } {
  const taken = () => response.socket?.bytesWritten ?? 0;
  let before = taken();
  const timer = setInterval(() => {
    const now = taken();
    if (response.writableNeedDrain && now - before < bytes) response.destroy();
    before = now;
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
