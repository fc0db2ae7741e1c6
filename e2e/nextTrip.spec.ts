import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { copyUrl } from './copyPorts.js';
import { deskRow } from './deskRow.js';
import { expectToFit, violationsOn } from './looks.js';
import { answerOf, newcomer, type Place, signedIn } from './people.js';
import { type ProductCopy, startCopy } from './productCopy.js';
import { desktop, phone } from './screens.js';
import { keepDriversAvailable } from './sharedSettings.js';
import { takePicture } from './takePicture.js';
import { startCode } from './trips.js';

/** Drivers are offered their next trip: a setting that would disturb the tests of other trips. */
const URL_OF_COPY = copyUrl('nextTrips');
test.use({ baseURL: URL_OF_COPY });

let copy: ProductCopy;
test.beforeAll(async () => {
  copy = await startCopy(/is ready at/, {
    PORT: new URL(URL_OF_COPY).port,
    NODE_ENV: 'development',
    DEMO_BOOKINGS: '60',
    TRUST_PROXY: '1',
  });
  await keepDriversAvailable(copy.url);
});
test.afterAll(() => copy?.close());

/** The demo has no drivers here. */
const NEW_DORP: Place = { latitude: 40.5734, longitude: -74.1171 };
const at = { lat: NEW_DORP.latitude, lng: NEW_DORP.longitude };
/** Where the first trip ends, around the corner: such an end is believed immediately. */
const CORNER = { lat: at.lat + 0.001, lng: at.lng, add: 'Rose Avenue' };
/** Where the second one begins. */
const STATION = { lat: at.lat + 0.004, lng: at.lng + 0.002, add: 'New Dorp Station' };

async function look(page: Page, info: TestInfo, name: string) {
  await expectToFit(page);
  expect.soft(await violationsOn(page), name).toEqual([]);
  await takePicture(page, info, name);
}

test('a driver with a passenger takes the next trip with one tap; its rider and the office read so until it begins [4.83, 4.84]', async ({
  browser,
}, info) => {
  const staff = await signedIn(browser, 'admin', desktop);
  await answerOf(await staff.request.put('/api/settings', { data: { forwardMinutes: 10 } }));
  const here = { viewport: phone, at: NEW_DORP };
  const first = await newcomer(browser, 'rider', { firstName: 'Fay', ...here });
  const next = await newcomer(browser, 'rider', { firstName: 'Nora', ...here });
  const driver = await newcomer(browser, 'driver', { firstName: 'Dina', ...here });
  const book = async ({ context }: typeof first, pickup: object, drop: object) => {
    const data = { pickup, drop, carType: 'Economy', payment_mode: 'cash' };
    return (await answerOf(await context.request.post('/api/bookings', { data }))) as {
      id: string;
      reference: string;
    };
  };
  const step = async (id: string, name: string, data: object) =>
    answerOf(await driver.context.request.post(`/api/bookings/${id}/${name}`, { data }));

  const { id: firstId } = await book(first, { ...at, add: 'Hylan Plaza' }, CORNER);
  for (const name of ['accept', 'arrive', 'start'])
    await step(firstId, name, await startCode(first, firstId, name));

  const console = await driver.context.newPage();
  await console.goto('/bookings');
  await expect(console.getByRole('heading', { name: 'Riding with Fay Newcomer' })).toBeVisible();
  const { id, reference } = await book(next, STATION, { ...at, add: 'Hylan Plaza' });
  const offer = console.getByRole('article', { name: 'Next trip nearby' });
  await expect(offer).toContainText('New Dorp Station');
  // Nobody scrolls while driving.
  await expect(offer.getByRole('button', { name: 'Take it next' })).toBeInViewport({ ratio: 1 });
  // The passenger's trip stays in view: nothing covers it.
  await expect(console.getByRole('dialog')).toHaveCount(0);
  await look(console, info, 'offer');
  await offer.getByRole('button', { name: 'Take it next' }).click();
  await expect(console.getByRole('article', { name: 'Your next trip' })).toContainText('Nora Newcomer');
  await look(console, info, 'taken');

  const own = await next.context.newPage();
  await own.goto(`/bookings/${id}`);
  await expect(own.getByRole('heading', { name: 'Dina Newcomer is finishing a trip nearby' })).toBeVisible();
  await expect(own.getByRole('listitem').and(own.locator('[aria-current=step]'))).toHaveText('Booked');
  await expect(own.getByText('The driver’s location is not available yet.')).toHaveCount(0);
  await look(own, info, 'rider');

  const page = await staff.newPage();
  await page.goto('/desk');
  await expect(await deskRow(page, reference)).toContainText('Finishing another trip first');
  await (await deskRow(page, reference)).click();
  await look(page, info, 'desk');
  await page.goto(`/bookings/${id}/show`);
  const trace = page.getByRole('region', { name: 'Dispatch' });
  await expect(trace.getByRole('row').nth(1)).toContainText('Accepted');
  await takePicture(page, info, 'trip', true);

  await step(firstId, 'reach', { lat: CORNER.lat, lng: CORNER.lng });
  await step(firstId, 'pay', { payment_mode: 'cash' });
  await expect(console.getByRole('heading', { name: 'Drive to Nora Newcomer' })).toBeVisible();
  await expect(console.getByRole('article', { name: 'Your next trip' })).toHaveCount(0);
  await expect(own.getByRole('heading', { name: 'Dina Newcomer is finishing a trip nearby' })).toHaveCount(0);
  for (const { context } of [first, next, driver]) await context.close();
  await staff.close();
});
