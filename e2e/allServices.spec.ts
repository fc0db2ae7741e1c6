import { type Browser, expect, test } from '@playwright/test';
import { protocols } from '../api/test/support/providers/protocols.js';
import { startAllServices } from './allServices.js';
import { copyUrl } from './copyPorts.js';
import { standInForGoogle } from './googleStandIn.js';
import { answerOf, signedIn } from './people.js';
import { type ProductCopy, startCopy } from './productCopy.js';
import { desktop } from './screens.js';
import { brooklynBridge, driverAtTheBridge, rideFromBookingToRating, timesSquare } from './tripJourney.js';

/** The product as a business runs it: every service is configured, and is a server on this machine. */
const URL_OF_COPY = copyUrl('allServices');
test.use({ baseURL: URL_OF_COPY });

let services: Awaited<ReturnType<typeof startAllServices>> | undefined;
let copy: ProductCopy | undefined;
test.beforeAll(async () => {
  services = await startAllServices();
  copy = await startCopy(/is ready at/, {
    ...services.environment,
    PORT: new URL(URL_OF_COPY).port,
    PUBLIC_URL: URL_OF_COPY,
    NODE_ENV: 'development',
    DEMO_BOOKINGS: '60',
    TRUST_PROXY: '1',
  });
});
test.afterAll(async () => {
  await copy?.close();
  await services?.close();
});

/** The browser, with Google's script played by the stand-in on every page. */
const withGoogle = (browser: Browser): Browser =>
  Object.assign(Object.create(browser) as Browser, {
    newContext: async (...options: Parameters<Browser['newContext']>) => {
      const context = await browser.newContext(...options);
      await standInForGoogle(context, 'works');
      return context;
    },
  });

test('with every service configured, a trip works as it does without any, with the rider on a desktop [1.1, 7.12, 7.14]', async ({
  browser,
}) => {
  const rider = await signedIn(browser, 'rider', desktop);
  const offered: { name: string }[] = await answerOf(await rider.request.get('/api/get_providers'));
  expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining(protocols.map(({ name }) => name)));
  await rider.close();
  await rideFromBookingToRating(withGoogle(browser), {
    screen: desktop,
    pickup: brooklynBridge,
    drop: timesSquare,
    driverOf: driverAtTheBridge,
  });
  const asked = new Set(services?.google.requests.map(({ path }) => path.replace(/ChIJ_.*/, '…')));
  expect([...asked]).toEqual(
    expect.arrayContaining(['/v1/places:autocomplete', '/v1/places/…', '/directions/v2:computeRoutes']),
  );
  await expect
    .poll(() => services?.mail.received.map(({ to }) => to?.[0]?.address))
    .toContain('rider@wayfare.example');
});

test('an admin tests the connection to each service, and reads which payment provider does not answer', async ({
  browser,
}) => {
  const admin = await signedIn(browser, 'admin', desktop);
  const page = await admin.newPage();
  await page.goto('/setup');
  const section = page.getByRole('region', { name: 'Services' });
  const rowOf = (service: string) => section.getByRole('listitem').filter({ hasText: service });
  const testOf = (service: string) => section.getByRole('button', { name: `Test connection: ${service}` });
  for (const service of [
    'Maps',
    'Mail server',
    'Picture store (S3)',
    'SMS',
    'Push messages to mobile apps',
  ]) {
    await testOf(service).click();
    await expect(rowOf(service).getByRole('status')).toContainText('The connection works.');
  }
  await expect
    .poll(() => services?.mail.received.map(({ subject }) => subject))
    .toContain('Wayfare can send mail');
  const payments = rowOf('Card payments').getByRole('status');
  await testOf('Card payments').click();
  await expect(payments).toContainText('Stripe: the connection works.');
  await expect(payments).not.toContainText(/rejects|does not answer/);
  const stripe = services?.providers.find(({ protocol }) => protocol.name === 'stripe');
  if (stripe) stripe.mood = 'fails';
  await testOf('Card payments').click();
  await expect(payments).toContainText('Stripe does not answer, or not as expected.');
  await expect(payments).toContainText('PayPal: the connection works.');
  if (stripe) stripe.mood = 'normal';
  await admin.close();
});
