import { expect, test } from '@playwright/test';
import { choosePlace } from './bookingSteps.js';
import { expectGoodLooks } from './looks.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** A city that no other test uses, without drivers of the demo. */
const PHILADELPHIA = { latitude: 39.952_33, longitude: -75.163_79 };

test('an Arabic rider’s places are readable for a driver and a dispatcher who read English [4.94] [4.95]', async ({
  browser,
}, info) => {
  const rider = await newcomer(browser, 'rider', {
    firstName: 'Mona',
    locale: 'ar',
    viewport: phone,
    at: PHILADELPHIA,
  });
  const driver = await newcomer(browser, 'driver', {
    firstName: 'Dan',
    viewport: phone,
    at: PHILADELPHIA,
  });

  const site = await rider.context.newPage();
  await site.goto('/');
  await choosePlace(site, 'نقطة الانطلاق', 'فيلادلف', /فيلادلفيا/);
  await choosePlace(site, 'الوجهة', 'نيوارك', /نيوارك/);
  await site.getByRole('radio').first().check();
  await site.getByRole('button', { name: 'احجز الآن' }).click();
  const made = site.waitForResponse(
    (response) => response.url().endsWith('/api/bookings') && response.request().method() === 'POST',
  );
  await site.getByRole('dialog').getByRole('button', { name: 'احجز', exact: true }).click();
  const { id, reference, pickup } = await (await made).json();
  expect(pickup).toMatchObject({ add: expect.stringContaining('فيلادلفيا') });

  await test.step('the driver reads the offer and the trip', async () => {
    const page = await driver.context.newPage();
    await page.goto('/bookings');
    const offer = page.getByRole('alertdialog');
    await expect(offer).toContainText('Philadelphia, ');
    await expect(offer).toContainText('Newark, ');
    await expect(offer.getByText(/فيلادلفيا/)).toBeVisible();
    await expectGoodLooks(page, info, 'both-scripts-offer', '[role=alertdialog]');
    await offer.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText(/^Philadelphia, /).first()).toBeVisible();
    await expectGoodLooks(page, info, 'both-scripts-task');
  });

  await test.step('the rider reads what they chose', async () => {
    await site.goto(`/bookings/${id}`);
    await expect(site.getByText(/فيلادلفيا/).first()).toBeVisible();
    await expect(site.getByText(/Philadelphia, /)).toHaveCount(0);
    await expectGoodLooks(site, info, 'both-scripts-rider');
  });

  await test.step('the desk and the trip page of the panel', async () => {
    const admin = await signedIn(browser, 'admin', desktop);
    const panel = await admin.newPage();
    await panel.goto(`/bookings/${id}/show`);
    await expect(panel.getByText(/^Philadelphia, /).first()).toBeVisible();
    await expect(panel.getByText(/فيلادلفيا/).first()).toBeVisible();
    await expectGoodLooks(panel, info, 'both-scripts-panel');
    await panel.goto('/desk');
    await panel.getByRole('searchbox', { name: 'Find a trip' }).fill(reference);
    const row = panel.getByRole('option').filter({ hasText: reference });
    await expect(row).toContainText('Philadelphia, ');
    await expect(row.getByTitle(/^Philadelphia, .*\(.*فيلادلفيا/)).toBeVisible();
    await answerOf(await admin.request.post(`/api/bookings/${id}/cancel`, { data: { reason: 'Over' } }));
    await admin.close();
  });
  await rider.context.close();
  await driver.context.close();
});
