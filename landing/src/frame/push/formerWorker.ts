import { hasWorkers } from '../offline/siteWorker.js';
import { startMessages } from './browserPush.js';

/** Where version 0.1.0 had a worker that handled messages only. */
const FORMER_SCOPE = '/site-assets/';

/**
 * Moves messages from the former worker to the site's: a browser has one worker, and the former is no longer
 * updated.
 */
export async function leaveFormerWorker(): Promise<void> {
  if (!hasWorkers()) return;
  const former = await navigator.serviceWorker.getRegistration(FORMER_SCOPE);
  if (!former || new URL(former.scope).pathname !== FORMER_SCOPE) return;
  const subscription = await former.pushManager?.getSubscription();
  await former.unregister();
  if (subscription && Notification.permission === 'granted') await startMessages();
}
