import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { holdBack } from './heldRequests.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';
import { drivenTrip } from './trips.js';

/** Places where the demo has no drivers, one for each trip in these tests. */
const PHILADELPHIA = { latitude: 39.9526, longitude: -75.1652 };
const BALTIMORE = { latitude: 39.2904, longitude: -76.6122 };
const SALT_LAKE_CITY = { latitude: 40.7608, longitude: -111.891 };
const BOSTON = { latitude: 42.3601, longitude: -71.0589 };

/** A trip accepted by its driver, with the pages of both. */
async function onATrip(
  browser: Browser,
  at: { latitude: number; longitude: number },
  { viewport, locale = 'en' }: { viewport: { width: number; height: number }; locale?: string },
) {
  const driver = await newcomer(browser, 'driver', { firstName: 'Dora', viewport: phone, at });
  const rider = await newcomer(browser, 'rider', { firstName: 'Rhea', viewport, at, locale });
  const [lat, lng] = [at.latitude, at.longitude];
  const data = {
    pickup: { lat, lng, add: 'City Hall' },
    drop: { lat: lat + 0.02, lng, add: 'North Gate' },
    carType: 'Economy',
  };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/accept`));
  const [riderPage, driverPage] = [await rider.context.newPage(), await driver.context.newPage()];
  await riderPage.goto(`/bookings/${id}`);
  await driverPage.goto('/bookings');
  return {
    id: id as string,
    rider: riderPage,
    driver: driverPage,
    close: () => Promise.all([rider.context.close(), driver.context.close()]),
  };
}

/** Waits for a page's live connection, because messages sent before it are not announced. */
async function liveConnection(page: Page) {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'));
}

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
}

const violationsOf = async (page: Page) =>
  (await axeViolations(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );

test('rider and driver exchange messages, and an admin reads them live [1.1, 1.2, 3.21, 6.8, 7.34, 8.10]', async ({
  browser,
}, info) => {
  const { id, rider, driver, close } = await onATrip(browser, PHILADELPHIA, { viewport: phone });
  const admins = await signedIn(browser, 'admin', desktop);
  const panel = await admins.newPage();
  await panel.goto(`/bookings/${id}/show`);
  await rider.getByRole('button', { name: 'Chat with Dora Newcomer' }).click();
  const log = rider.getByRole('log', { name: 'Messages' });
  await expect(log.getByText('There are no messages yet.')).toBeVisible();
  await write(rider, 'I am at the north gate');
  await expect(log.getByText('I am at the north gate')).toBeVisible();
  await expect(log.getByRole('heading', { name: 'today' })).toBeVisible();

  await driver.getByRole('button', { name: 'Chat with Rhea Newcomer, 1 unread message' }).click();
  const answers = driver.getByRole('log', { name: 'Messages' });
  await expect(answers.getByText('I am at the north gate')).toBeVisible();
  await write(driver, 'Two minutes!');
  await expect(log.getByText('Two minutes!')).toBeVisible();
  await takePicture(rider, info, 'rider');
  await takePicture(driver, info, 'driver');
  expect(await violationsOf(rider)).toEqual([]);

  const chat = panel.getByRole('region', { name: 'Chat between rider and driver' });
  await expect(chat.getByText('Two minutes!')).toBeVisible();
  await driver.getByRole('group', { name: 'Quick replies' }).getByText('I have arrived').click();
  await expect(log.getByText('I have arrived')).toBeVisible();
  await write(driver, 'I see you');
  await expect(chat.getByText('I see you')).toBeVisible();
  await takePicture(chat, info, 'panel');
  expect(await violationsOf(panel)).toEqual([]);

  // After closing and reopening, nothing is unread.
  await driver.getByRole('button', { name: 'Close' }).click();
  await takePicture(driver, info, 'task', true);
  await expect(driver.getByRole('button', { name: 'Chat with Rhea Newcomer', exact: true })).toBeVisible();
  const reconnected = liveConnection(driver);
  await driver.reload();
  await reconnected;
  await expect(driver.getByRole('button', { name: 'Chat with Rhea Newcomer', exact: true })).toBeVisible();
  await write(rider, 'Where?');
  await expect(driver.getByText('New message from Rhea Newcomer')).toBeVisible();
  await expect(driver.getByRole('button', { name: /, 1 unread message$/ })).toBeVisible();

  await answerOf(
    await rider.context().request.post(`/api/bookings/${id}/cancel`, { data: { reason: 'I walk' } }),
  );
  await expect(rider.getByText('This chat is closed. You can still read it.')).toBeVisible();
  await expect(rider.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
  await expect(log.getByText('Two minutes!')).toBeVisible();
  await admins.close();
  await close();
});

test('a message that failed to send arrives once after a retry; leaving clears the chat [4.56]', async ({
  browser,
}, info) => {
  const { id, rider, driver, close } = await onATrip(browser, BALTIMORE, { viewport: desktop });
  await rider.getByRole('button', { name: 'Chat with Dora Newcomer' }).click();
  const log = rider.getByRole('log', { name: 'Messages' });
  await rider.route(`**/api/bookings/${id}/messages`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await write(rider, 'On my way down');
  await expect(log.getByText('Not sent.')).toBeVisible();
  await takePicture(rider, info, 'unsent');
  await rider.unroute(`**/api/bookings/${id}/messages`);
  await log.getByRole('button', { name: 'Try again' }).click();
  await expect(log.getByText('Not sent.')).toHaveCount(0);
  await driver.getByRole('button', { name: /^Chat with Rhea Newcomer/ }).click();
  await expect(driver.getByRole('log').getByText('On my way down')).toHaveCount(1);

  await rider.getByRole('button', { name: 'Close' }).click();
  const asked: string[] = [];
  rider.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await rider.getByRole('link', { name: 'All trips' }).click();
  await expect(rider.getByRole('heading', { name: 'Active trips' })).toBeVisible();
  const letThrough = await holdBack(rider, `**/api/bookings/${id}/messages`);
  await rider.goBack();
  await rider.getByRole('button', { name: 'Chat with Dora Newcomer' }).click();
  const chat = rider.getByRole('dialog', { name: 'Chat with Dora Newcomer' });
  await expect(chat.locator('[aria-busy=true]')).toBeVisible();
  await expect(chat.getByText('On my way down')).toHaveCount(0);
  letThrough();
  await expect(chat.getByText('On my way down')).toBeVisible();
  expect(asked).toContain(`/api/bookings/${id}/messages`);
  await close();
});

test('the chat reads from right to left in Arabic', async ({ browser }, info) => {
  const { rider, driver, close } = await onATrip(browser, BOSTON, { viewport: phone, locale: 'ar' });
  await rider.getByRole('button', { name: /^محادثة مع/ }).click();
  await rider.getByRole('textbox', { name: 'رسالة' }).fill('أنا عند البوابة');
  await rider.getByRole('button', { name: 'إرسال' }).click();
  await driver.getByRole('button', { name: /^Chat with Rhea Newcomer/ }).click();
  await expect(driver.getByText('أنا عند البوابة')).toBeVisible();
  await write(driver, 'Two minutes!');
  const log = rider.getByRole('log', { name: 'الرسائل' });
  await expect(log.getByText('Two minutes!')).toBeVisible();
  const leftOf = async (text: string) => (await log.getByText(text).boundingBox())?.x ?? Number.NaN;
  // The user's own messages are at the end of the line, which is on the left.
  expect(await leftOf('أنا عند البوابة')).toBeLessThan(await leftOf('Two minutes!'));
  expect(await violationsOf(rider)).toEqual([]);
  for (const [name, viewport] of Object.entries({ phone, desktop })) {
    await rider.setViewportSize(viewport);
    await takePicture(rider, info, name);
  }
  await close();
});

test('a rider reports what was left in the car, the driver finds it, and the office reads both', async ({
  browser,
}) => {
  const [driver, rider] = [
    await newcomer(browser, 'driver', { firstName: 'Dora', viewport: phone, at: SALT_LAKE_CITY }),
    await newcomer(browser, 'rider', { firstName: 'Rhea', viewport: phone, at: SALT_LAKE_CITY }),
  ];
  const id = await drivenTrip(rider, driver, SALT_LAKE_CITY);
  const page = await rider.context.newPage();
  await page.goto(`/bookings/${id}`);
  await page.getByRole('button', { name: 'Report lost item' }).click();
  const report = page.getByRole('region', { name: 'Did you leave something in the car?' });
  await expect(report.getByRole('textbox', { name: 'What is it?' })).toBeFocused();
  await report.getByRole('textbox', { name: 'What is it?' }).fill('Black umbrella');
  await report.getByRole('textbox', { name: 'Phone number' }).fill('+1 555 0100200');
  expect(await violationsOf(page)).toEqual([]);
  await report.getByRole('button', { name: 'Report lost item' }).click();
  await expect(page.getByText('Your driver has been asked to look for it.')).toBeVisible();

  const console = await driver.context.newPage();
  await console.goto('/bookings');
  const task = console.getByRole('region', { name: 'The rider left something in the car' });
  await expect(task).toContainText('Black umbrella');
  await expect(console.getByText('555 0100200')).toHaveCount(0);
  expect(await violationsOf(console)).toEqual([]);
  await task.getByRole('button', { name: 'Found', exact: true }).click();
  await expect(task.getByRole('status')).toContainText('You found it.');
  await expect(page.getByText('The driver found it.')).toBeVisible();

  const admins = await signedIn(browser, 'admin', desktop);
  const office = await admins.newPage();
  await office.goto(`/bookings/${id}/show`);
  await expect(office.getByText('Lost item: Black umbrella. Please call back: +1 555 0100200')).toBeVisible();
  await expect(office.getByText('Found: Black umbrella')).toBeVisible();
  await Promise.all([driver.context.close(), rider.context.close(), admins.close()]);
});
