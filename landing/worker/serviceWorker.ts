import siteFiles from 'virtual:site-files';
import { addressOf, showMessage, type PushMessage } from './push.js';
import { dropOldShells, installShell, shellPage, storedFile } from './shell.js';

declare const self: ServiceWorkerGlobalScope;

/*
 * The one service worker of the site: it shows push messages, and opens the site's shell without a network.
 * It stores only files that are the same for everyone, never pages or answers of the API.
 */

if (siteFiles) {
  const files = siteFiles;
  const { version } = files;

  self.addEventListener('install', (event) => {
    // Open pages keep their files (see `dropOldShells`), so the new version need not wait until they are
    // closed.
    event.waitUntil(installShell(files).then(() => self.skipWaiting()));
  });

  self.addEventListener('activate', (event) => {
    event.waitUntil(dropOldShells(version).then(() => self.clients.claim()));
  });

  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== self.location.origin || request.method !== 'GET') return;
    if (request.mode === 'navigate') {
      const page = shellPage(request, pathname, version);
      if (page) event.respondWith(page);
      return;
    }
    const file = storedFile(request, pathname, version);
    if (file) event.respondWith(file);
  });
}

self.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (message) event.waitUntil(showMessage(self.registration, message));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification, self.location.origin)));
});

/** Focuses the page if it is already open; otherwise opens it. */
async function open(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => page.url === address);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}
