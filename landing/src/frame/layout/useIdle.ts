import { useEffect, useState } from 'react';

/** Where browsers do not report when they are idle, this takes its place, in ms. */
const SOON_MS = 300;
/** Idle or not, in ms. */
const LATEST_MS = 3_000;

/**
 * Returns whether the browser has had nothing to do since the component is shown: what a page needs later,
 * but maybe without a network, loads then.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has none.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), SOON_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
