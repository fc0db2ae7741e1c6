import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { setUpOtherwise } from './business.js';
import { test } from './cleanUp.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';
import { drivenTrip } from './trips.js';

/** The demo has no drivers here. */
const HONOLULU = { latitude: 21.3069, longitude: -157.8583 };

const asAdmin = async (page: Page, settings: Record<string, unknown>) =>
  setUpOtherwise(page, (bootstrap) => Object.assign(bootstrap.settings, settings));

test('a trip is assigned on a map that explains why other drivers cannot take it; its track is replayed by keyboard [4.28, 5.8, 7.34]', async ({
  browser,
}) => {
  const who = { firstName: 'Kai', viewport: phone, at: HONOLULU };
  const rider = await newcomer(browser, 'rider', who);
  const driver = await newcomer(browser, 'driver', who);
  const trip = await drivenTrip(rider, driver, HONOLULU);
  const off = { data: { driverActiveStatus: false } };
  await answerOf(await driver.context.request.put('/api/drivers/me/status', off));
  const { latitude: lat, longitude: lng } = HONOLULU;
  const later = { bookLater: true, tripdate: Date.now() + 24 * 60 * 60_000, carType: 'Economy' };
  const place = (north: number, add: string) => ({ lat: lat + north, lng, add });
  const data = { ...later, pickup: place(0, 'City Hall'), drop: place(0.02, 'North Gate') };
  const other = await newcomer(browser, 'rider', { ...who, firstName: 'Lea' });
  const next = await answerOf(await other.context.request.post('/api/bookings', { data }));

  const admins = await signedIn(browser, 'admin', desktop);
  const page = await admins.newPage();
  await asAdmin(page, { autoDispatch: false });
  await page.goto(`/bookings/${next.id}/show`);
  await page.getByRole('button', { name: 'Assign driver' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Map of drivers near the pickup' })).toBeVisible();
  const left = dialog.getByRole('listitem').filter({ hasText: 'Kai Newcomer' });
  await expect(left).toContainText(/On another trip|Not active/);
  await expect(left.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.goto(`/bookings/${trip}/show`);
  const film = page.getByRole('group', { name: 'Trip replay' });
  const moment = film.getByRole('slider', { name: 'Replay position' });
  await moment.press('Home');
  const [start, end] = [await moment.getAttribute('min'), await moment.getAttribute('max')];
  await expect(moment).toHaveAttribute('aria-valuenow', start ?? '');
  const map = page.getByRole('group', { name: 'Route map' });
  await expect(map.getByRole('button', { name: 'Kai Newcomer' })).toBeVisible();
  await film.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(moment).toHaveAttribute('aria-valuenow', end ?? '');
  await expect(film.getByRole('button', { name: 'Play' })).toBeVisible();
  for (const context of [rider.context, driver.context, other.context, admins]) await context.close();
});

test('an admin who edits a field changed by another admin sees that, and overwrites it only after confirmation', async ({
  browser,
  cleanUp,
}) => {
  const context = await signedIn(browser, 'admin', { width: 1900, height: 900 });
  const promo_name = `Z${randomUUID().slice(0, 6)}`;
  const promo = await answerOf(
    await context.request.post('/api/promos', {
      data: {
        promo_name,
        promo_description: 'One off',
        promo_discount_type: 'flat',
        promo_discount_value: 1,
        max_promo_discount_value: 1,
        min_order: 1,
        promo_validity: Date.UTC(2031, 0, 1),
        promo_usage_limit: 5,
      },
    }),
  );
  const page = await context.newPage();
  await page.goto('/promos');
  const row = page.getByRole('row').filter({ hasText: promo_name });
  await row.getByRole('button', { name: 'Edit: Description' }).click();
  const input = page.locator('tbody').getByRole('textbox', { name: 'Description' });
  await input.fill('Mine');
  const of = `/api/promos/${promo.id}`;
  cleanUp.remove(`promos/${promo.id}`);
  const theirs = { promo_description: 'Theirs', promo_usage_limit: 7 };
  await answerOf(await context.request.put(of, { data: theirs }));
  await expect(page.getByText('Someone else changed this in the meantime.')).toBeVisible();
  await expect(input).toHaveValue('Mine');
  const choice = page.getByRole('status').filter({ hasText: 'Saved now: Theirs' });
  await expect(choice).toContainText('Yours: Mine');
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(choice).toHaveCount(0);
  // The next change of the other admin is taken over instead.
  await answerOf(await context.request.put(of, { data: { promo_description: 'Theirs again' } }));
  await page.getByRole('button', { name: 'Take the saved value' }).click();
  await expect(input).toHaveValue('Theirs again');
  await input.fill('Mine');
  await input.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  const after = await answerOf(await context.request.get(of));
  expect(after).toMatchObject({ promo_description: 'Mine', promo_usage_limit: 7 });
  await context.close();
});

test('a user’s page shows their trips and wallet, and several users can be approved at once, also on a phone, all by keyboard [2.34, 3.5]', async ({
  browser,
}) => {
  const firstName = `Q${randomUUID().slice(0, 6)}`;
  const people = [];
  for (const at of [1, 2])
    people.push(
      await newcomer(browser, 'rider', { firstName, viewport: phone, at: { ...HONOLULU, latitude: at } }),
    );
  const context = await signedIn(browser, 'admin', desktop);
  const [one] = people;
  const credit = { headers: { 'Idempotency-Key': randomUUID() }, data: { uid: one?.id, amount: 12.5 } };
  await answerOf(await context.request.post('/api/wallet/credits', credit));
  for (const { id } of people)
    await answerOf(await context.request.put(`/api/riders/${id}`, { data: { approved: false } }));

  const page = await context.newPage();
  await page.goto('/riders');
  await page.getByRole('textbox', { name: 'Search' }).fill(firstName);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await page.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByRole('switch', { name: 'Approved', checked: true })).toHaveCount(2);

  for (const { id } of people)
    await answerOf(await context.request.put(`/api/riders/${id}`, { data: { approved: false } }));
  const phones = await signedIn(browser, 'admin', phone);
  const small = await phones.newPage();
  await small.goto(`/riders?filter=${encodeURIComponent(JSON.stringify({ q: firstName }))}`);
  await expect(small.getByText('Not approved')).toHaveCount(2);
  await small
    .getByRole('checkbox', { name: `Select this row: ${firstName} Newcomer` })
    .first()
    .press('Space');
  await expect(small.getByText('1 item selected')).toBeVisible();
  await small.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await expect(small.getByText('2 items selected')).toBeVisible();
  expect(await axeViolations(small)).toEqual([]);
  await small.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
  await small.getByRole('dialog').getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(small.getByText('Not approved')).toHaveCount(0);
  await expect(small.getByText(/selected/)).toHaveCount(0);
  await phones.close();

  await page.goto(`/riders/${one?.id}`);
  await expect(page.getByRole('region', { name: 'Trips' })).toContainText('There are no bookings yet.');
  await expect(page.getByRole('region', { name: 'Wallet history' })).toContainText('+$12.50');
  // After a window shrinks to phone size, the menu beside the page covers nothing.
  await page.setViewportSize(phone);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const opened of [context, ...people.map((person) => person.context)]) await opened.close();
});
