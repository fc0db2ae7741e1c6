import { type Browser, expect, type Page } from '@playwright/test';
import { choosePlace } from './bookingSteps.js';
import { setUpOtherwise } from './business.js';
import { newcomer, signedInByForm, TIMES_SQUARE } from './people.js';
import { desktop, phone } from './screens.js';

export const timesSquare = { typed: 'times sq', name: /Times Square/, position: TIMES_SQUARE };
export const brooklynBridge = {
  typed: 'brooklyn bri',
  name: /Brooklyn Bridge/,
  position: { latitude: 40.7122, longitude: -74.0042 },
};
type Stop = typeof timesSquare;

/** Books a trip between two named places, through estimate and success message. Returns the booking. */
async function book(page: Page, pickup: Stop, drop: Stop): Promise<{ id: string; reference: string }> {
  await page.goto('/');
  await choosePlace(page, 'Pickup', pickup.typed, pickup.name);
  await choosePlace(page, 'Drop', drop.typed, drop.name);
  await page.getByRole('radio', { name: /^Economy/ }).check();
  await page.getByRole('button', { name: 'Book now' }).click();
  const estimate = page.getByRole('dialog', { name: 'Estimated fare' });
  await expect(estimate.getByText(/^\$\d+\.\d{2}$/)).toBeVisible();
  const made = page.waitForResponse(
    (response) => response.url().endsWith('/api/bookings') && response.request().method() === 'POST',
  );
  await estimate.getByRole('button', { name: 'Book', exact: true }).click();
  const booking = (await (await made).json()) as { id: string; reference: string };
  const booked = page.getByRole('dialog', { name: /Your booking was created/ });
  await expect(booked).toContainText(booking.reference);
  await booked.getByRole('button', { name: 'Track the trip' }).click();
  await page.waitForURL((url) => url.pathname === `/bookings/${booking.id}`);
  return booking;
}

/** The panel's row of a booking. */
const rowOf = (panel: Page, reference: string) => panel.getByRole('row').filter({ hasText: reference });

/** The number of drivers on a trip, according to the panel's map. */
async function busyOn(map: Page): Promise<number> {
  const chip = map.getByRole('region', { name: 'Active drivers' }).getByText(/^On a trip: \d+$/);
  return Number(((await chip.textContent()) ?? '').replace(/\D/g, ''));
}

/** A new driver near Brooklyn Bridge. */
export async function driverAtTheBridge(browser: Browser): Promise<Page> {
  const { context } = await newcomer(browser, 'driver', {
    firstName: 'Bridget',
    viewport: phone,
    at: brooklynBridge.position,
  });
  const page = await context.newPage();
  await page.goto('/bookings');
  return page;
}

/** A trip between two places: the rider, their screen, and the driver. */
export interface TripStory {
  screen: typeof phone;
  pickup: Stop;
  drop: Stop;
  /** The demo's rider if omitted. */
  riderOf?(browser: Browser): Promise<Page>;
  driverOf(browser: Browser): Promise<Page>;
}

/**
 * The whole product in one trip: a rider books on the site, a driver accepts and drives it, an admin watches,
 * and the rider pays cash and rates. No page is reloaded.
 */
export async function rideFromBookingToRating(
  browser: Browser,
  { screen, pickup, drop, riderOf, driverOf }: TripStory,
): Promise<void> {
  const [rider, driver, admin, map] = await Promise.all([
    riderOf?.(browser) ?? signedInByForm(browser, 'rider', screen),
    driverOf(browser),
    signedInByForm(browser, 'admin', desktop),
    signedInByForm(browser, 'admin', desktop),
  ]);
  await admin.goto('/bookings');
  await expect(map.getByText(/^Free: [1-9]\d*$/)).toBeVisible();
  const { id, reference } = await book(rider, pickup, drop);
  await rider.goto(`/bookings/${id}`);
  const status = rider.getByRole('heading', { level: 2 }).first();
  await expect(status).toContainText('Looking for a driver');
  await expect(rowOf(admin, reference)).toContainText('New');

  const offer = driver.getByRole('article').filter({ hasText: 'New trip' });
  // Other tests also have trips, so the two counts are taken close together.
  const busyBefore = await busyOn(map);
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expect(status).toContainText('is on the way to you');
  await expect(rowOf(admin, reference)).toContainText('Accepted');
  for (const page of [rider, driver])
    await expect(page.getByRole('link', { name: /^Emergency call/ })).toHaveAttribute('href', /^tel:\d+$/);
  await expect.poll(() => busyOn(map)).toBeGreaterThan(busyBefore);

  await driver.getByRole('button', { name: 'I am at the pickup' }).click();
  await expect(status).toContainText('is waiting at the pickup');
  await driver.getByRole('button', { name: 'Start the trip' }).click();
  await expect(status).toContainText('On the way to your destination');
  await expect(rowOf(admin, reference)).toContainText('Started');

  await driver.context().setGeolocation(drop.position);
  await driver.getByRole('button', { name: 'We have arrived' }).click();
  await expect(status).toContainText('Please pay in cash');
  await expect(rider.getByText(/^Give \$\d+\.\d{2} in cash to the driver/)).toBeVisible();
  await expectNoCash(driver);
  await driver.getByRole('button', { name: 'Cash received' }).click();
  await expect(status).toContainText('Paid');

  await rider.locator('label', { hasText: '5 stars' }).click();
  await rider.getByRole('button', { name: 'Send rating' }).click();
  await expect(rider.getByText('Thank you for your rating')).toBeVisible();
  await expect(rowOf(admin, reference)).toContainText('Complete');
  await expect(rider.getByRole('link', { name: /^Emergency call/ })).toHaveCount(0);

  const trip = await (await admin.request.get(`/api/bookings/${id}`)).json();
  expect(trip).toMatchObject({ status: 'COMPLETE', rating: 5, payment_mode: 'cash' });
  expect(Math.round((trip.driver_share + trip.convenience_fees) * 100)).toBe(
    Math.round(trip.trip_cost * 100),
  );
  const history = await (
    await driver.request.get('/api/wallethistory?sort=["date","DESC"]&range=[0,9]')
  ).json();
  const entries = history.filter((entry: { txRef: string }) => entry.txRef.includes(id));
  expect(entries.map(({ type, amount }: { type: string; amount: number }) => ({ type, amount }))).toEqual(
    expect.arrayContaining([
      { type: 'Credit', amount: trip.driver_share },
      { type: 'Debit', amount: trip.trip_cost },
    ]),
  );
  await driver.getByRole('tab', { name: 'Earnings' }).click();
  await expect(driver.getByText("Driver's share").first()).toBeVisible();
  await Promise.all([rider, driver, admin, map].map((page) => page.context().close()));
}

/**
 * A business that delivers parcels accepts no cash, so its drivers are not asked whether they received any.
 */
async function expectNoCash(driver: Page): Promise<void> {
  const page = await driver.context().newPage();
  await setUpOtherwise(page, ({ settings }) => Object.assign(settings, { category: 'delivery' }));
  await page.goto(driver.url());
  // The texts still come from the demo, which runs taxis.
  await expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cash received' })).toHaveCount(0);
  await page.close();
}
