import { type APIRequestContext, expect } from '@playwright/test';
import { test } from './cleanUp.js';
import { expectToFit } from './looks.js';
import { listOf } from './panelSteps.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

/** The demo has no drivers here. */
const WALLA = { latitude: 46.0646, longitude: -118.343 };
/** A word of 60 letters, as in the names of some places and people. */
const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochau';
const DAY_MS = 24 * 60 * 60_000;

const post = async (by: APIRequestContext, path: string, data: object = {}) =>
  answerOf(await by.post(`/api/${path}`, { data }));

test('a word of 60 letters in any field widens no page of the panel', async ({ browser, cleanUp }, info) => {
  test.setTimeout(180_000);
  const rider = await newcomer(browser, 'rider', { firstName: LONG, viewport: phone, at: WALLA });
  cleanUp.remove(`riders/${rider.id}`);
  const driver = await newcomer(browser, 'driver', { firstName: LONG, viewport: phone, at: WALLA });
  cleanUp.remove(`drivers/${driver.id}`);
  const admin = await signedIn(browser, 'admin', desktop);
  const { latitude: lat, longitude: lng } = WALLA;
  const [asRider, asDriver, office] = [rider.context.request, driver.context.request, admin.request];
  const trip = await post(asRider, 'bookings', {
    pickup: { lat, lng, add: `${LONG}, ${LONG}` },
    drop: { lat: lat + 0.001, lng, add: LONG },
    stops: [{ lat, lng, add: LONG }],
    carType: 'Economy',
    payment_mode: 'cash',
    pickUpInstructions: LONG,
  });
  cleanUp.cancel(trip.id);
  await post(asDriver, `bookings/${trip.id}/accept`);
  await post(asRider, `bookings/${trip.id}/messages`, { message: LONG });
  await post(asRider, 'users/me/conversation/messages', { message: LONG });
  const asked = await post(asDriver, 'decisionrequests', { about: 'away', text: LONG });
  // Nobody with money in the wallet can be removed.
  for (const kind of ['credits', 'debits'])
    await post(office, `wallet/${kind}`, { uid: rider.id, amount: 5, note: LONG });
  const add = async (list: string, data: object) => {
    const { id } = await post(office, list, data);
    cleanUp.remove(`${list}/${id}`);
    return listOf(list, { id });
  };
  const limits = { min_order: 1, promo_usage_limit: 1, promo_validity: Date.now() + DAY_MS };
  const flat = { promo_discount_type: 'flat', promo_discount_value: 1, max_promo_discount_value: 1 };

  const pages = [
    '/desk',
    listOf('bookings', { customer: rider.id }),
    `/bookings/${trip.id}/show`,
    listOf('conversations', { id: rider.id }),
    `/conversations/${rider.id}/show`,
    listOf('decisionrequests', { id: asked.id }),
    `/decisionrequests/${asked.id}/show`,
    await add('shiftnotes', { text: LONG, pinned: false }),
    listOf('riders', { id: rider.id }),
    `/riders/${rider.id}`,
    listOf('drivers', { id: driver.id }),
    `/drivers/${driver.id}`,
    await add('promos', { promo_name: LONG, promo_description: LONG, ...flat, ...limits }),
    await add('cancelreasons', { label: LONG }),
    listOf('wallethistory', { uid: rider.id }),
    listOf('walletadjustments', { uid: rider.id }),
    listOf('auditlog', { record: driver.id }),
  ];
  const page = await admin.newPage();
  for (const [name, screen] of Object.entries({ desktop, phone })) {
    await page.setViewportSize(screen);
    for (const path of pages)
      await test.step(`${path} fits on a ${name}`, async () => {
        await page.goto(path);
        if (path === '/desk') await page.getByRole('searchbox', { name: 'Find a trip' }).fill(trip.reference);
        const text = page.getByText(LONG.slice(0, 20));
        const shown = text.or(page.locator(`input[value^=${LONG.slice(0, 20)}]`));
        await expect(shown.first()).toBeVisible();
        await expectToFit(page);
        await takePicture(page, info, `long-words-${name}-${path.split(/\W/)[1]}`);
      });
  }
  await Promise.all([rider.context.close(), driver.context.close(), admin.close()]);
});
