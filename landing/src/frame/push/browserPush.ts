import type { PushSubscriptionInput } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { activeWorker, hasWorkers, knownWorker } from '../offline/siteWorker.js';

/** Whether this browser receives messages, or why it cannot. */
type BrowserPush = 'unsupported' | 'denied' | 'off' | 'on';

const isSupported = () => hasWorkers() && 'PushManager' in window && 'Notification' in window;

async function subscriptionOf(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  return (await (await knownWorker())?.pushManager.getSubscription()) ?? null;
}

/** The current state of messages to this browser. */
export async function browserPush(): Promise<BrowserPush> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscriptionOf()) ? 'on' : 'off';
}

/**
 * Asks for permission and subscribes this browser to messages. @throws when the browser or its push service
 * refuses
 */
export async function startMessages(): Promise<BrowserPush> {
  if ((await Notification.requestPermission()) !== 'granted') return browserPush();
  const registration = await activeWorker();
  // A subscription for keys that the product no longer has would receive nothing.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const { publicKey } = await call.get('/auth/me/browsers/key');
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await call.post('/auth/me/browsers', { body: subscription.toJSON() as PushSubscriptionInput });
  return 'on';
}

/**
 * Unsubscribes this browser and removes the messages it shows. If the product cannot be notified now, its
 * push service reports it later.
 */
export async function stopMessages(): Promise<BrowserPush> {
  const shown = (await (await knownWorker())?.getNotifications?.()) ?? [];
  for (const message of shown) message.close();
  const subscription = await subscriptionOf().catch(() => null);
  if (subscription) {
    await subscription.unsubscribe();
    const { endpoint } = subscription;
    await call.delete('/auth/me/browsers', { query: { endpoint } }).catch(() => undefined);
  }
  return browserPush();
}
