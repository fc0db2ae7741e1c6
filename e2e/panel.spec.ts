import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { setUpOtherwise } from './business.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** Where the demo has no drivers. */
const ANCHORAGE = { latitude: 61.2181, longitude: -149.9003 };

/** Opens a page of the panel as it is under other settings. */
async function openUnder(page: Page, path: string, settings: Record<string, unknown>) {
  await setUpOtherwise(page, (bootstrap) => Object.assign(bootstrap.settings, settings));
  await page.goto(path);
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const headings = (page: Page) => page.getByRole('columnheader');
const saved = (page: Page) => expect(page.getByText('Saved.', { exact: true })).toBeVisible();

/** Edits the value in a row's cell, where it stands. */
async function editCell(page: Page, row: string, field: string, value: string) {
  await rowOf(page, row)
    .getByRole('button', { name: `Edit: ${field}` })
    .click();
  const input = page.getByRole('row').getByRole('textbox', { name: field }).first();
  await input.fill(value);
  await input.press('Enter');
}

async function deleteRow(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
}

async function openAs(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('the dashboard maps the drivers who are active, 480 pixels high and at zoom 10 [2.27]', async ({
  browser,
}) => {
  const who = { firstName: 'Zoe', viewport: phone, at: ANCHORAGE };
  const driver = await newcomer(browser, 'driver', who);
  const east = { ...ANCHORAGE, longitude: ANCHORAGE.longitude + 0.5 };
  const other = await newcomer(browser, 'driver', { ...who, firstName: 'Bea', at: east });
  const offline = await newcomer(browser, 'driver', { ...who, firstName: 'Off' });
  await answerOf(
    await offline.context.request.put('/api/drivers/me/status', { data: { driverActiveStatus: false } }),
  );
  const admins = await signedIn(browser, 'admin', desktop);
  await admins.setGeolocation(ANCHORAGE);
  const page = await openAs(admins, '/dashboard');
  const map = page.getByRole('region', { name: 'Active drivers' });
  const marker = map.getByRole('button', { name: 'Zoe Newcomer' });
  await expect(marker).toBeVisible();
  await expect(map.getByRole('button', { name: 'Off Newcomer' })).toHaveCount(0);
  expect((await map.locator('.leaflet-container').boundingBox())?.height).toBe(480);
  // The world is 256 pixels wide at zoom 0, and twice as wide at each further one.
  const placeOf = async (name: string) => (await map.getByRole('button', { name }).boundingBox())?.x ?? NaN;
  const apart = (await placeOf('Bea Newcomer')) - (await placeOf('Zoe Newcomer'));
  expect(Math.abs(apart - (0.5 / 360) * 256 * 2 ** 10)).toBeLessThan(2);
  await marker.click();
  await expect(map.getByText('Zoe Newcomer NEW 1')).toBeVisible();
  for (const context of [admins, driver.context, other.context, offline.context]) await context.close();
});

test('the dashboard asks for the location where it is denied, and not where it is given [2.28, 7.39]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const message = (page: Page) => page.getByText('Please allow this page to use your location');
  const page = await openAs(context, '/dashboard');
  await expect(page.getByText(/^Free: \d+$/)).toBeVisible();
  await expect(message(page)).toHaveCount(0);
  await context.clearPermissions();
  await page.reload();
  await expect(message(page)).toBeVisible();
  await context.close();
});

test('a booking is cancelled or assigned from its row [2.30]', async ({ browser }) => {
  const context = await signedIn(browser, 'admin', desktop);
  const rider = await newcomer(browser, 'rider', { firstName: 'Cleo', viewport: phone, at: ANCHORAGE });
  const [lat, lng] = [ANCHORAGE.latitude, ANCHORAGE.longitude];
  const tripdate = Date.now() + 24 * 60 * 60_000;
  const trip = { carType: 'Economy', bookLater: true, tripdate };
  const data = {
    ...trip,
    pickup: { lat, lng, add: 'Ship Creek' },
    drop: { lat: lat + 0.02, lng, add: 'Earthquake Park' },
  };
  const { booking_id: booking } = await answerOf(await rider.context.request.post('/api/bookings', { data }));

  const page = await context.newPage();
  await openUnder(page, '/bookings', { autoDispatch: true });
  const row = rowOf(page, booking);
  await expect(row.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Assign driver' })).toHaveCount(0);
  await openUnder(page, '/bookings', { autoDispatch: false });
  await row.getByRole('button', { name: 'Assign driver' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await row.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'My plans changed' }).check();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(row).toContainText('Cancelled');
  await context.close();
  await rider.context.close();
});

test('users have a table for each of their kinds [2.34]', async ({ browser }) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  for (const [path, somebody, more] of [
    ['/riders', 'rider@wayfare.example', ['Mobile', 'Wallet balance']],
    ['/drivers', 'driver@wayfare.example', ['Mobile', 'Car type', 'Vehicle number']],
    ['/fleetadmins', 'fleet@wayfare.example', ['Mobile']],
    ['/alladmin', 'admin@wayfare.example', []],
  ] as const) {
    await page.goto(path);
    for (const name of ['First name', 'Last name', 'Email', 'Approved', ...more])
      await expect(headings(page).filter({ hasText: name }).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Search' }).fill(somebody);
    await expect(rowOf(page, somebody)).toHaveCount(1);
  }
  await context.close();
});

test('promos and car types are added, edited and deleted in their tables, and say for 0.6 s that they are saved [2.36, 9.12]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', { width: 1900, height: 900 });
  const name = `Z${randomUUID().slice(0, 6)}`;
  for (const [path, fields] of [
    ['/promos', { Name: name, Discount: '10', 'Valid until': '2031-01-01T00:00', 'Uses at most': '5' }],
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

test('push notifications are added, edited and deleted in their table; one for nobody is refused [2.36, 5.45]', async ({
  browser,
}) => {
  const admins = await signedIn(browser, 'admin', desktop);
  const rider = await newcomer(browser, 'rider', { firstName: 'Ida', viewport: phone, at: ANCHORAGE });
  const data = { pushToken: `token of ${rider.id}`, userPlatform: 'IOS' };
  await answerOf(await rider.context.request.put('/api/auth/me/device', { data }));
  const page = await openAs(admins, '/notifications');
  const title = `Storm ${randomUUID().slice(0, 6)}`;
  const form = page.locator('tfoot, form').filter({ has: page.getByRole('button', { name: 'Add' }) });
  const send = async (people: string) => {
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
    await form.getByRole('textbox', { name: 'Message' }).fill('Please drive with care.');
    await form.getByRole('combobox', { name: 'For' }).click();
    await page.getByRole('option', { name: people }).click();
    await form.getByRole('combobox', { name: 'Devices' }).click();
    await page.getByRole('option', { name: 'iOS' }).click();
    await form.getByRole('button', { name: 'Add' }).click();
  };
  await send('Drivers');
  await expect(page.getByText('No user matches this choice.')).toBeVisible();
  await send('Riders');
  await expect(page.getByText('Added.')).toBeVisible();
  // Another test's riders may have such a device too.
  await expect(headings(page).filter({ hasText: 'People reached' })).toBeVisible();
  await expect(rowOf(page, title).getByText(/^[1-9]\d*$/)).toBeVisible();
  await editCell(page, title, 'Title', `${title} over`);
  await saved(page);
  await deleteRow(page, `${title} over`);
  await admins.close();
  await rider.context.close();
});

test('cancellation reasons have one column, an export and pages of 10; demo mode only shows them [2.38, 6.19]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  const asked = page.waitForRequest((request) => request.url().includes('/api/cancelreasons?'));
  await openUnder(page, '/cancelreasons', { AllowCriticalEditsAdmin: true });
  expect(new URL((await asked).url()).searchParams.get('range')).toBe('[0,9]');
  await expect(headings(page)).toHaveText(['Reason', 'Actions']);
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  const reason = `Reason ${randomUUID().slice(0, 6)}`;
  await page.locator('tfoot').getByRole('textbox', { name: 'Reason' }).fill(reason);
  await page.locator('tfoot').getByRole('button', { name: 'Add' }).click();
  const reasons = async () =>
    (await page.locator('tbody tr').allTextContents()).map((row) => row.split(' now')[0]);
  await expect(page.locator('tbody tr').last()).toContainText(reason);
  const before = await reasons();
  await editCell(page, reason, 'Reason', `${reason} now`);
  await saved(page);
  await expect(rowOf(page, `${reason} now`)).toBeVisible();
  expect(await reasons()).toEqual(before);
  await deleteRow(page, `${reason} now`);

  await openUnder(page, '/cancelreasons', { AllowCriticalEditsAdmin: false });
  await expect(rowOf(page, 'My plans changed')).toBeVisible();
  for (const name of ['Add', /^Edit:/, /^Delete/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await context.close();
});

test('a language has a name and locales chosen from lookups; its texts are edited as JSON, key by key with others [2.44, 2.45]', async ({
  browser,
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
  await expect(dialog.getByText(/^Missing against English: [\d,]+ of [\d,]+$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await saved(page);
  const shown = await answerOf(await context.request.get('/api/translations/pt'));
  expect(shown['site_home']).toBe('Início');

  // Somebody else changes other texts and one of mine meanwhile: theirs stay, and mine only replaces theirs on insisting.
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
  await alert.getByRole('button', { name: 'Save mine' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await textsNow()).toEqual({ site_home: 'Casa', cancel: 'Cancelar', close: 'Fechar' });

  await editCell(page, name, 'Language name', `${name} 2`);
  await expect(rowOf(page, `${name} 2`)).toBeVisible();
  await deleteRow(page, `${name} 2`);
  await context.close();
});

test('app information has its fields and a submit button; a failure says update_failed until it is saved [2.46, 2.49, 7.30]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await openAs(context, '/appinfo');
  const company = page.getByRole('region', { name: 'Company' });
  await expect(company.getByRole('textbox')).toHaveCount(5);
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

test('settings stand in their groups and are kept once submitted [2.50]', async ({ browser }) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await openAs(context, '/settings');
  for (const group of ['Currency', 'Security', 'Country', 'Dispatch and behaviour', 'Wallet and bank'])
    await expect(page.getByRole('region', { name: group })).toBeVisible();
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

test('an admin has every item in the menu, and the way out [2.59, 2.61]', async ({ browser }) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await openAs(context, '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Dashboard',
    'Booking history',
    'Add booking',
    'Drivers',
    'Riders',
    'Fleet admins',
    'All admins',
    'Earning reports',
    'Driver earning',
    'Car types',
    'Tariff lab',
    'Cancellation reasons',
    'Add to wallet',
    'Withdraw requests',
    'General settings',
    'App information',
    'Languages',
    'Audit log',
    'Proof of the books',
    'Promos',
    'Push notifications',
    'Profile',
  ]);
  await expect(menu.getByRole('button')).toHaveCount(1);
  await context.close();
});
