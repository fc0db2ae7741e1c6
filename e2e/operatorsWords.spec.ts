import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './cleanUp.js';
import { deleteRow, openAs, rowOf, saved } from './panelSteps.js';
import { answerOf, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { phone } from './screens.js';

test('a car type’s name is translated in its cell, and riders read it in their language [4.91]', async ({
  browser,
  cleanUp,
}) => {
  const name = `Z${randomUUID().slice(0, 6)}`;
  const inArabic = `سيارة ${name}`;
  const admin = await signedIn(browser, 'admin', { width: 1900, height: 900 });
  const [{ id: _id, createdAt: _at, ...like }] = await answerOf(await admin.request.get('/api/cartypes'));
  const data = { ...like, name, translations: {} };
  const { id } = await answerOf(await admin.request.post('/api/cartypes', { data }));
  cleanUp.remove(`cartypes/${id}`);

  const panel = await openAs(admin, '/cartypes');
  await test.step('the translation is written in the cell and saved with it', async () => {
    await rowOf(panel, name).getByRole('button', { name: 'Edit: Name' }).click();
    const rows = panel.locator('tbody');
    await rows.getByRole('button', { name: /^Translations of “Name”: written in 1 of/ }).click();
    const dialog = panel.getByRole('dialog', { name: 'Translations: Name' });
    const arabic = dialog.locator('input[lang=ar]');
    await expect(arabic).toHaveAttribute('dir', 'rtl');
    await arabic.fill(inArabic);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await rows.getByRole('button', { name: /^Translations of “Name”: written in 2 of/ }).waitFor();
    await panel.getByRole('row').getByRole('textbox', { name: 'Name' }).first().press('Enter');
    await saved(panel);
  });

  await test.step('an Arabic reader gets it, and an English one the name as it is', async () => {
    for (const [locale, shown] of [
      ['ar', inArabic],
      ['en', name],
    ] as const) {
      const { context } = await newcomer(browser, 'rider', {
        firstName: 'Mona',
        locale,
        viewport: phone,
        at: TIMES_SQUARE,
      });
      const site = await openAs(context, '/');
      await expect(site.getByText(shown, { exact: true }).first()).toBeVisible();
      await context.close();
    }
  });
  await deleteRow(panel, name);
});
