import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { violationsOn } from './looks.js';
import { openAs, rowOf } from './panelSteps.js';
import { answerOf, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { desktop, phone } from './screens.js';

test('an admin refunds a part of a payment to the card, at most what was paid, and follows the refund', async ({
  browser,
}) => {
  const firstName = `R${randomUUID().slice(0, 6)}`;
  const rider = await newcomer(browser, 'rider', { firstName, viewport: phone, at: TIMES_SQUARE });
  const wallet = await openAs(rider.context, '/profile/wallet');
  await wallet.getByRole('textbox', { name: 'Amount to add' }).fill('30');
  await wallet.getByRole('button', { name: 'Add money' }).click();
  await wallet.getByRole('button', { name: 'Pay with test' }).click();
  await wallet.getByRole('button', { name: 'Approve' }).click();
  await expect(wallet.getByRole('listitem').filter({ hasText: '+$30.00' })).toHaveCount(1);

  const admin = await signedIn(browser, 'admin', desktop);
  const page = await openAs(admin, '/cardpayments');
  await rowOf(page, firstName)
    .getByRole('button', { name: `Refund the payment of ${firstName}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Refund to the card' });
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  const refund = dialog.getByRole('button', { name: 'Refund to card' });
  await expect(amount).toHaveValue('30');
  await expect(refund).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Paid twice by mistake');
  await amount.fill('30.01');
  await expect(refund).toBeDisabled();
  await amount.fill('12.50');
  expect(await violationsOn(page)).toEqual([]);
  await refund.click();
  await expect(page.getByText('The provider refunds the card.')).toBeVisible();
  await expect(rowOf(page, firstName)).toContainText('$12.50');
  await page.goto('/cardrefunds');
  await expect(rowOf(page, firstName)).toContainText('$12.50');
  await expect(rowOf(page, firstName)).toContainText('Refunded');
  const me = await answerOf(await rider.context.request.get('/api/auth/me'));
  expect(me).toMatchObject({ walletBalance: 17.5 });
  for (const context of [admin, rider.context]) await context.close();
});
