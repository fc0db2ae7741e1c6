import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './cleanUp.js';
import { answerOf, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { desktop } from './screens.js';

/** Opens a page and waits until its live connection is open: a change before that is not announced to it. */
async function openLive(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(path);
  await connected;
}

test('the wallet page shows what the office credits, without a reload [7.31, 9.11]', async ({ browser }) => {
  const admin = await signedIn(browser, 'admin', desktop);
  const rider = await newcomer(browser, 'rider', { firstName: 'Livia', viewport: desktop, at: TIMES_SQUARE });
  const page = await rider.context.newPage();
  await openLive(page, '/profile/wallet');
  const credit = { uid: rider.id, amount: 37.5 };
  await answerOf(await admin.request.post('/api/wallet/credits', { data: credit }));
  // The balance, and the entry of the history with the balance after it.
  await expect(page.getByRole('main').getByText('$37.50')).toHaveCount(3);
  await rider.context.close();
  await admin.close();
});

test('the booking form shows a new car type, and lists of the panel a change by someone else, without a reload [7.33]', async ({
  browser,
  cleanUp,
}) => {
  const admin = await signedIn(browser, 'admin', desktop);
  const rider = await newcomer(browser, 'rider', { firstName: 'Liv', viewport: desktop, at: TIMES_SQUARE });
  const page = await rider.context.newPage();
  const panel = await (await signedIn(browser, 'admin', desktop)).newPage();
  await openLive(page, '/');
  await openLive(panel, '/promos');
  const name = `Live ${randomUUID().slice(0, 6)}`;
  const [{ id: _id, createdAt: _at, ...like }] = await answerOf(await admin.request.get('/api/cartypes'));
  const carType = await answerOf(await admin.request.post('/api/cartypes', { data: { ...like, name } }));
  cleanUp.remove(`cartypes/${carType.id}`);
  const choice = page.getByRole('radio', { name: new RegExp(name) });
  await expect(choice).toBeVisible();
  await answerOf(await admin.request.delete(`/api/cartypes/${carType.id}`));
  await expect(choice).toHaveCount(0);

  const promo_name = `Z${randomUUID().slice(0, 6)}`;
  const promo = await answerOf(
    await admin.request.post('/api/promos', {
      data: {
        promo_name,
        promo_description: 'Live',
        promo_discount_type: 'flat',
        promo_discount_value: 1,
        max_promo_discount_value: 1,
        min_order: 1,
        promo_usage_limit: 1,
        promo_validity: Date.now() + 86_400_000,
      },
    }),
  );
  cleanUp.remove(`promos/${promo.id}`);
  await expect(panel.getByRole('row').filter({ hasText: promo_name })).toBeVisible();
  await openLive(panel, '/auditlog');
  await answerOf(await admin.request.delete(`/api/promos/${promo.id}`));
  await expect(panel.getByRole('row').filter({ hasText: promo_name }).nth(1)).toBeVisible();
  await rider.context.close();
  await panel.context().close();
  await admin.close();
});
