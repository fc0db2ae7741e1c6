const push = 'landing/src/frame/push/browserPush.ts';
const formerWorker = 'landing/src/frame/push/formerWorker.ts';
const track = 'landing/src/trips/driver/delivery.ts';

/**
 * Uses of newer functions that are right, each with its reason. A use without a path is right everywhere.
 */
export const exceptions = [
  // Messages can be switched on only where `isSupported` finds both classes.
  ...['Notification', 'Notification.permission', 'Notification.requestPermission'].map((name) => ({
    name,
    path: push,
  })),
  ...['getSubscription', 'subscribe', 'unsubscribe'].map((name) => ({ name, path: push })),
  // Asked for with `?.`.
  { name: 'getNotifications', path: push },
  { name: 'databases', path: 'landing/src/frame/offline/personalStorage.ts' },
  // Only browsers that had messages have a subscription of the former worker.
  ...['getSubscription', 'Notification', 'Notification.permission'].map((name) => ({
    name,
    path: formerWorker,
  })),
  // Browsers without messages send no push events to a worker.
  { name: 'showNotification', path: 'landing/worker/push.ts' },
  // Asked for with `in`.
  { name: 'navigator.wakeLock', path: 'landing/src/trips/driver/useWakeLock.ts' },
  // Missing in Firefox for Android before 114, whose menu prints too. The receipt is also a PDF.
  { name: 'window.print', path: 'landing/src/trips/trip/ReceiptPage.tsx' },
  // Functions of our own, of zod and of TanStack Query.
  { name: 'union' },
  { name: 'subscribe', path: 'landing/src/frame/session/whenLoaded.ts' },
  { name: 'estimate', path: 'admin/src/trips/booking/CarTypeCards.tsx' },
  { name: 'changed', path: 'landing/src/trips/driver/WorkProvider.tsx' },
  { name: 'changed', path: track },
  ...['web/src/booking/PinMap.tsx', 'web/src/map/glide.ts', 'web/src/map/useMarkers.ts'].map((path) => ({
    name: 'move',
    path,
  })),
];
