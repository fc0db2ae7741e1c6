import type { PushSubscriptionInput } from '@wayfare/shared';
import { api } from '../api/client.js';

const WORKER = '/site-assets/push-worker.js';

/** Whether messages come to this browser, or why they cannot. */
export type BrowserPush = 'unsupported' | 'denied' | 'off' | 'on';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscriptionOf(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** How things stand with messages to this browser. */
export async function browserPush(): Promise<BrowserPush> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscriptionOf()) ? 'on' : 'off';
}

/** Asks for leave and has messages sent to this browser. @throws when the browser or its push service will not */
export async function startMessages(): Promise<BrowserPush> {
  if ((await Notification.requestPermission()) !== 'granted') return browserPush();
  const registration = await activeWorker();
  // One made with keys the product no longer has would get nothing.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const { publicKey } = await api.get<{ publicKey: string }>('auth/me/browsers/key');
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await api.post('auth/me/browsers', subscription.toJSON() as PushSubscriptionInput);
  return 'on';
}

/** Messages no longer come to this browser. What cannot be told the product now, its push service tells it later. */
export async function stopMessages(): Promise<BrowserPush> {
  const subscription = await subscriptionOf().catch(() => null);
  if (subscription) {
    await subscription.unsubscribe();
    const endpoint = encodeURIComponent(subscription.endpoint);
    await api.delete(`auth/me/browsers?endpoint=${endpoint}`).catch(() => undefined);
  }
  return browserPush();
}

/** The worker, once it works: only then it can be subscribed. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER);
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
