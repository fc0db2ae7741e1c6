import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { expectToFit } from './looks.js';
import { answerOf, newcomer, type Place, signedIn } from './people.js';
import { randomInt } from './random.js';
import { desktop, phone } from './screens.js';

/** A place of its own: the demo has no drivers there. */
const quietPlace = (): Place => ({
  latitude: 41 + randomInt(900) / 1000,
  longitude: -109 + randomInt(900) / 1000,
});

test('an admin enters what a driver offers, who then gets the trip that needs it instead of a nearer one [4.111]', async ({
  browser,
}) => {
  const at = quietPlace();
  const { latitude: lat, longitude: lng } = at;
  const rider = await newcomer(browser, 'rider', { firstName: 'Wanda', viewport: phone, at });
  const near = await newcomer(browser, 'driver', { firstName: 'Nick', viewport: phone, at });
  const far = { latitude: lat + 0.03, longitude: lng };
  const able = await newcomer(browser, 'driver', { firstName: 'Abel', viewport: phone, at: far });
  const admin = await signedIn(browser, 'admin', desktop);
  let id: string | null = null;
  try {
    const panel = await admin.newPage();
    await panel.goto(`/drivers/${able.id}`);
    await panel.getByRole('combobox', { name: 'Services offered' }).click();
    await panel.getByRole('option', { name: 'Wheelchair space' }).click();
    await panel.getByRole('option', { name: 'Pets welcome' }).click();
    await panel.keyboard.press('Escape');
    await expect(panel.getByText('Trips that need one of these go only to drivers')).toBeVisible();
    await expectToFit(panel);
    expect(await axeViolations(panel)).toEqual([]);
    await panel.getByRole('button', { name: 'Save' }).first().click();
    const needsOf = async () => (await answerOf(await admin.request.get(`/api/drivers/${able.id}`))).needs;
    await expect.poll(needsOf).toEqual(['wheelchair', 'pets']);

    const data = {
      carType: 'Economy',
      pickup: { lat, lng, add: 'Town Hall' },
      drop: { lat: lat + 0.03, lng, add: 'North Gate' },
      ...{ passengers: 3, luggage: 1, needs: ['wheelchair'] },
    };
    const offer = await able.context.newPage();
    await offer.goto('/bookings');
    id = (await answerOf(await rider.context.request.post('/api/bookings', { data }))).id as string;
    const line = offer.getByText('3 passengers · 1 piece of luggage · Wheelchair space').first();
    await expect(line).toBeVisible({ timeout: 20_000 });
    await expectToFit(offer);
    const trace = (await answerOf(await admin.request.get(`/api/bookings/${id}/dispatch`))) as {
      driver: string;
      reason: string | null;
    }[];
    expect(trace.find(({ driver }) => driver === near.id)?.reason).toBe('lacks_needs');
  } finally {
    if (id)
      await rider.context.request.post(`/api/bookings/${id}/cancel`, { data: { reason: 'Plans changed' } });
    for (const { context } of [near, able])
      await context.request.put('/api/drivers/me/status', { data: { driverActiveStatus: false } });
    await Promise.all([admin, rider.context, near.context, able.context].map((context) => context.close()));
  }
});
