/**
 * Shows push messages while no page of the app is open (rule 7.37). A click opens the page a message is about, such as its
 * trip, or the driver's console, which no longer shows an expired offer. Messages arrive encrypted from our server; a repeated one
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

/** The path of the page that matches a mobile app screen (rule 2.63): a screen without a page of its own is a trip's. */
function pathOf(screen, params) {
  if (screen === 'BookingCab') return '/';
  if (screen === 'wallet') return '/profile/wallet';
  return params?.bookingId && screen !== 'DriverTrips' ? `/bookings/${params.bookingId}` : '/bookings';
}

/** Focuses the page if it is already open; otherwise opens it. */
async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}
