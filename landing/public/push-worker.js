/**
 * Shows messages to a person while no page of the product is open (rule 7.37), and opens what they are about: a trip,
 * or a driver's console, where an offer that is over is simply not there. They come encrypted from the product itself;
 * one that comes twice has the same id.
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

/** The page for a mobile app's screen. */
function pathOf(screen, params) {
  return params?.bookingId && screen !== 'DriverTrips' ? `/bookings/${params.bookingId}` : '/bookings';
}

/** Goes to a page where it is open already, else opens it. */
async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}
