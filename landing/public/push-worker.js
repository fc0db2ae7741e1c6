/**
 * Shows push messages while no page of the app is open (rule 7.37). A click opens the trip a message is about, or the
 * driver's console, which no longer shows an expired offer. Messages arrive encrypted from our server; a repeated one
 * has the same id.
 */
self.addEventListener('push', (event) => {
  const { id, title, msg, screen, params } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body: msg,
      tag: id,
      icon: '/site-assets/favicon.svg',
      data: { path: pathOf(screen, params) },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.path, self.location.origin).href));
});

/** The path of the page that matches a mobile app screen. */
function pathOf(screen, params) {
  return params?.bookingId && screen !== 'DriverTrips' ? `/bookings/${params.bookingId}` : '/bookings';
}

/** Focuses the page if it is already open; otherwise opens it. */
async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}
