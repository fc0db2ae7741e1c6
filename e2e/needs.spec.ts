import { expect } from '@playwright/test';
import { axeViolations } from './axe.js';
import { test } from './cleanUp.js';
import { expectToFit } from './looks.js';
import { answerOf, newcomer, type Place, signedIn } from './people.js';
import { randomInt } from './random.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

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

test('a rider books for five with luggage and a child seat, in a car that takes them, and books the same again [4.110, 4.111, 4.113, 4.114]', async ({
  browser,
  cleanUp,
}) => {
  const at = quietPlace();
  const { latitude: lat, longitude: lng } = at;
  const rider = await newcomer(browser, 'rider', { firstName: 'Fern', viewport: phone, at });
  const driver = await newcomer(browser, 'driver', {
    ...{ firstName: 'Lars', viewport: phone },
    ...{ at, carType: 'XL' },
  });
  const admin = await signedIn(browser, 'admin', desktop);
  try {
    const data = { needs: ['childSeat'] };
    await answerOf(await admin.request.put(`/api/drivers/${driver.id}`, { data }));
    const page = await rider.context.newPage();
    // Both places, as if they had been searched for: the search does not know this town.
    const places = {
      pickup: { lat, lng, add: 'Town Hall' },
      drop: { lat: lat + 0.03, lng, add: 'North Gate' },
    };
    await page.addInitScript((draft) => {
      if (!sessionStorage.getItem('wayfare.booking')) sessionStorage.setItem('wayfare.booking', draft);
    }, JSON.stringify(places));
    await page.goto('/');
    const xl = page.getByRole('radio', { name: /^XL/ });
    await expect(xl).toHaveAccessibleDescription(/^\$\d+\.\d{2} .+ away$/);

    const load = page.getByRole('button', { name: /^Passengers, luggage and needs/ });
    await expect(load).toHaveAccessibleName('Passengers, luggage and needs 1 passenger');
    await load.click();
    const passengers = page.getByRole('group', { name: 'Passengers', exact: true });
    for (let count = 1; count < 5; count++)
      await passengers.getByRole('button', { name: 'More passengers' }).click();
    await expect(passengers.getByRole('status')).toHaveText('5');
    await page.getByRole('button', { name: 'More luggage' }).click();
    await page.getByRole('checkbox', { name: 'Child seat' }).check();
    await load.click();
    await expect(load).toContainText('5 passengers · 1 piece of luggage · Child seat');
    const economy = page.getByRole('radio', { name: /^Economy/ });
    await expect(economy).toBeDisabled();
    await expect(economy).toHaveAccessibleDescription('Takes at most 3 passengers');
    await expect(xl).toBeChecked();
    await expectToFit(page);
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Book now' }).click();
    const estimate = page.getByRole('dialog', { name: 'Estimated fare' });
    await expect(estimate.getByText('5 passengers · 1 piece of luggage · Child seat')).toBeVisible();
    const offer = await driver.context.newPage();
    await offer.goto('/bookings');
    await estimate.getByRole('button', { name: 'Book', exact: true }).click();
    await page.getByRole('button', { name: 'Track the trip' }).click();
    await page.waitForURL(/\/bookings\/\w+/);
    const id = page.url().split('/').at(-1) as string;
    cleanUp.cancel(id);
    await expect(page.getByText('5 passengers, 1 piece of luggage, Child seat')).toBeVisible();
    await expect(offer.getByText('5 passengers · 1 piece of luggage · Child seat').first()).toBeVisible({
      timeout: 20_000,
    });

    await page.getByRole('button', { name: 'Change booking' }).click();
    const change = page.getByRole('dialog', { name: 'Change booking' });
    await change.getByRole('combobox', { name: 'Passengers' }).click();
    await page.getByRole('option', { name: '7', exact: true }).click();
    await expect(change.getByRole('alert')).toContainText('room');
    await change.getByRole('combobox', { name: 'Passengers' }).click();
    await page.getByRole('option', { name: '6', exact: true }).click();
    await expect(change.getByText(/^The price stays at/)).toBeVisible();
    await takePicture(page, test.info(), 'changing the load', false);
    await expectToFit(page);
    expect(await axeViolations(page)).toEqual([]);
    await change.getByRole('button', { name: 'Save changes' }).click();
    await expect(change).toBeHidden();
    await expect(page.getByText('6 passengers, 1 piece of luggage, Child seat')).toBeVisible();

    await answerOf(
      await rider.context.request.post(`/api/bookings/${id}/cancel`, { data: { reason: 'Plans changed' } }),
    );
    await page.getByRole('button', { name: 'Book again' }).click();
    await expect(load).toContainText('6 passengers · 1 piece of luggage · Child seat');
    await expect(xl).toBeChecked();
  } finally {
    await driver.context.request.put('/api/drivers/me/status', { data: { driverActiveStatus: false } });
    await Promise.all([admin, rider.context, driver.context].map((context) => context.close()));
  }
});
