import { expect, test } from '@playwright/test';
import { chooseIn, pressOn, typeInto } from './keyboard.js';
import { signedIn, withoutOffers } from './people.js';
import { desktop, phone } from './screens.js';

test('an admin adds to a wallet, the driver requests a payout, and the admin pays it out once [2.40, 2.41, 2.42, 4.45, 5.47, 7.33]', async ({
  browser,
}) => {
  const admins = await signedIn(browser, 'admin', desktop);
  const panel = await admins.newPage();
  await panel.goto('/addtowallet');
  // The admin does everything by keyboard.
  await pressOn(panel, panel.getByRole('button', { name: 'Add balance' }));
  await expect(panel.getByText('Please choose a user and an amount above 0.')).toBeVisible();
  await chooseIn(panel, panel.getByRole('combobox', { name: 'Rider or driver' }), 'driver@wayfare.example');
  await typeInto(panel, panel.getByRole('textbox', { name: 'Amount' }), '25.50');
  await pressOn(panel, panel.getByRole('button', { name: 'Add balance' }));
  const posting = panel.getByRole('dialog', { name: 'Add this money to the wallet?' });
  await expect(posting.getByText('$25.50')).toBeVisible();
  await pressOn(panel, posting.getByRole('button', { name: 'Add money' }));
  await expect(panel.getByText(/^Done\. New balance/)).toBeVisible();

  const drivers = await signedIn(browser, 'driver', phone);
  await withoutOffers(drivers);
  const site = await drivers.newPage();
  await site.goto('/bookings');
  await site.getByRole('tab', { name: 'Earnings' }).click();
  await site.getByRole('button', { name: 'Withdraw' }).click();
  await expect(site.getByText('Please enter an amount above 0.')).toBeVisible();
  await site.getByRole('textbox', { name: 'Amount' }).fill('12.34');
  await site.getByRole('button', { name: 'Withdraw' }).click();
  await expect(site.getByText('Your request has been sent.')).toBeVisible();
  await expect(
    site.getByRole('region', { name: 'Your withdrawal requests' }).getByText('$12.34'),
  ).toBeVisible();
  await expect(site.getByText('Requested')).toBeVisible();

  await panel.goto('/withdraws');
  const row = panel.getByRole('row').filter({ hasText: '$12.34' });
  await expect(row).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Export' })).toBeVisible();
  // The icon is a check mark.
  const icon = row.getByRole('button', { name: /^Process withdraw/ }).locator('path');
  await expect(icon).toHaveAttribute('d', /l4 4 8-8z$/);
  await pressOn(panel, row.getByRole('button', { name: /^Process withdraw/ }));
  const payout = panel.getByRole('dialog', { name: 'Pay out this money?' });
  await expect(payout.getByText('$12.34')).toBeVisible();
  await pressOn(panel, payout.getByRole('button', { name: 'Mark as processed' }));
  await expect(panel.getByText('Marked as processed.')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Process withdraw/ })).toBeDisabled();

  // Without a reload (rule 7.33).
  await expect(site.getByText(/^Paid out on/)).toBeVisible();
  await admins.close();
  await drivers.close();
});
