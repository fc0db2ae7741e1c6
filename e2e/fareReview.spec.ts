import { expect, test } from '@playwright/test';
import { violationsOn } from './looks.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** A place where the demo has no drivers. */
const RICHMOND = { latitude: 37.5407, longitude: -77.436 };

test('a trip that ended at its pickup settles within the bounds; the rider disputes it and an admin decides', async ({
  browser,
}) => {
  const at = RICHMOND;
  const driver = await newcomer(browser, 'driver', { firstName: 'Dora', viewport: phone, at });
  const rider = await newcomer(browser, 'rider', { firstName: 'Rhea', viewport: phone, at });
  const [lat, lng] = [at.latitude, at.longitude];
  const data = {
    pickup: { lat, lng, add: 'Capitol' },
    drop: { lat: lat + 0.05, lng, add: 'North Gate' },
    carType: 'Economy',
  };
  const booked = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  for (const step of ['accept', 'arrive', 'start'])
    await answerOf(await driver.context.request.post(`/api/bookings/${booked.id}/${step}`));
  const end = { data: { lat, lng } };
  const trip = await answerOf(await driver.context.request.post(`/api/bookings/${booked.id}/reach`, end));
  expect(trip.trip_cost).toBeGreaterThanOrEqual(booked.estimate * 0.75);

  const page = await rider.context.newPage();
  await page.goto(`/bookings/${booked.id}`);
  await expect(page.getByRole('heading', { name: 'Fare under review' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Did the trip end where you wanted?' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'No, it ended too early or in the wrong place' }).click();
  await expect(page.getByText('Thank you. Your answer is saved.')).toBeVisible();

  const admins = await signedIn(browser, 'admin', desktop);
  const panel = await admins.newPage();
  await panel.goto('/fare-reviews');
  await panel.getByRole('row').filter({ hasText: 'Rhea Newcomer' }).first().click();
  await expect(panel.getByRole('region', { name: 'Evidence' })).toContainText(
    'Drop-off disputed by the rider',
  );
  await expect(panel.getByRole('region', { name: 'Money' })).toContainText('Lowest fare allowed');
  expect(await violationsOn(panel)).toEqual([]);
  await panel.getByRole('textbox', { name: 'Note (optional)' }).fill('The driver left too early');
  await panel.getByRole('button', { name: 'Approve' }).click();
  await expect(panel.getByText('Decision saved')).toBeVisible();
  await expect(panel.getByText('The driver left too early')).toBeVisible();
  await expect(page.getByText(/^The fare was reviewed\. You got \$\d/)).toBeVisible();
  await Promise.all([rider.context, driver.context, admins].map((context) => context.close()));
});
