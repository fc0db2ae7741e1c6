import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { type AppCategory, textsFor } from '@wayfare/shared';
import { STRANGERS_URL, startDeliveryCopy } from './deliveryCopy.js';
import { messagesTo } from './mails.js';
import { answerOf, newcomer, type Place, signedIn } from './people.js';
import type { ProductCopy } from './productCopy.js';
import { randomInt } from './random.js';
import { desktop, phone } from './screens.js';
import { atRest } from './atRest.js';
import { expectToFit, rawKeysOn, violationsOn } from './looks.js';
import { takePicture } from './takePicture.js';

/** The most clicks from the first page to the booking, besides typing: docs/side-by-side.md names them. */
const MOST_CLICKS: Record<AppCategory, number> = { taxi: 7, delivery: 8 };
/** And to choose a time for later. */
const LATER_CLICKS = 3;
/** Places that no other test uses: their drivers are not taken away. */
const STATEN_ISLAND: Place = { latitude: 40.5795, longitude: -74.1502 };

/** Counts clicks and taps, also those that move to a field. */
function clickCounter() {
  let clicks = 0;
  return {
    count: () => clicks,
    async click(target: Locator) {
      clicks += 1;
      await target.click();
    },
    async type(field: Locator, text: string) {
      clicks += 1;
      await field.click();
      await field.pressSequentially(text);
    },
  };
}

async function textsOf(context: BrowserContext, locale: string, category: AppCategory) {
  const texts = await answerOf(await context.request.get(`/api/translations/${locale}`));
  return textsFor(category, texts as Record<string, string>);
}

async function expectFine(page: Page, name: string) {
  await atRest(page);
  await takePicture(page, test.info(), name, false);
  await expectToFit(page);
  expect.soft(await rawKeysOn(page), name).toEqual([]);
  expect.soft(await violationsOn(page), name).toEqual([]);
}

/** A stranger books from the first page. Returns the clicks, the page and the number they gave. */
async function book(
  browser: Browser,
  category: AppCategory,
  { viewport, locale }: { viewport: typeof phone; locale: string },
  path: '/api/bookings' | '/api/guest-bookings' = '/api/bookings',
  isLater = false,
) {
  const admin = await signedIn(browser, 'admin', desktop);
  // As it is stored, and as riders read it in Arabic.
  const [carType, inArabic] = category === 'taxi' ? ['Economy', 'اقتصادي'] : ['Bike courier', 'ساعٍ بالدراجة'];
  const driver = await newcomer(browser, 'driver', {
    firstName: 'Dan',
    viewport: phone,
    at: STATEN_ISLAND,
    carType,
  });
  const stranger = await signedIn(browser, null, viewport, locale);
  await stranger.setGeolocation(STATEN_ISLAND);
  const t = await textsOf(stranger, locale, category);
  const text = (key: string) => t[key] as string;
  const page = await stranger.newPage();
  await page.goto('/');
  const { click, type, count } = clickCounter();
  const button = (key: string, inside: Locator | Page = page) =>
    inside.getByRole('button', { name: text(key), exact: true });
  const dialog = (key: string) => page.getByRole('dialog', { name: text(key) });

  await click(button('site_use_my_location'));
  await type(page.getByRole('combobox', { name: text('site_drop') }), 'brooklyn bri');
  await click(page.getByRole('option').first());
  const carTypes = page.getByRole('radio', { name: new RegExp(`^(${carType}|${inArabic})`) });
  // The prices appear once both places are known.
  await expect(carTypes).toHaveAccessibleDescription(/\d/);
  await expect(carTypes).toBeChecked();
  if (isLater) {
    await click(page.getByRole('combobox', { name: text('site_when') }));
    await click(page.getByRole('option', { name: text('site_book_later') }));
    const presets = page.getByRole('group', { name: text('when_presets') });
    await click(presets.getByRole('button', { name: text('when_tomorrow_morning') }));
  }
  // The button also names the price and the minutes.
  const bookNow = page.getByRole('form').getByRole('button', {
    name: text(isLater ? 'site_book_later' : 'site_book_now'),
  });
  await click(bookNow);
  if (category === 'delivery') {
    await type(page.getByRole('textbox', { name: text('trip_receiver_phone') }), '212 555 0187');
    await click(button('trip_see_price'));
  }
  await click(button('trip_book', dialog('trip_estimate')));

  const mobile = `+1646555${randomInt(1000, 10_000)}`;
  const identity = dialog('account_identity_title');
  await expect(identity.getByRole('textbox', { name: text('account_mobile') })).toBeFocused();
  await expectFine(page, `stranger-${category}-${locale}`);
  await page.keyboard.type(mobile.slice(2));
  await click(button('account_get_code', identity));
  const code = identity.getByRole('textbox', { name: text('account_code') });
  await expect(code).toBeFocused();
  const sent = async () => /\b(\d{6})\b/.exec((await messagesTo(admin.request, mobile))[0]?.body ?? '')?.[1];
  await expect.poll(sent).toBeDefined();
  const booked = page.waitForResponse(
    (response) => response.url().endsWith(path) && response.request().method() === 'POST',
  );
  await page.keyboard.type((await sent()) as string);
  const response = await booked;
  expect([response.status(), await response.text()]).toEqual([201, expect.any(String)]);
  const booking = await response.json();
  const close = async () => {
    // A guest gets no id, and has canceled.
    if (booking.id)
      await admin.request.post(`/api/bookings/${booking.id}/cancel`, { data: { reason: 'Over' } });
    await Promise.all([stranger.close(), admin.close(), driver.context.close()]);
  };
  return { page, admin, mobile, booking, text, dialog, button, clicks: count(), close };
}

for (const screen of [
  { viewport: phone, locale: 'en', isLater: false },
  { viewport: desktop, locale: 'ar', isLater: true },
])
  test(`a stranger books a ride${screen.isLater ? ' for tomorrow' : ''} in ${screen.locale} at ${screen.viewport.width} px with only a phone number and its code`, async ({
    browser,
  }) => {
    const { isLater } = screen;
    const booked = await book(browser, 'taxi', screen, '/api/bookings', isLater);
    const { page, text, button, clicks, close } = booked;
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS.taxi + (isLater ? LATER_CLICKS : 0));
    if (isLater) {
      const { tripdate } = booked.booking;
      expect(await page.evaluate((at) => new Date(at).getHours(), tripdate)).toBe(8);
    }
    await expect(page.getByRole('dialog').filter({ hasText: text('booking_success') })).toBeVisible();
    await button('close').click();
    await page.waitForURL('**/bookings');
    await expect(page.getByText(text('account_unfinished'))).toBeVisible();
    const trips = isLater ? 'trip_upcoming_trips' : 'trip_active_trips';
    await expect(page.getByRole('heading', { name: text(trips) })).toBeVisible();
    await expectFine(page, `stranger-trips-${screen.locale}`);
    await close();
  });

async function allowGuests(browser: Browser, guestBooking: boolean) {
  const admin = await signedIn(browser, 'admin', desktop);
  await answerOf(await admin.request.put('/api/settings', { data: { guestBooking } }));
  await admin.close();
}

test('a guest books without an account, follows the trip by the link in the SMS, rides with two, and cancels [4.123]', async ({
  browser,
}) => {
  await allowGuests(browser, true);
  const { page, admin, mobile, booking, clicks, close } = await book(
    browser,
    'taxi',
    { viewport: phone, locale: 'en' },
    '/api/guest-bookings',
  );
  await allowGuests(browser, false);
  try {
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS.taxi);
    await page.waitForURL('**/guest-trip#*');
    const stage = page.getByRole('heading', { level: 2, name: /Looking for a driver/ });
    await expect(stage).toBeVisible();
    await expectFine(page, 'guest-trip');
    const linkInSms = async () =>
      (await messagesTo(admin.request, mobile)).some(({ body }) => body.includes(booking.url));
    await expect.poll(linkInSms).toBe(true);
    expect((await page.context().request.get('/api/auth/me')).status()).toBe(401);

    await page.getByRole('button', { name: 'Change passengers and needs' }).click();
    const change = page.getByRole('dialog', { name: 'Change booking' });
    const save = change.getByRole('button', { name: 'Save changes' });
    await expect(save).toBeDisabled();
    const ride = async (passengers: string) => {
      await change.getByRole('combobox', { name: 'Passengers' }).click();
      await page.getByRole('option', { name: passengers, exact: true }).click();
    };
    await ride('9');
    await expect(change.getByRole('alert')).toContainText('room');
    await ride('2');
    await expect(change.getByText(/^The price stays at/)).toBeVisible();
    await expectFine(page, 'guest-trip-load');
    await save.click();
    await expect(change).toBeHidden();
    await expect(page.getByText('2 passengers', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Cancel trip' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Cancel trip' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'This booking was canceled' })).toBeVisible();
  } finally {
    // A driver of the demo may have it if something failed before.
    const data = { token: new URL(booking.url).hash.slice(1), reason: 'Over' };
    await admin.request.post('/api/guest-trips/cancel', { data });
    await close();
  }
});

test.describe('where the business delivers parcels', () => {
  test.use({ baseURL: STRANGERS_URL });
  let copy: ProductCopy;
  test.beforeAll(async () => {
    copy = await startDeliveryCopy(STRANGERS_URL);
  });
  test.afterAll(() => copy?.close());

  for (const screen of [
    { viewport: desktop, locale: 'en' },
    { viewport: phone, locale: 'ar' },
  ])
    test(`a stranger books a delivery in ${screen.locale} at ${screen.viewport.width} px with only a phone number and its code`, async ({
      browser,
    }) => {
      const { dialog, clicks, close } = await book(browser, 'delivery', screen);
      expect(clicks).toBeLessThanOrEqual(MOST_CLICKS.delivery);
      await expect(dialog('pay_title')).toBeVisible();
      await close();
    });

  test('a guest pays for a delivery on the page of the link, and follows it without an account', async ({
    browser,
  }) => {
    await allowGuests(browser, true);
    const { page, text, button, clicks, close } = await book(
      browser,
      'delivery',
      { viewport: phone, locale: 'ar' },
      '/api/guest-bookings',
    );
    await allowGuests(browser, false);
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS.delivery);
    await page.waitForURL('**/guest-trip#*');
    const stage = (key: string) => page.getByRole('heading', { level: 2, name: text(key) });
    await expect(stage('guest_trip_unpaid')).toBeVisible();
    await expectFine(page, 'guest-delivery-unpaid');
    await button('pay_now').click();
    await page.getByRole('dialog').locator('form').getByRole('button').click();
    await button('test_payment_approve').click();
    await page.waitForURL('**/guest-trip?payment=*');
    await expect(page.getByText(text('pay_outcome_settled'))).toBeVisible();
    await expect(stage('trip_headline_NEW')).toBeVisible();
    await expectFine(page, 'guest-delivery');
    expect((await page.context().request.get('/api/auth/me')).status()).toBe(401);
    await close();
  });
});
