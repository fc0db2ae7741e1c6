import { expect, test } from '@playwright/test';
import { expectGoodLooks, problemsOf } from './looks.js';
import { answerOf, newcomer } from './people.js';
import { phone } from './screens.js';

/** A place where the demo has no drivers. */
const ABERDEEN = { latitude: 45.4647, longitude: -98.4865 };

test('a rider’s notifications arrive live, open their trip, and stay read [3.5, 4.3, 4.4, 7.31]', async ({
  browser,
}, info) => {
  const driver = await newcomer(browser, 'driver', { firstName: 'Dora', viewport: phone, at: ABERDEEN });
  const rider = await newcomer(browser, 'rider', { firstName: 'Rhea', viewport: phone, at: ABERDEEN });
  const page = await rider.context.newPage();
  const list = '**/api/users/me/notifications?**';
  await page.route(list, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/profile/notifications');
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load this' })).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  const problems = problemsOf(page);
  const bell = (unread: number) => page.getByRole('link', { name: `Notifications (${unread} unread)` });
  await expect(bell(0)).toBeVisible();

  const [lat, lng] = [ABERDEEN.latitude, ABERDEEN.longitude];
  const data = {
    pickup: { lat, lng, add: 'City Hall' },
    drop: { lat: lat + 0.02, lng, add: 'North Gate' },
    carType: 'Economy',
  };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  for (const [index, step] of ['accept', 'arrive'].entries()) {
    await answerOf(await driver.context.request.post(`/api/bookings/${id}/${step}`));
    await expect(bell(index + 1)).toBeVisible();
  }
  const entries = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
  await expect(entries).toHaveText([
    /^Your driver has arrived.*Unread$/,
    /^Your driver is on the way.*Unread$/,
  ]);
  await expect(page.locator('[aria-live=polite]').filter({ hasText: '(2 unread)' })).toHaveCount(1);
  await expectGoodLooks(page, info, 'notifications');

  await entries.first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === `/bookings/${id}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('is waiting at the pickup');
  await bell(1).click();
  await expect(entries.filter({ hasText: 'Unread' })).toHaveText([/^Your driver is on the way/]);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(0)).toBeVisible();
  await expect(entries.filter({ hasText: 'Unread' })).toHaveCount(0);
  await expect(entries).toHaveCount(2);
  expect(problems).toEqual([]);
  await rider.context.close();
  await driver.context.close();
});
