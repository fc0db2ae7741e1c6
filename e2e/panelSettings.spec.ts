import { expect, test } from '@playwright/test';
import { openAs, openUnder, saved } from './panelSteps.js';
import { answerOf, signedIn } from './people.js';
import { desktop } from './screens.js';

test('app information has its fields and a submit button; a failed save shows update_failed until one succeeds [2.46, 2.49, 7.30, 8.3]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await openAs(context, '/appinfo');
  const company = page.getByRole('region', { name: 'Company' });
  await expect(company.getByRole('textbox')).toHaveCount(8);
  await expect(page.getByRole('region', { name: 'Links' }).getByRole('textbox')).toHaveCount(5);
  await page.route('**/api/appinfo', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await company.getByRole('textbox').last().fill('hello@wayfare.example ');
  await page.getByRole('button', { name: 'Submit' }).click();
  const failure = page.getByText('The changes could not be saved.');
  await expect(failure).toBeVisible();
  await page.unroute('**/api/appinfo');
  await page.getByRole('button', { name: 'Submit' }).click();
  await saved(page);
  await expect(failure).toBeHidden();
  await context.close();
});

test('settings are in groups, are found by their names and helps, and are saved on submit [2.50]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await openAs(context, '/settings');
  for (const group of ['Currency', 'Security', 'Country', 'Dispatch and behavior', 'Wallet and bank'])
    await expect(page.getByRole('region', { name: group })).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Find a setting' });
  await search.fill('devices send one');
  await search.press('Enter');
  await expect(
    page.getByRole('textbox', { name: 'Driver’s position too old for offers (seconds)' }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Wallet and bank' }).click();
  await expect(page.getByRole('region', { name: 'Wallet and bank' })).toBeFocused();
  const panic = page.getByRole('textbox', { name: 'Panic number' });
  const before = await panic.inputValue();
  for (const number of ['112', before]) {
    await panic.fill(number);
    await page.getByRole('button', { name: 'Submit' }).click();
    await saved(page);
    await page.reload();
    await expect(panic).toHaveValue(number);
  }
  await context.close();
});

test('a decimal can be typed into a setting, and leaving anything but a number empties it [5.36]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await openAs(context, '/settings');
  const bonus = page.getByRole('textbox', { name: 'Referral bonus' });
  await bonus.fill('');
  await bonus.pressSequentially('12.50');
  await expect(bonus).toHaveValue('12.50');
  await bonus.fill('');
  await bonus.pressSequentially('12,50');
  await expect(bonus).toHaveValue('12,50');
  await expect(page.getByText('Amount: $12.50.')).toBeVisible();
  await bonus.pressSequentially('x');
  await expect(page.getByText('This is not a number. Type digits, such as 12.5.')).toBeVisible();
  await bonus.blur();
  await expect(bonus).toHaveValue('');
  // An empty approval limit means none: other text must not become that.
  const limit = page.getByRole('textbox', { name: 'Second approval above' });
  await limit.fill('500,-');
  await expect(limit).toHaveValue('500,-');
  await context.close();
});

test('demo mode is turned on after a warning, and off again with a separate action', async ({ browser }) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await openAs(context, '/settings');
  const critical = page.getByRole('switch', { name: 'Allow critical edits' });
  await critical.click();
  await page.getByRole('button', { name: 'Submit' }).click();
  const warning = page.getByRole('dialog', { name: 'Turn demo mode on?' });
  await expect(warning).toContainText('That includes you.');
  await expect(warning.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(warning).toHaveCount(0);
  const kept = await answerOf(await context.request.get('/api/settings'));
  expect(kept.AllowCriticalEditsAdmin).toBe(true);

  // Other tests use the same demo, so only this page sees it in demo mode.
  const other = await context.newPage();
  const sent: unknown[] = [];
  await other.route('**/api/settings', (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { ...kept, AllowCriticalEditsAdmin: true } });
  });
  await openUnder(other, '/settings', { AllowCriticalEditsAdmin: false });
  await other.getByRole('button', { name: 'Turn demo mode off' }).click();
  await expect(other.getByText('Demo mode is off.')).toBeVisible();
  expect(sent).toEqual([{ AllowCriticalEditsAdmin: true }]);
  await context.close();
});
