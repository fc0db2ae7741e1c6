import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { answerOf, aPicture, newcomer, type Place, signedIn } from './people.js';
import { randomInt } from './random.js';
import { phone } from './screens.js';
import { takePicture } from './takePicture.js';

/** The demo has no drivers here. */
const HAVRE: Place = { latitude: 48.55, longitude: -109.6841 };

test('a new driver gets from registration to the first trip without guessing: what is missing, who acts next, and help [5.42, 6.24]', async ({
  browser,
}, info) => {
  const context = await browser.newContext({
    viewport: phone,
    permissions: ['geolocation'],
    geolocation: HAVRE,
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => localStorage.setItem('wayfare.locale', 'en'));
  const page = await context.newPage();
  const email = `${randomUUID()}@wayfare.example`;

  await test.step('the driver signs up, and is signed in', async () => {
    await page.goto('/register?as=driver');
    await page.getByLabel('Add a picture of the license').setInputFiles(aPicture);
    await expect(page.getByText('Your license picture was uploaded.')).toBeVisible();
    const fields = {
      'First name': 'Olga',
      'Last name': 'Onboard',
      Email: email,
      Password: 'newcomer1',
      'Phone number': `555${randomInt(1_000_000, 10_000_000)}`,
    };
    for (const [name, value] of Object.entries(fields))
      await page.getByRole('textbox', { name, exact: true }).fill(value);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { name: 'Your way to the first trip', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/bookings$/);
  });

  const steps = page.getByRole('list', { name: 'Your way to the first trip' }).getByRole('listitem');
  await test.step('the page says what is missing, and marks it at the fields, all at once', async () => {
    await expect(page.getByText('Your turn: complete what is missing')).toBeVisible();
    await expect(steps).toContainText([
      /Vehicle.*Missing/,
      /Car type.*Missing/,
      /Driver’s license.*Done/,
      /Approval by the office.*The office does this/,
    ]);
    await page.getByRole('button', { name: 'Save and send to the office' }).click();
    for (const name of ['Make', 'Model', 'License plate'])
      await expect(page.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Make' })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await takePicture(page, info, 'onboarding-missing');
  });

  await test.step('the driver completes it, and the office is next', async () => {
    await page.getByRole('combobox', { name: /Car type/ }).click();
    await page.getByRole('option', { name: 'Economy' }).click();
    await page.getByRole('textbox', { name: 'Make' }).fill('Kia');
    await page.getByRole('textbox', { name: 'Model' }).fill('Niro');
    await page.getByRole('textbox', { name: 'License plate' }).fill('OLGA 1');
    await page.getByRole('button', { name: 'Save and send to the office' }).click();
    await expect(page.getByText('The office is next')).toBeVisible();
    await takePicture(page, info, 'onboarding-sent');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
    await page.goto('/bookings');
    await expect(page.getByText('The office is next')).toBeVisible();
  });

  await test.step('an admin finds the driver, sends the sign-up back once, and approves it', async () => {
    const admin = await signedIn(browser, 'admin', { width: 1280, height: 900 });
    const panel = await admin.newPage();
    const filter = encodeURIComponent(JSON.stringify({ onboarding: 'submitted', q: email }));
    await panel.goto(`/drivers?filter=${filter}`);
    await expect(panel.getByText('Waits for approval').first()).toBeVisible();
    await panel.getByRole('link', { name: 'Olga' }).click();
    const card = panel.getByRole('region', { name: 'Onboarding' });
    await expect(card).toContainText('Next: the office');
    await card.getByRole('button', { name: 'Send back' }).click();
    const dialog = panel.getByRole('dialog', { name: 'What is missing?' });
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox').fill('Which color is the car?');
    await takePicture(panel, info, 'onboarding-panel');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(card).toContainText('Next: the driver');

    await page.reload();
    await expect(page.getByText('The office needs something more: Which color is the car?')).toBeVisible();
    await page.getByRole('textbox', { name: 'Color' }).fill('Green');
    await page.getByRole('button', { name: 'Save and send to the office' }).click();
    await expect(page.getByText('The office is next')).toBeVisible();

    await panel.reload();
    await card.getByRole('button', { name: 'Approve' }).click();
    await expect(card).toHaveCount(0);
    await admin.close();
  });

  await test.step('the driver’s page becomes the console, with help for the first trip', async () => {
    await expect(page.getByRole('region', { name: 'Your first trip' })).toBeVisible({ timeout: 30_000 });
    await takePicture(page, info, 'onboarding-first-trip');
    await page.getByRole('switch', { name: 'Get offers' }).click();
    await expect(page.getByText('You are online')).toBeVisible();
  });

  await test.step('the first trip is offered and accepted', async () => {
    const rider = await newcomer(browser, 'rider', { firstName: 'Rosa', viewport: phone, at: HAVRE });
    const place = (north: number, add: string) => ({
      lat: HAVRE.latitude + north,
      lng: HAVRE.longitude,
      add,
    });
    await expect(async () => {
      const data = { pickup: place(0, 'Town Hall'), drop: place(0.004, 'Station'), carType: 'Economy' };
      await answerOf(await rider.context.request.post('/api/bookings', { data }));
    }).toPass({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Accept', exact: true }).click({ timeout: 40_000 });
    await expect(page.getByRole('button', { name: 'I am at the pickup' })).toBeVisible();
    await rider.context.close();
  });
  await context.close();
});
