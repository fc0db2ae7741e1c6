import { expect, test } from '@playwright/test';
import type { PushScreen } from '@wayfare/shared';
import { signedIn, withoutOffers } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

const WORKER = '/service-worker.js';

test('a message that arrives while no page is visible is shown once, and opens the page of its screen [2.63, 7.37]', async ({
  browser,
  baseURL,
}, info) => {
  const context = await signedIn(browser, 'rider', phone, 'en', 'allow');
  await context.grantPermissions(['notifications', 'geolocation']);
  const page = await context.newPage();
  await page.goto('/profile');
  await expect(page.getByRole('switch', { name: 'Notifications on this device' })).toBeEnabled();
  await takePicture(page, info, 'profile', true);

  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(async (worker) => {
    const registration = await navigator.serviceWorker.register(worker);
    const coming = registration.installing ?? registration.waiting;
    if (!registration.active && coming)
      await new Promise<void>((resolve) => {
        coming.addEventListener('statechange', () => coming.state === 'activated' && resolve());
      });
  }, WORKER);
  const registrationId = await registered;
  const message = { id: 'm1', title: 'Your driver has arrived', msg: 'At the pickup.', screen: 'BookedCab' };
  const data = JSON.stringify({ ...message, params: { bookingId: 'b1' } });
  for (let time = 0; time < 2; time += 1)
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL as string,
      registrationId,
      data,
    });
  const shown = () =>
    page.evaluate(async (worker) => {
      const registration = await navigator.serviceWorker.getRegistration(worker);
      const notifications = (await registration?.getNotifications()) ?? [];
      return notifications.map(({ title, body, tag, data: about }) => ({ title, body, tag, about }));
    }, WORKER);
  await expect
    .poll(shown)
    .toEqual([{ title: message.title, body: message.msg, tag: 'm1', about: { path: '/bookings/b1' } }]);

  const pages: Record<PushScreen, string> = {
    BookingCab: '/',
    BookedCab: '/bookings/b1',
    onlineChat: '/bookings/b1',
    wallet: '/profile/wallet',
    // A driver's trips are in the console, where an expired offer is simply not listed.
    DriverTrips: '/bookings',
  };
  for (const [screen, path] of Object.entries(pages)) {
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL as string,
      registrationId,
      data: JSON.stringify({ ...message, id: screen, screen, params: { bookingId: 'b1' } }),
    });
    await expect.poll(async () => (await shown()).find(({ tag }) => tag === screen)?.about).toEqual({ path });
  }
  await context.close();
});

test('messages cannot be turned on if the browser does not allow them', async ({ browser }) => {
  const context = await signedIn(browser, 'driver', desktop, 'en', 'allow');
  await withoutOffers(context);
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' });
  });
  const page = await context.newPage();
  await page.goto('/profile');
  await expect(page.getByRole('switch', { name: 'Notifications on this device' })).toBeDisabled();
  await expect(page.getByText('This browser blocks notifications.')).toBeVisible();
  await context.close();
});
