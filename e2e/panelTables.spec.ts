import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './cleanUp.js';
import {
  ALL_CANCEL_REASONS,
  deleteRow,
  editCell,
  headings,
  openAs,
  openUnder,
  rowOf,
  saved,
} from './panelSteps.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** The demo has no drivers here. */
const ANCHORAGE = { latitude: 61.2181, longitude: -149.9003 };

test('promos and car types are added, edited and deleted in their tables, which show a save for 0.6 s [2.36, 9.12]', async ({
  browser,
  cleanUp,
}) => {
  const context = await signedIn(browser, 'admin', { width: 1900, height: 900 });
  const name = `Z${randomUUID().slice(0, 6)}`;
  for (const list of ['promos', 'cartypes']) cleanUp.removeNamed(list, name);
  for (const [path, fields] of [
    [
      '/promos',
      {
        Name: name,
        Discount: '10',
        'Maximum discount': '1',
        'Valid until': '2031-01-01T00:00',
        'Usage limit': '5',
      },
    ],
    [
      '/cartypes',
      {
        Name: name,
        'Base fare': '1',
        'Rate per distance unit': '1',
        'Rate per hour': '1',
        'Minimum fare': '1',
        'Convenience fee': '1',
      },
    ],
  ] as const) {
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(path);
    const foot = page.locator('tfoot');
    for (const [label, value] of Object.entries(fields))
      await foot.getByLabel(label).and(foot.locator('input')).first().fill(value);
    await foot.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Added.')).toBeVisible();
    await expect(rowOf(page, name)).toBeVisible();

    await expect(page.getByText('Added.')).toBeHidden();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await editCell(page, name, 'Name', `${name} too`);
    await answered;
    await page.clock.runFor(599);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
    await expect(page.getByText('Saved.')).toHaveCount(0);
    await page.clock.runFor(100);
    await page.clock.resume();
    await saved(page);
    await deleteRow(page, `${name} too`);
    await page.close();
  }
  await context.close();
});

test('push notifications are added, edited and deleted in their table; one without an audience is rejected, and a zone is shown on a map [2.36, 5.45]', async ({
  browser,
  cleanUp,
}) => {
  const admins = await signedIn(browser, 'admin', desktop);
  const rider = await newcomer(browser, 'rider', { firstName: 'Ida', viewport: phone, at: ANCHORAGE });
  const data = { pushToken: `token of ${rider.id}`, userPlatform: 'IOS' };
  await answerOf(await rider.context.request.put('/api/auth/me/device', { data }));
  const page = await openAs(admins, '/notifications');
  const title = `Storm ${randomUUID().slice(0, 6)}`;
  cleanUp.removeNamed('notifications', title);
  const form = page.locator('tfoot, form').filter({ has: page.getByRole('button', { name: 'Add' }) });
  const send = async (people: string) => {
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
    await form.getByRole('textbox', { name: 'Message' }).fill('Please drive with care.');
    await form.getByRole('combobox', { name: 'Audience' }).click();
    await page.getByRole('option', { name: people }).click();
    await form.getByRole('combobox', { name: 'Devices' }).click();
    await page.getByRole('option', { name: 'iOS' }).click();
    await form.getByRole('button', { name: 'Add' }).click();
  };
  await send('Drivers');
  await expect(page.getByText('No users match this selection.')).toBeVisible();
  const near = form.getByRole('combobox', { name: 'Only drivers near' });
  await near.fill('Anchorage');
  await page.getByRole('option').first().click();
  await expect(form.getByRole('group', { name: 'The zone on a map' })).toBeVisible();
  await expect(form.getByText('Drivers reached now: 0')).toBeVisible();
  await near.fill('');
  await expect(form.getByRole('group', { name: 'The zone on a map' })).toHaveCount(0);
  await send('Riders');
  const question = page.getByRole('dialog', { name: /^Send to \d+ (person|people)\?$/ });
  await expect(question).toContainText('It is sent at once and cannot be recalled.');
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Added.')).toBeVisible();
  // Another test's riders may have such a device as well.
  await expect(headings(page).filter({ hasText: 'People reached' })).toBeVisible();
  await expect(rowOf(page, title).getByText(/^[1-9]\d*$/)).toBeVisible();
  await editCell(page, title, 'Title', `${title} over`);
  await saved(page);
  await deleteRow(page, `${title} over`);
  await admins.close();
  await rider.context.close();
});

test('cancellation reasons say who may choose them and when, with an export and pages of 10; demo mode makes them read-only [2.38, 6.19, 9.14]', async ({
  browser,
  cleanUp,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  const asked = page.waitForRequest((request) => request.url().includes('/api/cancelreasons?'));
  await openUnder(page, '/cancelreasons', { AllowCriticalEditsAdmin: true });
  expect(new URL((await asked).url()).searchParams.get('range')).toBe('[0,9]');
  await expect(headings(page)).toHaveText(['Reason', 'Who may choose it', 'When it fits', 'Actions']);
  await expect(rowOf(page, 'The driver is too far away')).toContainText('Driver on the way');
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  const reason = `Reason ${randomUUID().slice(0, 6)}`;
  cleanUp.removeNamed('cancelreasons', reason);
  await openUnder(page, ALL_CANCEL_REASONS, { AllowCriticalEditsAdmin: true });
  await page.locator('tfoot').getByRole('textbox', { name: 'Reason' }).fill(reason);
  await page.locator('tfoot').getByRole('button', { name: 'Add' }).click();
  const reasons = async () =>
    (await page.locator('tbody tr').allTextContents()).map((row) => row.replace(' now', ''));
  await expect(rowOf(page, reason)).toBeVisible();
  const before = await reasons();
  await editCell(page, reason, 'Reason', `${reason} now`);
  await saved(page);
  await expect(rowOf(page, `${reason} now`)).toBeVisible();
  // Other tests add and delete reasons at the same time.
  const kept = (await reasons()).filter((row) => before.includes(row));
  expect(kept).toEqual(before.filter((row) => kept.includes(row)));
  expect(kept.filter((row) => row.includes(reason))).toHaveLength(1);
  await expect(rowOf(page, `${reason} now`)).toContainText('All');
  await deleteRow(page, `${reason} now`);

  await openUnder(page, '/cancelreasons', { AllowCriticalEditsAdmin: false });
  await expect(page.getByRole('alert')).toContainText('Demo mode is on: most changes are switched off.');
  await expect(rowOf(page, 'My plans changed')).toBeVisible();
  for (const name of ['Add', /^Edit:/, /^Delete/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await context.close();
});

test('a language has a name and locales from lookups; its texts are edited as JSON and merged key by key [2.44, 2.45]', async ({
  browser,
  cleanUp,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await openAs(context, '/languagesetting');
  await expect(headings(page)).toHaveText([
    'Language name',
    'Language locale',
    'Date locale',
    'Default',
    'Actions',
  ]);
  const name = `Português ${randomUUID().slice(0, 4)}`;
  cleanUp.removeNamed('languages', name);
  const foot = page.locator('tfoot');
  await foot.getByRole('textbox', { name: 'Language name' }).fill(name);
  for (const [label, typed, chosen] of [
    ['Language locale', 'Portug', 'Portuguese (pt)'],
    ['Date locale', 'Portug', 'Brazilian Portuguese (pt-BR)'],
  ] as const) {
    await foot.getByRole('combobox', { name: label }).fill(typed);
    await page.getByRole('option', { name: chosen }).click();
  }
  await foot.getByRole('button', { name: 'Add' }).click();
  await expect(rowOf(page, name)).toContainText('pt-BR');
  await expect(rowOf(page, name).getByRole('button', { name: `Make ${name} the default` })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Make English the default' })).toBeDisabled();

  await rowOf(page, name)
    .getByRole('button', { name: `Edit the texts of ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Texts of ${name}` });
  const texts = dialog.getByRole('textbox', { name: 'Texts as JSON' });
  expect(await texts.boundingBox()).toMatchObject({ width: 800, height: 500 });
  await texts.fill('{ not JSON');
  await dialog.getByRole('button', { name: 'Add' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Alert' });
  await expect(alert).toContainText('JSON Error');
  await expect(alert).toContainText('Line 1, column 3');
  await alert.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(texts).toBeFocused();
  await texts.fill('{ "site_home": "Início" }');
  await expect(dialog.getByText(/^Untranslated: [\d,]+ of [\d,]+$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(alert).toContainText(/^AlertTexts that change: [\d,]+\. Texts that disappear: [\d,]+\./);
  await alert.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await saved(page);
  const shown = await answerOf(await context.request.get('/api/translations/pt'));
  expect(shown['site_home']).toBe('Início');

  // Another user changes other texts and one of mine in the meantime: theirs stay, and mine replaces theirs
  // only after confirmation.
  const found = await answerOf(await context.request.get('/api/languages?filter={}'));
  const of = `/api/languages/${found.find(({ langName }: { langName: string }) => langName === name).id}`;
  const textsNow = async () => (await answerOf(await context.request.get(of))).keyValuePairs;
  const theirs = (keyValuePairs: object) =>
    context.request.put(of, { data: { keyValuePairs } }).then(answerOf);
  await rowOf(page, name)
    .getByRole('button', { name: `Edit the texts of ${name}` })
    .click();
  await texts.fill('{ "site_home": "Início", "cancel": "Cancelar" }');
  await theirs({ site_home: 'Página inicial' });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await textsNow()).toEqual({ site_home: 'Página inicial', cancel: 'Cancelar' });
  await rowOf(page, name)
    .getByRole('button', { name: `Edit the texts of ${name}` })
    .click();
  await texts.fill('{ "site_home": "Casa", "cancel": "Cancelar" }');
  await theirs({ site_home: 'Entrada', cancel: 'Cancelar', close: 'Fechar' });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(alert.getByRole('listitem')).toHaveText('site_home');
  await alert.getByRole('button', { name: 'Save my version' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await textsNow()).toEqual({ site_home: 'Casa', cancel: 'Cancelar', close: 'Fechar' });

  await editCell(page, name, 'Language name', `${name} 2`);
  await expect(rowOf(page, `${name} 2`)).toBeVisible();
  await deleteRow(page, `${name} 2`);
  await context.close();
});
