import { useSyncExternalStore } from 'react';

/** A clock that all components share which read it equally often. */
interface Ticker {
  follow(this: void, listener: () => void): () => void;
  now(this: void): number;
}

const tickers = new Map<number, Ticker>();

function tickerOf(everyMs: number): Ticker {
  const known = tickers.get(everyMs);
  if (known) return known;
  const listeners = new Set<() => void>();
  let now = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    now = Date.now();
    for (const listener of listeners) listener();
  };
  const ticker: Ticker = {
    follow(listener) {
      listeners.add(listener);
      timer ??= setInterval(tick, everyMs);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    now() {
      // Nothing has read the time since the last component left.
      if (timer === undefined && Date.now() - now >= everyMs) now = Date.now();
      return now;
    },
  };
  tickers.set(everyMs, ticker);
  return ticker;
}

/** The current time as a ms timestamp, read again every `everyMs`. */
export function useNow(everyMs = 1_000): number {
  const { follow, now } = tickerOf(everyMs);
  return useSyncExternalStore(follow, now);
}

/**
 * The current time as a ms timestamp, rounded up to a multiple of `stepMs`: read each second, and changed
 * with each step.
 */
export function useNextStep(stepMs: number): number {
  const { follow, now } = tickerOf(1_000);
  return useSyncExternalStore(follow, () => Math.ceil(now() / stepMs) * stepMs);
}
