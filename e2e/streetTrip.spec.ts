import { expect, test } from '@playwright/test';
import { messageTo } from './mails.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { randomInt } from './random.js';
import { phone } from './screens.js';

/** Far from the demo's trips. */
const NOME = { latitude: 64.5011, longitude: -165.4064 };

test('a driver starts the meter on the street without a network, it runs on after a reload, and the passenger gets the receipt [4.66, 5.50]', async ({
  browser,
}) => {
  const who = { firstName: 'Sita', viewport: phone, at: NOME, serviceWorkers: 'allow' } as const;
  const { context } = await newcomer(browser, 'driver', who);
  const page = await context.newPage();
  await page.goto('/bookings');
  const street = page.getByRole('button', { name: 'Passenger on the street' });
  await expect(street).toBeVisible();
  await context.setOffline(true);
  await street.click();
  await page.getByRole('button', { name: 'Start the meter' }).click();
  const meter = page.getByRole('heading', { name: 'Meter' });
  await expect(meter).toBeVisible();

  await context.setOffline(false);
  const started = async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: ['STARTED'] }));
    return answerOf(await context.request.get(`/api/bookings?filter=${filter}`));
  };
  await expect.poll(async () => (await started()).length).toBe(1);
  await page.reload();
  await expect(meter).toBeVisible();

  await page.getByRole('button', { name: 'We have arrived' }).click();
  await expect(page.getByText('Collect in cash')).toBeVisible();
  const mobile = `+1212555${String(randomInt(1e4)).padStart(4, '0')}`;
  await page.getByRole('textbox', { name: 'Phone number for the receipt' }).fill(mobile);
  await page.getByRole('button', { name: 'Send the receipt' }).click();
  await page.getByRole('button', { name: 'Cash received' }).click();
  const admin = await signedIn(browser, 'admin', phone);
  const { body } = await messageTo(admin.request, mobile, '/guest-trip#');
  const passenger = await (await signedIn(browser, null, phone)).newPage();
  await passenger.goto(new URL(/https?:\S+/.exec(body)?.[0] ?? '').href);
  await expect(passenger.getByText('Receipt', { exact: true }).first()).toBeVisible();
  await Promise.all([context.close(), admin.close(), passenger.context().close()]);
});
