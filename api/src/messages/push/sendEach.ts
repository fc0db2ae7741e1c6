import { retryAfterMs } from '@wayfare/shared';
import type { PushItem, PushOutcome } from './pushChannel.js';

/** Concurrent requests to one service. */
const CONCURRENT = 10;

/**
 * Sends items one request each, a few at a time. Once the service turns out to be down, the remaining items
 * are left for later, so that a batch ends soon.
 */
export async function sendEach(
  items: readonly PushItem[],
  sendOne: (item: PushItem) => Promise<PushOutcome>,
): Promise<PushOutcome[]> {
  const outcomes: PushOutcome[] = [];
  let down: PushOutcome | null = null;
  let next = 0;
  async function work() {
    while (next < items.length) {
      const index = next;
      next += 1;
      const outcome = down ?? (await sendOne(items[index] as PushItem));
      if (outcome.kind === 'later' && outcome.isDown) down = outcome;
      outcomes[index] = outcome;
    }
  }
  await Promise.all(Array.from({ length: Math.min(CONCURRENT, items.length) }, work));
  return outcomes;
}

/**
 * A failed or timed-out request: the service is not answering. The reason is a code, not a message with
 * addresses.
 */
export function asUnanswered(error: unknown): PushOutcome {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return { kind: 'later', reason: cause?.code ?? name ?? 'no answer', isDown: true };
}

/** A service's error code as a reason; any other value may contain anything. */
export const codeOf = (value: unknown) =>
  typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : 'no reason given';

/** The longest wait that a service may ask for, in ms. */
const LONGEST_WAIT_MS = 60 * 60_000;

/** The wait in the header `Retry-After`, in ms, up to an hour. Undefined without a valid one. */
export function askedWaitMs(header: string | null, now: number): number | undefined {
  const asked = retryAfterMs(header, now);
  return asked === null ? undefined : Math.min(asked, LONGEST_WAIT_MS);
}
