import { expect } from '@playwright/test';
import { axeViolations } from './axe.js';
import { test } from './cleanUp.js';
import { expectToFit } from './looks.js';
import { answerOf, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

for (const [screen, viewport] of Object.entries({ phone, desktop })) {
  test(`an admin books a trip for a rider on a ${screen} [2.33, 3.11, 3.12, 4.113, 5.4, 6.14]`, async ({
    browser,
    cleanUp,
  }) => {
    const context = await signedIn(browser, 'admin', viewport);
    const page = await context.newPage();
    await page.goto('/addbookings');
    const book = page.getByRole('button', { name: 'Book', exact: true });
    await book.click();
    await expect(page.getByText(/pickup/)).toBeVisible();

    for (const [field, typed] of [
      ['Pickup', 'Times Square'],
      ['Drop', 'Wall Street'],
    ] as const) {
      await page.getByRole('combobox', { name: field }).fill(typed);
      await page.getByRole('option').first().click();
    }
    // The map's pins are moved as on the site; the address is the server's.
    await page.getByRole('button', { name: 'Adjust on the map' }).click();
    const pin = page.getByRole('application', { name: 'Drop' });
    const drop = page.getByRole('combobox', { name: 'Drop' });
    await pin.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(drop).toHaveValue('');
    await expect(drop).not.toHaveValue('');
    const cars = page.getByRole('radiogroup', { name: 'Car type' });
    // Every car type shows the price of this exact trip.
    const [radios, prices] = [cars.getByRole('radio'), cars.getByText(/^\$\d/)];
    await expect(radios.first()).toBeVisible();
    await expect.poll(async () => (await radios.count()) - (await prices.count())).toBe(0);
    // Whom and what it takes, by keyboard: a car type without room cannot be chosen.
    const passengers = page.getByRole('combobox', { name: 'Passengers' });
    const choosePassengers = async (count: string) => {
      await passengers.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.type(count);
      await page.keyboard.press('Enter');
      await expect(passengers).toHaveText(count);
    };
    const economy = cars.getByRole('radio', { name: /^Economy/ });
    await choosePassengers('5');
    await expect(economy).toBeDisabled();
    await expect(cars.getByText('Takes at most 3 passengers').first()).toBeVisible();
    await choosePassengers('2');
    await page.getByRole('checkbox', { name: 'Child seat' }).press('Space');
    await expectToFit(page);
    expect(await axeViolations(page)).toEqual([]);
    await economy.check();
    await page.getByRole('radio', { name: 'Book later' }).check();
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 16);
    await page.getByLabel('Pickup time').fill(tomorrow);
    await book.click();
    await expect(page.getByText('Please choose a rider.')).toBeVisible();

    await page.getByRole('combobox', { name: 'Rider' }).fill('rider@wayfare.example');
    await page.getByRole('option').filter({ hasText: 'rider@wayfare.example' }).click();
    await book.click();
    await page.waitForURL(/\/bookings\/[^/]+\/show$/);
    await expect(page.getByText('NEW').first()).toBeVisible();
    const id = page.url().split('/').at(-2) as string;
    cleanUp.cancel(id);
    expect(await answerOf(await context.request.get(`/api/bookings/${id}`))).toMatchObject({
      ...{ carType: 'Economy', passengers: 2, needs: ['childSeat'] },
    });
    await expect(page.getByRole('term').filter({ hasText: 'Customer pays' })).toBeVisible();
    await expect(page.getByText('Customer paid')).toHaveCount(0);
    await context.close();
  });
}
