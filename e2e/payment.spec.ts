import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';
import { drivenTrip } from './trips.js';
import { takePicture } from './takePicture.js';

/** The demo has no drivers here. */
const MIAMI = { latitude: 25.7617, longitude: -80.1918 };

/** Selects the provider, waits for its page and checks that page for accessibility. */
async function leaveForProvider(page: Page) {
  await page
    .getByRole('dialog', { name: 'Choose how to pay' })
    .getByRole('button', { name: 'Pay with test' })
    .click();
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
  const violations = await axeViolations(page);
  expect(violations.map(({ id }) => id)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

const topUp = async (page: Page, amount: string) => {
  await page.getByRole('textbox', { name: 'Amount to add' }).fill(amount);
  await page.getByRole('button', { name: 'Add money' }).click();
};

test('a rider tops up the wallet by card, and a declined payment adds nothing [1.1, 7.38]', async ({
  browser,
}, info) => {
  const context = await signedIn(browser, 'rider', phone);
  const page = await context.newPage();
  await page.goto('/bookings');
  await page.getByRole('link', { name: 'Wallet' }).click();
  await page.getByRole('button', { name: 'Add money' }).click();
  await expect(page.getByText('Please enter an amount above 0.')).toBeVisible();

  await topUp(page, '41.07');
  await leaveForProvider(page);
  await takePicture(page, info, 'provider', true);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('The payment was declined. You were not charged.')).toBeVisible();
  await expect(page.getByText('$41.07')).toHaveCount(0);

  await topUp(page, '42.07');
  await leaveForProvider(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Payment received. Thank you.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/profile/wallet');
  await expect(page.getByRole('listitem').filter({ hasText: '+$42.07' })).toHaveCount(1);
  await takePicture(page, info, 'wallet');
  // Returning to the same address adds nothing.
  await page.reload();
  await expect(page.getByText('Payment received. Thank you.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '+$42.07' })).toHaveCount(1);
  await context.close();
});

test('a rider pays a trip by card, and the provider’s message arrives after the rider returns [2.30, 4.29, 7.38]', async ({
  browser,
}) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Pia', viewport: desktop, at: MIAMI });
  const driver = await newcomer(browser, 'driver', { firstName: 'Dan', viewport: phone, at: MIAMI });
  const id = await drivenTrip(rider, driver, MIAMI);

  const page = await rider.context.newPage();
  await page.goto(`/bookings/${id}`);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await leaveForProvider(page);
  await page.getByRole('button', { name: 'Leave pending' }).click();
  await expect(page.getByText('The payment was made, but the shop has not been notified.')).toBeVisible();
  await page.getByRole('button', { name: 'Notify the shop now' }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  // The page polls every two seconds until the payment is settled.
  await expect(page.getByText('Payment received. Thank you.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Paid');
  const trip = await answerOf(await rider.context.request.get(`/api/bookings/${id}`));
  expect(trip).toMatchObject({ status: 'PAID', payment_mode: 'card', gateway: 'test', cashPaymentAmount: 0 });
  expect(trip['cardPaymentAmount']).toBe(trip['trip_cost']);
  await rider.context.close();
  await driver.context.close();
});
