import { expect, type Page, test } from '@playwright/test';
import { answerOf, newcomer, NEWCOMER_PASSWORD, type Place } from './people.js';
import { phone } from './screens.js';

/**
 * The demo has no drivers here, and each trip starts in another town: trips do not get each other's offers.
 */
const towns = {
  undisturbed: { latitude: 46.5891, longitude: -112.0391 },
  cut: { latitude: 46.8721, longitude: -113.994 },
  arabic: { latitude: 47.5053, longitude: -111.3008 },
  canceled: { latitude: 45.7833, longitude: -108.5007 },
  reloaded: { latitude: 46.0038, longitude: -112.5348 },
  twoDevices: { latitude: 45.677, longitude: -111.0429 },
} satisfies Record<string, Place>;

interface Trip {
  id: string;
  at: Place;
  page: Page;
  driver: Awaited<ReturnType<typeof newcomer>>;
  rider: Awaited<ReturnType<typeof newcomer>>;
  /** The text of a key in the driver's language. */
  text: (key: string) => string;
}

/** A trip that a driver has accepted, with the driver's console open on a phone. */
async function acceptedTrip(
  browser: Parameters<typeof newcomer>[0],
  at: Place,
  locale = 'en',
): Promise<Trip> {
  const rider = await newcomer(browser, 'rider', { firstName: 'Rosa', viewport: phone, at });
  const driver = await newcomer(browser, 'driver', {
    firstName: 'Dina',
    viewport: phone,
    at,
    locale,
    serviceWorkers: 'allow',
  });
  const place = (north: number, add: string) => ({ lat: at.latitude + north, lng: at.longitude, add });
  const data = { pickup: place(0, 'Town Hall'), drop: place(0.004, 'Station'), carType: 'Economy' };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/accept`));
  const texts = await answerOf(await driver.context.request.get(`/api/translations/${locale}`));
  const trip = { id, at, driver, rider, text: (key: string) => texts[key] as string };
  const opened = { ...trip, page: await openConsole(trip) };
  await expect(step(opened, 'console_arrived')).toBeVisible();
  return opened;
}

async function openConsole({ driver, text }: Pick<Trip, 'driver' | 'text'>): Promise<Page> {
  const page = await driver.context.newPage();
  await page.goto('/bookings');
  await expect(page.getByRole('heading', { name: text('console_title'), level: 1 })).toBeVisible();
  return page;
}

const step = ({ page, text }: Trip, key: string) => page.getByRole('button', { name: text(key) });

/** The waiting entries of the device's queue. */
const waiting = (page: Page): Promise<{ kind: string; lat?: number }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('wayfare');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('queue').objectStore('queue').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
  );

const trackOf = async ({ rider, id }: Trip): Promise<{ status: string; lat: number; at: number }[]> =>
  answerOf(await rider.context.request.get(`/api/bookings/${id}/tracking`));

/**
 * Drives to places, in steps of latitude from the pickup: each one is on the server or in the queue before
 * the next.
 */
async function driveTo(trip: Trip, norths: readonly number[]): Promise<void> {
  for (const north of norths) {
    const latitude = trip.at.latitude + north;
    await expect(async () => {
      await trip.driver.context.setGeolocation({ ...trip.at, latitude });
      const kept = [...(await waiting(trip.page)), ...(await trackOf(trip))];
      expect(kept.some(({ lat }) => lat === latitude)).toBe(true);
    }).toPass();
  }
}

const bookingOf = async ({ rider, id }: Trip) =>
  answerOf(await rider.context.request.get(`/api/bookings/${id}`));
const expectStatus = (trip: Trip, status: string) =>
  expect.poll(async () => (await bookingOf(trip)).status).toBe(status);
const cut = ({ driver }: Trip, isOffline = true) => driver.context.setOffline(isOffline);
const close = ({ driver, rider }: Trip) => Promise.all([driver.context.close(), rider.context.close()]);

const firstLeg = [0.0005, 0.001, 0.0015];
const secondLeg = [0.002, 0.0025, 0.003];

/**
 * Returns the results that the network must not change: where the driver was in each status, the distance and
 * the fare.
 */
async function outcome(trip: Trip) {
  const { distance, trip_cost, driver_share, status } = await bookingOf(trip);
  const track = await trackOf(trip);
  expect(track.map(({ at }) => at)).toEqual(track.map(({ at }) => at).sort((a, b) => a - b));
  const places = [
    ...new Set(track.map((point) => `${point.status} ${(point.lat - trip.at.latitude).toFixed(5)}`)),
  ];
  return { distance, trip_cost, driver_share, status, places };
}

async function undisturbed(trip: Trip) {
  await step(trip, 'console_arrived').click();
  await step(trip, 'console_start').click();
  await driveTo(trip, [...firstLeg, ...secondLeg]);
  await step(trip, 'console_reach').click();
  await expectStatus(trip, 'PENDING');
  return outcome(trip);
}

/** The same with the network cut in every stage, and the tab closed in between. */
async function disturbed(trip: Trip) {
  await cut(trip);
  await step(trip, 'console_arrived').click();
  await step(trip, 'console_start').click();
  await expect(step(trip, 'console_reach')).toBeVisible();
  await driveTo(trip, firstLeg);
  expect((await bookingOf(trip)).status).toBe('ACCEPTED');
  const steps = (await waiting(trip.page)).filter(({ kind }) => kind === 'step');
  expect(steps).toHaveLength(2);
  await expect(trip.page.getByRole('status').getByText('2', { exact: false }).first()).toBeVisible();
  await trip.page.close();

  await cut(trip, false);
  const reopened = { ...trip, page: await openConsole(trip) };
  await expectStatus(reopened, 'STARTED');
  await expect.poll(() => waiting(reopened.page)).toEqual([]);
  await cut(reopened);
  await driveTo(reopened, secondLeg);
  await step(reopened, 'console_reach').click();
  await expect(reopened.page.getByText(trip.text('console_fare_later'))).toBeVisible();
  expect((await bookingOf(reopened)).status).toBe('STARTED');
  await cut(reopened, false);
  await expectStatus(reopened, 'PENDING');
  await expect.poll(() => waiting(reopened.page)).toEqual([]);
  await step(reopened, 'console_cash_received').click();
  await expectStatus(reopened, 'PAID');
  return { ...(await outcome(reopened)), status: 'PENDING' };
}

test('a trip with the network cut in every stage has the track and the fare of an undisturbed one [3.20, 4.14]', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const calm = await acceptedTrip(browser, towns.undisturbed);
  const expected = await undisturbed(calm);
  expect(expected.places.length).toBeGreaterThan(6);
  await close(calm);
  const trip = await acceptedTrip(browser, towns.cut);
  expect(await disturbed(trip)).toEqual(expected);
  await close(trip);
});

test('the console keeps a driver’s work without a network in Arabic too', async ({ browser }) => {
  const trip = await acceptedTrip(browser, towns.arabic, 'ar');
  await cut(trip);
  await step(trip, 'console_arrived').click();
  const strip = trip.page.getByRole('status').getByText('خطوة واحدة');
  await expect(strip).toBeVisible();
  await step(trip, 'console_start').click();
  await expect(step(trip, 'console_reach')).toBeVisible();
  await cut(trip, false);
  await expectStatus(trip, 'STARTED');
  await expect(strip).toBeHidden();
  await close(trip);
});

test('a driver whose trip was canceled while offline sees which steps do not count', async ({ browser }) => {
  const trip = await acceptedTrip(browser, towns.canceled);
  await cut(trip);
  await step(trip, 'console_arrived').click();
  await step(trip, 'console_start').click();
  const data = { reason: 'Plans changed' };
  await answerOf(await trip.rider.context.request.post(`/api/bookings/${trip.id}/cancel`, { data }));
  await cut(trip, false);
  const alert = trip.page.getByRole('dialog', { name: 'Alert' });
  await expect(alert).toContainText('canceled');
  await expect(alert).toContainText('arrival, start');
  await expect.poll(() => waiting(trip.page)).toEqual([]);
  expect((await bookingOf(trip)).status).toBe('CANCELLED');
  await close(trip);
});

test('a driver on two devices takes each step once, and both add to the track', async ({ browser }) => {
  const trip = await acceptedTrip(browser, towns.twoDevices);
  const other = await browser.newContext({
    viewport: phone,
    permissions: ['geolocation'],
    geolocation: trip.at,
  });
  const signIn = { data: { email: trip.driver.email, password: NEWCOMER_PASSWORD } };
  await answerOf(await other.request.post('/api/auth/login', signIn));
  const second = {
    ...trip,
    driver: { ...trip.driver, context: other },
    page: await openConsole({ ...trip, driver: { ...trip.driver, context: other } }),
  };
  await cut(trip);
  await step(trip, 'console_arrived').click();
  await step(second, 'console_arrived').click();
  await step(second, 'console_start').click();
  await expectStatus(trip, 'STARTED');
  const { trip_start_time } = await bookingOf(trip);
  await step(trip, 'console_start').click();
  await driveTo(trip, firstLeg);
  // The device with a network is ahead of the steps that the other one still has to report.
  await driveTo(second, [0.0016]);
  await cut(trip, false);
  await expect.poll(() => waiting(trip.page)).toEqual([]);
  const track = (await trackOf(trip)).filter(({ status }) => status === 'STARTED');
  for (const north of [...firstLeg, 0.0016])
    expect(track.map(({ lat }) => lat)).toContain(trip.at.latitude + north);
  const times = track.map(({ at }) => at);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  await expect(step(trip, 'console_reach')).toBeVisible();
  expect(await bookingOf(trip)).toMatchObject({ status: 'STARTED', trip_start_time });
  await expect(trip.page.getByRole('dialog')).toHaveCount(0);
  await other.close();
  await close(trip);
});

test('the console opens without a network, with the trip and what waits', async ({ browser }) => {
  const trip = await acceptedTrip(browser, towns.reloaded);
  await trip.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await cut(trip);
  await step(trip, 'console_arrived').click();
  await expect(step(trip, 'console_start')).toBeVisible();
  await trip.page.reload();
  await expect(step(trip, 'console_start')).toBeVisible();
  await expect(trip.page.getByRole('status').getByText('1 step')).toBeVisible();
  await step(trip, 'console_start').click();
  await expect(step(trip, 'console_reach')).toBeVisible();
  await trip.page.close();
  const reopened = { ...trip, page: await openConsole(trip) };
  await expect(step(reopened, 'console_reach')).toBeVisible();
  await cut(trip, false);
  await expectStatus(trip, 'STARTED');
  await expect.poll(() => waiting(reopened.page)).toEqual([]);
  await close(trip);
});
