import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { settled, violationsOn } from './looks.js';
import { openAs, rowOf } from './panelSteps.js';
import { answerOf, newAdmin, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { desktop, phone } from './screens.js';

test('a dispatcher sees the desk but no wallets or settings, at once; support gives credits up to a limit', async ({
  browser,
}) => {
  const firstName = `S${randomUUID().slice(0, 6)}`;
  const admins = await signedIn(browser, 'admin', desktop);
  const { id, context: colleague } = await newAdmin(browser, firstName, desktop);
  const page = await openAs(colleague, '/bookings');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('button', { name: 'Setup' })).toBeVisible();

  const list = await openAs(admins, '/alladmin');
  await list.getByText('What each role may do').click();
  await expect(list.getByText(/^Works at the live desk/)).toBeVisible();
  await settled(list);
  expect(await violationsOn(list)).toEqual([]);
  await list.getByRole('textbox', { name: 'Search' }).fill(firstName);
  const row = rowOf(list, firstName);
  await row.getByRole('button', { name: 'Edit: Role' }).click();
  await row.getByRole('combobox', { name: 'Role' }).click();
  await list.getByRole('option', { name: 'Dispatcher' }).click();
  await row.getByRole('combobox', { name: 'Role' }).press('Tab');
  await expect(row.getByRole('button', { name: 'Edit: Role' })).toHaveText('Dispatcher');

  // Without a reload of the page.
  await expect(menu.getByRole('button', { name: 'Setup' })).toHaveCount(0);
  for (const name of ['Add to wallet', 'Dashboard', 'All admins'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Live desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live desk' })).toBeVisible();
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/desk$/);

  await answerOf(
    await admins.request.put(`/api/alladmin/${id}`, { data: { staffRole: 'support', creditLimit: 5 } }),
  );
  const rider = await newcomer(browser, 'rider', { firstName, viewport: phone, at: TIMES_SQUARE });
  await page.goto('/addtowallet');
  await expect(page.getByText('You can give at most $5.00 at a time.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Rider or driver' }).fill(firstName);
  await page.getByRole('option', { name: firstName }).click();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const add = page.getByRole('button', { name: 'Add balance' });
  await amount.fill('5.01');
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add this money to the wallet?' });
  await dialog.getByRole('button', { name: 'Add money' }).click();
  await expect(
    page.getByText('You can give at most $5.00 at a time. Ask a colleague with a higher limit.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await amount.fill('5');
  await add.click();
  await dialog.getByRole('button', { name: 'Add money' }).click();
  await expect(page.getByText('Done. New balance: $5.00')).toBeVisible();
  await page.goto(`/riders/${rider.id}`);
  await expect(page.getByRole('region', { name: 'Wallet history' }).getByText('+$5.00')).toBeVisible();

  // The audit log names the person and the amount.
  await list.goto(`/auditlog?filter=${encodeURIComponent(JSON.stringify({ record: rider.id }))}`);
  const logged = list.getByRole('row').filter({ hasText: 'Money added' });
  await expect(logged.getByRole('link', { name: firstName })).toHaveAttribute('href', `/riders/${rider.id}`);
  await logged.click();
  await expect(list.getByRole('row', { name: /^Amount/ })).toContainText('$5.00');
  await Promise.all([admins, colleague, rider.context].map((context) => context.close()));
});
