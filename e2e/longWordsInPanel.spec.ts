import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectToFit } from './looks.js';
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

test('a word of 60 letters in any field widens no page of the panel', async ({ browser }, info) => {
  test.setTimeout(300_000);
  const rider = await newcomer(browser, 'rider', { firstName: LONG, viewport: phone, at: WALLA });
  const driver = await newcomer(browser, 'driver', { firstName: LONG, viewport: phone, at: WALLA });
  const admin = await signedIn(browser, 'admin', desktop);
  const { latitude: lat, longitude: lng } = WALLA;
  const [asRider, asDriver, office] = [rider.context.request, driver.context.request, admin.request];
  const { id } = await post(asRider, 'bookings', {
    pickup: { lat, lng, add: `${LONG}, ${LONG}` },
    drop: { lat: lat + 0.001, lng, add: LONG },
    stops: [{ lat, lng, add: LONG }],
    carType: 'Economy',
    payment_mode: 'cash',
    pickUpInstructions: LONG,
  });
  await post(asDriver, `bookings/${id}/accept`);
  await post(asRider, `bookings/${id}/messages`, { message: LONG });
  await post(asRider, 'users/me/conversation/messages', { message: LONG });
  const asked = await post(asDriver, 'decisionrequests', { about: 'away', text: LONG });
  await post(office, 'wallet/credits', { uid: rider.id, amount: 5, note: LONG });
  const limits = { min_order: 1, promo_usage_limit: 1, promo_validity: Date.now() + DAY_MS };
  const flat = { promo_discount_type: 'flat', promo_discount_value: 1, max_promo_discount_value: 1 };
  const made = [
    ['shiftnotes', await post(office, 'shiftnotes', { text: LONG, pinned: false })],
    [
      'promos',
      await post(office, 'promos', { promo_name: LONG, promo_description: LONG, ...flat, ...limits }),
    ],
    ['cancelreasons', await post(office, 'cancelreasons', { label: LONG })],
  ] as const;

  const pages = [
    '/desk',
    '/bookings',
    `/bookings/${id}/show`,
    '/conversations',
    '/decisionrequests',
    `/decisionrequests/${asked.id}/show`,
    '/shiftnotes',
    '/riders',
    `/riders/${rider.id}`,
    '/drivers',
    `/drivers/${driver.id}`,
    '/promos',
    '/cancelreasons',
    '/wallethistory',
    '/walletadjustments',
    '/auditlog',
  ];
  const page = await admin.newPage();
  for (const [name, screen] of Object.entries({ desktop, phone })) {
    await page.setViewportSize(screen);
    for (const path of pages) {
      await page.goto(path);
      const shown = page.getByText(LONG.slice(0, 20)).or(page.locator(`input[value^=${LONG.slice(0, 20)}]`));
      await expect(shown.first(), `${path} on a ${name}`).toBeVisible();
      await test.step(`${path} fits on a ${name}`, () => expectToFit(page));
      await takePicture(page, info, `long-words-${name}-${path.split('/')[1]}`);
    }
  }

  for (const [list, record] of made) await office.delete(`/api/${list}/${record.id}`);
  await post(asDriver, `bookings/${id}/cancel`, { reason: 'x' });
  await post(asRider, `bookings/${id}/cancel`, { reason: 'x' });
  await Promise.all([rider.context.close(), driver.context.close(), admin.close()]);
});
