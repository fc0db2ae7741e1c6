import { setTimeout } from 'node:timers/promises';
import type { CallLog } from './callLog.js';
import { operationName } from './call.js';

/** How often a call is repeated that was answered with 429. */
const REPEATS = 10;
/** The longest wait before it is repeated, in real ms. */
const LONGEST_MS = 60_000;
/** How long an answer may take, in real ms. */
const PATIENCE_MS = 30_000;

/**
 * Sends requests with more headers, measures them, and repeats those that are too many, when they are allowed
 * again.
 */
export function measuredFetch(log: CallLog, headers: Readonly<Record<string, string>>) {
  return async (request: Request): Promise<Response> => {
    const operation = `${request.method} ${operationName(new URL(request.url).pathname)}`;
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    for (let repeats = 0; ; repeats += 1) {
      const begun = performance.now();
      const response = await send(request.clone(), operation, log);
      log.took(operation, performance.now() - begun);
      if (response.status >= 500) log.failed(operation, String(response.status));
      if (response.status !== 429 || repeats === REPEATS) return response;
      log.throttled();
      const seconds = Number(response.headers.get('retry-after')) || 1;
      await setTimeout(Math.min(seconds * 1000, LONGEST_MS));
    }
  };
}

async function send(request: Request, operation: string, log: CallLog): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    log.failed(operation, (error as Error).name === 'TimeoutError' ? 'no_answer' : 'unreachable');
    throw error;
  }
}
