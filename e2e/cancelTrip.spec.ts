import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { answerOf, newcomer } from './people.js';
import { phone } from './screens.js';

/** The demo has no drivers here. */
const TOPEKA = { latitude: 39.0473, longitude: -95.6752 };
const SALINA = { latitude: 38.8403, longitude: -97.6114 };

/** The page of a rider's trip for tomorrow. */
async function tripOfTomorrow(browser: Browser) {
  const { context } = await newcomer(browser, 'rider', { firstName: 'Cleo', viewport: phone, at: TOPEKA });
  const [lat, lng] = [TOPEKA.latitude, TOPEKA.longitude];
  const data = {
    carType: 'Economy',
    bookLater: true,
    tripdate: Date.now() + 24 * 60 * 60_000,
    pickup: { lat, lng, add: 'City Hall' },
    drop: { lat: lat + 0.02, lng, add: 'North Gate' },
  };
  const { id } = await answerOf(await context.request.post('/api/bookings', { data }));
  const page = await context.newPage();
  await page.goto(`/bookings/${id}`);
  const readStored = async () => answerOf(await context.request.get(`/api/bookings/${id}`));
  return { page, stored: readStored, close: () => context.close() };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Why are you canceling?' });
const openDialog = (page: Page) => page.getByRole('button', { name: 'Cancel trip' }).click();

test('a rider cancels a trip with a reason, and a closed dialog forgets its choice [4.26]', async ({
  browser,
}) => {
  const { page, stored, close } = await tripOfTomorrow(browser);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Booked for \w/);
  const dialog = dialogOf(page);
  const cancel = dialog.getByRole('button', { name: 'Cancel trip' });
  await openDialog(page);
  const reasons = dialog.getByRole('radiogroup', { name: 'Why are you canceling?' });
  await expect(cancel).toBeDisabled();
  await reasons.getByRole('radio', { name: 'My plans changed' }).check();
  await expect(cancel).toBeEnabled();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep the trip' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored()).toMatchObject({ status: 'NEW' });

  await openDialog(page);
  await expect(reasons.getByRole('radio').first()).toBeVisible();
  await expect(reasons.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(cancel).toBeDisabled();
  await reasons.getByRole('radio', { name: 'My plans changed' }).check();
  await cancel.click();
  await expect(dialog).toBeHidden();
  await expect.poll(stored).toMatchObject({
    status: 'CANCELLED',
    reason: 'My plans changed',
    cancelledBy: 'rider',
  });
  // The canceled trip cost nothing, although it had an estimate.
  await expect(page.getByRole('heading', { name: 'Cancellation fee' }).locator('..')).toContainText('$0.00');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('My plans changed')).toBeVisible();
  await close();
});

test('a trip can be canceled even if the reasons cannot be loaded', async ({ browser }) => {
  const { page, stored, close } = await tripOfTomorrow(browser);
  await page.route('**/api/cancelreasons?**', (route) =>
    route.fulfill({ status: 409, json: { error: 'wrong_state', message: 'Not now.' } }),
  );
  const dialog = dialogOf(page);
  await openDialog(page);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel trip' }).click();
  await expect.poll(stored).toMatchObject({ status: 'CANCELLED', reason: 'Other reason' });
  await close();
});

test('a driver gives a trip back, and the next one comes without anything for the rider to do', async ({
  browser,
}) => {
  const at = { viewport: phone, at: SALINA };
  const rider = await newcomer(browser, 'rider', { firstName: 'Rae', ...at });
  const first = await newcomer(browser, 'driver', { firstName: 'Dan', ...at });
  const [lat, lng] = [SALINA.latitude, SALINA.longitude];
  const data = {
    carType: 'Economy',
    pickup: { lat, lng, add: 'Depot' },
    drop: { lat: lat + 0.02, lng, add: 'North Gate' },
  };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  await answerOf(await first.context.request.post(`/api/bookings/${id}/accept`));
  const page = await rider.context.newPage();
  await page.goto(`/bookings/${id}`);
  const headline = page.getByRole('heading', { level: 2 }).first();
  await expect(headline).toHaveText('Dan Newcomer is on the way to you');
  await expect(page.getByText('Next: you get a message when the car is there.')).toBeVisible();

  const next = await newcomer(browser, 'driver', { firstName: 'Eve', ...at });
  const console = await first.context.newPage();
  await console.goto('/bookings');
  await console.getByRole('button', { name: 'Give the trip back' }).click();
  const dialog = console.getByRole('dialog', { name: 'Why can’t you come?' });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Give the trip back' }).click();
  await expect(headline).toHaveText('Looking for a driver…');

  const offered = await next.context.newPage();
  await offered.goto('/bookings');
  await offered.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(headline).toHaveText('Eve Newcomer is on the way to you');
  await expect(console.getByRole('button', { name: 'Give the trip back' })).toHaveCount(0);
  await Promise.all([rider.context.close(), first.context.close(), next.context.close()]);
});
