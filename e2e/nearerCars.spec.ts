import { type BrowserContext, expect, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { expectToFit } from './looks.js';
import { answerOf, newcomer, type Place } from './people.js';
import { randomInt } from './random.js';
import { phone } from './screens.js';

/** A place of its own: the demo has no drivers there. */
const quietPlace = () => ({ latitude: 46 + randomInt(900) / 1000, longitude: -103 + randomInt(900) / 1000 });

test('a rider whose driver does not answer takes a nearer car of another type, and its driver comes [4.108]', async ({
  browser,
}) => {
  const at = quietPlace();
  const { latitude: lat, longitude: lng } = at;
  const drivers: BrowserContext[] = [];
  const driver = async (firstName: string, place: Place, carType: string) => {
    const person = await newcomer(browser, 'driver', { firstName, viewport: phone, at: place, carType });
    drivers.push(person.context);
    return person;
  };
  const rider = await newcomer(browser, 'rider', { firstName: 'Nell', viewport: phone, at });
  await driver('Faye', { latitude: lat + 0.04, longitude: lng }, 'Economy');
  const near = await driver('Noor', at, 'Comfort');
  const data = {
    carType: 'Economy',
    pickup: { lat, lng, add: 'Town Hall' },
    drop: { lat: lat + 0.03, lng, add: 'North Gate' },
  };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  try {
    const page = await rider.context.newPage();
    await page.goto(`/bookings/${id}`);
    const choices = page.getByRole('region', { name: 'While you wait' });
    await expect(choices.getByRole('button', { name: 'Go later' })).toBeVisible();
    await expect(choices.getByRole('button', { name: /^Switch/ })).toBeHidden();
    // The driver has half a minute for the answer.
    const take = choices.getByRole('button', { name: 'Switch to Comfort' });
    await expect(take).toBeVisible({ timeout: 60_000 });
    await expect(choices).toContainText(/A car 1 min away · \$\d/);
    await expectToFit(page);
    expect(await axeViolations(page)).toEqual([]);

    await take.click();
    const dialog = page.getByRole('dialog', { name: 'Change booking' });
    await expect(dialog.getByText(/^The price changes from/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(take).toBeHidden();

    // Dispatch asks the nearer driver at once.
    await expect(async () => {
      const accepted = await near.context.request.post(`/api/bookings/${id}/accept`);
      expect(accepted.ok()).toBe(true);
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('heading', { name: 'Noor Newcomer is on the way to you' })).toBeVisible();
    await expect(choices).toBeHidden();
    const changed = await answerOf(await rider.context.request.get(`/api/bookings/${id}`));
    expect(changed).toMatchObject({ status: 'ACCEPTED', carType: 'Comfort', driver: near.id });
  } finally {
    await rider.context.request.post(`/api/bookings/${id}/cancel`, { data: { reason: 'Plans changed' } });
    for (const { request } of drivers)
      await request.put('/api/drivers/me/status', { data: { driverActiveStatus: false } });
    await Promise.all([rider.context, ...drivers].map((context) => context.close()));
  }
});
