import { DomainError } from '@wayfare/shared';
import type { Request, RequestHandler } from 'express';

/** How long a body may take to arrive, in ms, where its size does not give it longer. */
export const BODY_MS = 30_000;
/** How fast pictures arrive at least, in bytes per second: slower connections send them in pieces. */
const SLOWEST_PICTURE = 32 * 1024;

/** Whether a request brings a body. */
export const hasBody = (request: Request): boolean =>
  request.get('transfer-encoding') !== undefined || Number(request.get('content-length')) > 0;

/** How many bytes a request will bring: what it says, or the most that is read where it says nothing. */
export function bytesOf(request: Request, most: number): number {
  const said = request.get('content-length');
  return said === undefined ? most : Math.min(Number(said), most);
}

/**
 * Lets a reader have a body as long as it arrives in time, and as `bytes` of a picture in theirs: bodies that come byte by
 * byte would stay open for hours. Passes on request_timeout (408) and ends the connection.
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
      next(error);
    };
    const base = request.app.get('body ms') as number;
    const timer = setTimeout(
      () => {
        // What is still to come is not waited for.
        response.set('Connection', 'close');
        end(new DomainError('request_timeout', 408));
      },
      base + (bytes / SLOWEST_PICTURE) * 1000,
    );
    void reader(request, response, end);
  };
}
