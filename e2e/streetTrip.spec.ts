import { expect, test } from '@playwright/test';
import { messageTo } from './mails.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { randomInt } from './random.js';
import { readers, textsFor } from './readers.js';
import { phone } from './screens.js';

/** Far from the demo's trips. */
const NOME = { latitude: 64.5011, longitude: -165.4064 };

for (const { viewport, locale } of readers)
  test(`a driver starts the meter on the street without a network, it runs on after a reload, and the passenger gets the receipt, ${locale}-${viewport.width} [4.66, 5.50]`, async ({
    browser,
  }) => {
    const who = { firstName: 'Sita', viewport, locale, at: NOME, serviceWorkers: 'allow' } as const;
    const { context } = await newcomer(browser, 'driver', who);
    const text = await textsFor(context, locale);
    const page = await context.newPage();
    await page.goto('/bookings');
    const street = page.getByRole('button', { name: text('console_street') });
    await expect(street).toBeEnabled();
    await context.setOffline(true);
    await street.click();
    await page.getByRole('button', { name: text('console_street_start') }).click();
    const meter = page.getByRole('heading', { name: text('console_meter') });
    await expect(meter).toBeVisible();

    await context.setOffline(false);
    const started = async () => {
      const filter = encodeURIComponent(JSON.stringify({ status: ['STARTED'] }));
      return answerOf(await context.request.get(`/api/bookings?filter=${filter}`));
    };
    await expect.poll(async () => (await started()).length).toBe(1);
    await page.reload();
    await expect(meter).toBeVisible();

    await page.getByRole('button', { name: text('console_reach') }).click();
    await expect(page.getByText(text('console_collect_cash'))).toBeVisible();
    const mobile = `+1212555${String(randomInt(1e4)).padStart(4, '0')}`;
    await page.getByRole('textbox', { name: text('console_receipt_phone') }).fill(mobile);
    await page.getByRole('button', { name: text('console_receipt_send') }).click();
    await page.getByRole('button', { name: text('console_cash_received') }).click();
    const admin = await signedIn(browser, 'admin', phone);
    const { body } = await messageTo(admin.request, mobile, '/guest-trip#');
    const passenger = await (await signedIn(browser, null, viewport, locale)).newPage();
    await passenger.goto(new URL(/https?:\S+/.exec(body)?.[0] ?? '').href);
    await expect(passenger.getByText(text('receipt_title'), { exact: true }).first()).toBeVisible();
    await Promise.all([context.close(), admin.close(), passenger.context().close()]);
  });
