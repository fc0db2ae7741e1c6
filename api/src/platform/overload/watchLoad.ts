import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Overload } from './overload.js';

/** How often the load is measured, in ms: a burst is noticed before its requests have piled up. */
const EVERY_MS = 250;
/** How often the delay of the event loop is looked at, in ms. */
const RESOLUTION_MS = 10;

/**
 * Measures the load of this process until the returned function is called: how late its event loop is, and
 * how many requests wait. Measures nothing if no limit is set.
 */
export function watchLoad(overload: Overload): () => void {
  if (!overload.isOn) return () => undefined;
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const timer = setInterval(() => {
    // Node reports the time between two looks, which includes the pause itself.
    const delayMs = delays.count > 0 ? Math.max(0, delays.mean / 1e6 - RESOLUTION_MS) : 0;
    delays.reset();
    overload.observe({ at: performance.now(), delayMs, waiting: overload.waiting() });
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    delays.disable();
  };
}
