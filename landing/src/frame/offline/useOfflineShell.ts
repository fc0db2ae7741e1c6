import { useEffect } from 'react';
import { hasWorkers, startWorker } from './siteWorker.js';

/** How often a page that stays open looks for a new version of the site, in ms. */
const LOOK_EVERY_MS = 60 * 60_000;

/** Keeps the site's files in the browser, so that it opens without a network. They load after the page. */
export function useOfflineShell(enabled: boolean): void {
  useEffect(() => {
    if (!enabled || !hasWorkers()) return undefined;
    // Browsers that refuse, such as in private windows, need the network: the site works without the worker.
    const look = () => void startWorker().catch(() => undefined);
    const wait = () => whenIdle(look);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      window.removeEventListener('load', wait);
      clearInterval(timer);
    };
  }, [enabled]);
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 2000);
}
