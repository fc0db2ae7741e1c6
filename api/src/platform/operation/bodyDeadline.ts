import { DomainError } from '@wayfare/shared';
import type { Request, RequestHandler } from 'express';

/** Time limit for a body to arrive, in ms, before any extra time for its size. */
export const BODY_MS = 30_000;
/** Minimum speed for pictures, in bytes per second. Slower connections send them in pieces. */
const SLOWEST_PICTURE = 32 * 1024;
/** A picture's body may pause for this fraction of the time limit: 10 s. */
const PAUSE = 1 / 3;
/**
 * Below this speed, in bytes per second, a picture's body counts as paused: slower than any phone that could
 * send one.
 */
const PAUSED_BELOW = 4 * 1024;

/** Whether a request has a body. */
export const hasBody = (request: Request): boolean =>
  request.get('transfer-encoding') !== undefined || Number(request.get('content-length')) > 0;

/**
 * The size of a request's body in bytes: the announced size, or the maximum that is read if none is
 * announced.
 */
export function bytesOf(request: Request, most: number): number {
  const announced = request.get('content-length');
  return announced === undefined ? most : Math.min(Number(announced), most);
}

/**
 * Lets a reader handle a body only while it arrives in time, with extra time for a picture of `bytes` while
 * that makes progress. Otherwise bodies sent byte by byte would stay open for hours. Passes on
 * request_timeout (408) and ends the connection.
 */
export function inTime(reader: RequestHandler, bytes = 0): RequestHandler {
  return (request, response, next) => {
    if (!hasBody(request)) {
      void reader(request, response, next);
      return;
    }
    let isOver = false;
    const end = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      stopWatching();
      next(error);
    };
    const timeOut = () => {
      // Do not wait for the rest of the body.
      response.set('Connection', 'close');
      end(new DomainError('request_timeout', 408));
    };
    const base = request.app.get('body ms') as number;
    const timer = setTimeout(timeOut, base + (bytes / SLOWEST_PICTURE) * 1000);
    const stopWatching = bytes > 0 ? whenStalled(request, base, timeOut) : () => undefined;
    void reader(request, response, end);
  };
}

/**
 * Calls `stalled` once a body pauses, or falls behind the speed of the slowest picture by more than `base`
 * ms: otherwise a client that announces a large picture and sends nothing would reserve its memory for
 * minutes. Returns a function that stops watching.
 */
function whenStalled({ socket }: Request, base: number, stalled: () => void): () => void {
  const everyMs = base * PAUSE;
  const [began, first] = [performance.now(), socket.bytesRead];
  let seen = first;
  const watch = setInterval(() => {
    const isPaused = socket.bytesRead - seen < (PAUSED_BELOW * everyMs) / 1000;
    const dueMs = performance.now() - began - base;
    const isBehind = socket.bytesRead - first < (SLOWEST_PICTURE * dueMs) / 1000;
    seen = socket.bytesRead;
    if (isPaused || isBehind) stalled();
  }, everyMs);
  return () => clearInterval(watch);
}
