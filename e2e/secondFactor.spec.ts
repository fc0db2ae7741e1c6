import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './cleanUp.js';
import { answerOf, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

test('an admin can reset another admin’s lost second factor only with their own password, and sees if there is none', async ({
  browser,
  cleanUp,
}) => {
  for (const viewport of [desktop, phone]) {
    const context = await signedIn(browser, 'admin', viewport);
    const firstName = `Z${randomUUID().slice(0, 6)}`;
    const email = `${randomUUID()}@wayfare.example`;
    const data = { firstName, lastName: 'Lovelace', email, approved: true };
    const { id } = await answerOf(await context.request.post('/api/alladmin', { data }));
    cleanUp.remove(`alladmin/${id}`);
    const page = await context.newPage();
    await page.goto('/alladmin');
    await page.getByRole('textbox', { name: 'Search' }).fill(firstName);
    await page.getByRole('button', { name: `Reset second factor for ${firstName} Lovelace` }).click();
    const dialog = page.getByRole('dialog', { name: `Reset second factor for ${firstName} Lovelace` });
    const reset = dialog.getByRole('button', { name: 'Reset second factor' });
    await dialog.getByLabel('Password').fill('not the password');
    await reset.click();
    await expect(dialog.getByRole('alert')).toHaveText('This password is incorrect.');
    await dialog.getByLabel('Password').fill(process.env['DEMO_PASSWORD'] as string);
    await reset.click();
    await expect(dialog.getByRole('alert')).toHaveText('This account has no second factor.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await context.close();
  }
});
