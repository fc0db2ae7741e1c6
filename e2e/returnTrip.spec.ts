import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { fillIn } from './bookingSteps.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

/** The demo's streets, where its drivers are. */
const MIDTOWN = { latitude: 40.758, longitude: -73.9855 };
const HOUR = 60 * 60_000;

test('a rider books a trip there and back in one step, sees both, and cancels both [4.76, 4.87, 4.88]', async ({
  browser,
}, info) => {
  const { context } = await newcomer(browser, 'rider', { firstName: 'Rita', viewport: phone, at: MIDTOWN });
  const page = await context.newPage();
  await page.goto('/');
  await fillIn(page, 'Times Square', 'Wall Street');
  await page.getByRole('button', { name: 'Return trip' }).click();
  const how = page.getByRole('combobox', { name: 'Way back' });
  await expect(how).toContainText('The driver waits');
  await takePicture(page, info, 'return-form');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Book now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Estimated fare' });
  await expect(dialog.getByText(/^Return trip: the driver waits up to 30/)).toBeVisible();
  await takePicture(page, info, 'return-waits');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await how.click();
  await page.getByRole('option', { name: 'At a time' }).click();
  await expect(page.getByRole('group', { name: 'Time of the way back' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Book now' }).click();
  await expect(dialog.getByText(/^Way back at .*\$\d/)).toBeVisible();
  await takePicture(page, info, 'return-later');
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByRole('button', { name: 'Track the trip' }).click();
  await page.getByRole('link', { name: /^Way back: / }).click();
  await expect(page.getByRole('link', { name: /^Way there: / })).toBeVisible();
  await takePicture(page, info, 'return-linked');
  await context.close();
});

for (const language of ['en', 'ar'] as const)
  test(`a rider cancels both trips of a return, in ${language} [4.87, 4.88]`, async ({ browser }, info) => {
    const rider = await newcomer(browser, 'rider', {
      firstName: 'Rosa',
      viewport: phone,
      at: MIDTOWN,
      locale: language,
    });
    const { id } = await answerOf(
      await rider.context.request.post('/api/bookings', {
        data: {
          kind: 'return',
          carType: 'Economy',
          bookLater: true,
          tripdate: Date.now() + 20 * HOUR,
          returnAt: Date.now() + 24 * HOUR,
          pickup: { lat: MIDTOWN.latitude, lng: MIDTOWN.longitude, add: 'Times Square' },
          drop: { lat: 40.7074, lng: -74.0113, add: 'Wall Street' },
        },
      }),
    );
    const page = await rider.context.newPage();
    await page.goto(`/bookings/${id}`);
    await expect(
      page.getByRole('link', { name: language === 'ar' ? /^العودة: / : /^Way back: / }),
    ).toBeVisible();
    await takePicture(page, info, `return-trip-${language}`);
    await page.getByRole('button', { name: language === 'ar' ? 'إلغاء الرحلة' : 'Cancel trip' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('radio').first().check();
    await takePicture(page, info, `return-cancel-${language}`);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button').last().click();
    const read = async (which: string) =>
      (await answerOf(await rider.context.request.get(`/api/bookings/${which}`))).status;
    await expect.poll(() => read(id)).toBe('CANCELLED');
    await expect.poll(() => read(`${id}-back`)).toBe('CANCELLED');
    await rider.context.close();
  });

test('staff see the fields of a return on the form, and the other trip on its page [4.87]', async ({
  browser,
}, info) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  await page.goto('/addbookings');
  await page.getByRole('checkbox', { name: 'Return trip' }).check();
  await page.getByRole('combobox', { name: 'Way back' }).click();
  await page.getByRole('option', { name: 'At a time' }).click();
  await expect(page.getByLabel('Time of the way back')).toBeVisible();
  await takePicture(page, info, 'return-desk');
  expect(await axeViolations(page)).toEqual([]);
  await context.close();
});
