/** The address of the site's service worker: it handles every page. */
const WORKER = '/service-worker.js';

/** Whether this browser has service workers: not on insecure addresses, and not in every private window. */
export const hasWorkers = (): boolean => 'serviceWorker' in navigator;

/** The site's worker, if this browser has it. */
export async function knownWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return hasWorkers() ? navigator.serviceWorker.getRegistration('/') : undefined;
}

/** Starts the site's worker and looks for a new version of it. @throws when the browser refuses */
export const startWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER, {
    updateViaCache: 'none',
    // In development, the worker's parts are modules of their own.
    type: import.meta.env.DEV ? 'module' : 'classic',
  });

/**
 * The site's worker once it is active, because only then can it be subscribed. @throws when the browser
 * refuses
 */
export async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await startWorker();
  const coming = registration.active ? null : (registration.installing ?? registration.waiting);
  if (coming) {
    await new Promise<void>((resolve, reject) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated') resolve();
        if (coming.state === 'redundant') reject(new Error('the worker was not taken'));
      });
    });
  }
  return registration;
}
