import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { PushScreen } from '@wayfare/shared';
import type { PushMessage } from '../landing/worker/push.js';
import { answerOf, newcomer, signedIn, withoutOffers } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

const WORKER = '/service-worker.js';

/** Registers the page's service worker. Delivers push messages to it, and reads the messages it has shown. */
async function pushTo(page: Page, origin: string) {
  const devtools = await page.context().newCDPSession(page);
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
  const shown = () =>
    page.evaluate(async (worker) => {
      const registration = await navigator.serviceWorker.getRegistration(worker);
      const notifications = (await registration?.getNotifications()) ?? [];
      return notifications.map(({ title, body, tag, data: about }) => ({ title, body, tag, about }));
    }, WORKER);
  /**
   * Delivers a message until it is shown: a browser under load loses what its developer tools deliver,
   * without an error.
   */
  const deliver = (message: PushMessage) =>
    expect(async () => {
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(message),
      });
      await expect
        .poll(async () => (await shown()).map(({ tag }) => tag), { timeout: 5000 })
        .toContain(message.id);
    }).toPass();
  return { deliver, shown };
}

/** The parts of a service worker's global scope that a page's scope does not have. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: object;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  dispatchEvent(event: Event): boolean;
}

/**
 * Taps every shown message in the service worker itself, and returns the page that each one opens. A browser
 * opens windows only for taps by a person, so this records the address instead.
 */
async function tapped(context: BrowserContext): Promise<Record<string, string>> {
  const worker = context.serviceWorkers().find((each) => each.url().endsWith(WORKER));
  if (!worker) throw new Error('the service worker does not run');
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const { registration, clients } = scope;
    const opened: Record<string, string> = {};
    for (const notification of await registration.getNotifications()) {
      const work: Promise<unknown>[] = [];
      const tap = new scope.NotificationEvent('notificationclick', { notification });
      Object.defineProperty(tap, 'waitUntil', { value: (done: Promise<unknown>) => work.push(done) });
      Object.defineProperty(clients, 'openWindow', {
        configurable: true,
        value: async (address: string) => {
          const { pathname, search } = new URL(address);
          opened[notification.tag] = pathname + search;
          return null;
        },
      });
      scope.dispatchEvent(tap);
      await Promise.all(work);
    }
    return opened;
  });
}

test('a message that arrives while no page is visible is shown once, and a tap opens the page of its screen [2.63, 7.37]', async ({
  browser,
  baseURL,
}, info) => {
  const context = await signedIn(browser, 'rider', phone, 'en', 'allow');
  await context.grantPermissions(['notifications', 'geolocation']);
  const page = await context.newPage();
  await page.goto('/profile');
  await expect(page.getByRole('switch', { name: 'Notifications on this device' })).toBeEnabled();
  await takePicture(page, info, 'profile', true);

  const { deliver, shown } = await pushTo(page, baseURL as string);
  const message = { id: 'm1', title: 'Your driver has arrived', msg: 'At the pickup.', screen: 'BookedCab' };
  for (let time = 0; time < 2; time += 1) await deliver({ ...message, params: { bookingId: 'b1' } });
  expect(await shown()).toEqual([
    { title: message.title, body: message.msg, tag: 'm1', about: { path: '/bookings/b1' } },
  ]);

  const pages: Record<PushScreen, string> = {
    BookingCab: '/',
    BookedCab: '/bookings/b1',
    onlineChat: '/bookings/b1',
    wallet: '/profile/wallet',
    // A driver's trips are in the console, where an expired offer is simply not listed.
    DriverTrips: '/bookings',
  };
  for (const [screen, path] of Object.entries(pages)) {
    await deliver({ ...message, id: screen, screen, params: { bookingId: 'b1' } });
    expect((await shown()).find(({ tag }) => tag === screen)?.about).toEqual({ path });
  }
  await deliver({ ...message, id: 'office', screen: 'onlineChat' });
  await deliver({ ...message, id: 'papers', screen: 'documents' });

  expect(await tapped(context)).toEqual({
    m1: '/bookings/b1',
    ...pages,
    office: '/profile/messages',
    papers: '/bookings?tab=documents',
  });
  expect(await shown()).toEqual([]);
  await context.close();
});

test('an offer that is pushed while another page is in front leads to the offer sheet', async ({
  browser,
  baseURL,
}) => {
  // The demo has no drivers here.
  const at = { latitude: 41.14, longitude: -104.8202 };
  const rider = await newcomer(browser, 'rider', { firstName: 'Rosa', viewport: phone, at });
  const driver = await newcomer(browser, 'driver', {
    firstName: 'Dan',
    viewport: desktop,
    at,
    serviceWorkers: 'allow',
  });
  await driver.context.grantPermissions(['notifications', 'geolocation']);
  const page = await driver.context.newPage();
  await page.goto('/profile');
  const { deliver, shown } = await pushTo(page, baseURL as string);
  const other = await driver.context.newPage();
  await other.bringToFront();

  const place = (north: number, add: string) => ({ lat: at.latitude + north, lng: at.longitude, add });
  const data = { pickup: place(0.01, 'Town Hall'), drop: place(0.05, 'Station'), carType: 'Economy' };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  await deliver({
    id: `${id}:offer`,
    title: 'New trip',
    msg: 'Accept it in time.',
    screen: 'DriverTrips',
    params: { bookingId: id },
  });
  expect(await shown()).toMatchObject([{ title: 'New trip', about: { path: '/bookings' } }]);
  // Clicking the message opens this page.
  await page.goto('/bookings');
  await page.bringToFront();
  const sheet = page.getByRole('alertdialog', { name: 'New trip' });
  await expect(sheet).toContainText('Town Hall');
  await sheet.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('button', { name: 'I am at the pickup' })).toBeVisible();
  await Promise.all([rider.context.close(), driver.context.close()]);
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
