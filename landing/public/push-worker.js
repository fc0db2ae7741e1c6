/**
 * Shows messages to a person while no page of the product is open (rule 7.37), and opens the trip they are
 * about. Message and trip come encrypted from the product itself; one that comes twice has the same id.
 */
self.addEventListener('push', (event) => {
  const { id, title, msg, params } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body: msg,
      tag: id,
      icon: '/site-assets/favicon.svg',
      data: { path: params?.bookingId ? `/bookings/${params.bookingId}` : '/bookings' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.path, self.location.origin).href));
});

/** Goes to a page where it is open already, else opens it. */
async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}
