import { expect, test } from '@playwright/test';
import { pressOn, typeInto } from './keyboard.js';
import { answerOf, signedIn } from './people.js';
import { desktop } from './screens.js';

test('admins see what past trips would have cost under a draft, and make it the tariff, by keyboard alone [3.25]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const find = encodeURIComponent(JSON.stringify({ name: 'Accessible' }));
  const carTypes = () => context.request.get(`/api/cartypes?filter=${find}`).then(answerOf);
  const [before] = await carTypes();
  const page = await context.newPage();
  await page.goto('/tarifflab');
  await pressOn(page, page.getByRole('combobox', { name: 'Car types' }));
  await page.keyboard.type('Acc');
  await expect(page.getByRole('option', { name: 'Accessible', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  // The draft initially equals the current tariff.
  const draft = page.getByRole('group', { name: 'Accessible' });
  const baseFare = draft.getByLabel('Base fare');
  await expect(baseFare).toHaveValue(String(before.base_fare));
  await typeInto(page, baseFare, String(before.base_fare + 1));
  await pressOn(page, page.getByRole('button', { name: 'Compare with past trips' }));

  const result = page.getByRole('region', { name: 'Accessible' });
  await expect(result.getByRole('row', { name: /^Trip cost/ })).toContainText('+$');
  await expect(result.getByRole('row', { name: /^Base fare/ })).toBeVisible();
  expect((await carTypes())[0]).toEqual(before);

  try {
    await pressOn(page, result.getByRole('button', { name: 'Apply to Accessible' }));
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }));
    await expect(result.getByText('This draft matches the current tariff.')).toBeVisible();
    expect((await carTypes())[0]).toEqual({ ...before, base_fare: before.base_fare + 1 });
  } finally {
    await answerOf(
      await context.request.put(`/api/cartypes/${before.id}`, { data: { base_fare: before.base_fare } }),
    );
    await context.close();
  }
});
