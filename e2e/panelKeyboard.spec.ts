import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { setUpOtherwise } from './business.js';
import { test } from './cleanUp.js';
import { chooseIn, pressOn, tabTo, typeInto } from './keyboard.js';
import { ALL_CANCEL_REASONS, rowOf } from './panelSteps.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

// No mouse is used here.
test.describe.configure({ mode: 'parallel' });

/** The demo has no drivers here. */
const RENO = { latitude: 39.5296, longitude: -119.8138 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog');
const expectText = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible();

test('by keyboard alone, rows are added, edited, discarded and deleted, and a list is exported', async ({
  browser,
  cleanUp,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  await page.goto(ALL_CANCEL_REASONS);
  const reason = `Reason ${randomUUID().slice(0, 6)}`;
  cleanUp.removeNamed('cancelreasons', reason);
  const foot = page.locator('tfoot');
  await typeInto(page, foot.getByRole('textbox', { name: 'Reason' }), reason);
  await page.keyboard.press('Enter');
  await expectText(page, 'Added.');
  const edit = rowOf(page, reason).getByRole('button', { name: 'Edit: Reason' });
  const input = page.locator('tbody').getByRole('textbox', { name: 'Reason' });
  await pressOn(page, edit);
  await expect(input).toBeFocused();
  await page.keyboard.insertText('not this');
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' now');
  await page.keyboard.press('Enter');
  await expectText(page, 'Saved.');
  await expect(rowOf(page, `${reason} now`).getByRole('button', { name: 'Edit: Reason' })).toBeFocused();
  const remove = rowOf(page, reason).getByRole('button', { name: `Delete ${reason} now` });
  await pressOn(page, remove);
  await pressOn(page, dialogOf(page).getByRole('button', { name: 'Cancel' }));
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, dialogOf(page).getByRole('button', { name: 'Delete' }));
  await expectText(page, 'Deleted.');
  await expect(rowOf(page, reason)).toHaveCount(0);

  const exporting = button(page, 'Export');
  const download = page.waitForEvent('download');
  await pressOn(page, exporting);
  await download;
  await pressOn(page, dialogOf(page).getByRole('button', { name: 'Close' }));
  await expect(exporting).toBeFocused();
  await context.close();
});

test('by keyboard alone, a car type’s fees are selected from a list and entered in a dialog', async ({
  browser,
  cleanUp,
}) => {
  const context = await signedIn(browser, 'admin', { width: 1900, height: 900 });
  const name = `Z${randomUUID().slice(0, 6)}`;
  const fees = { convenience_fees: 1, convenience_fee_type: 'flat' };
  const tariff = { base_fare: 1, rate_per_unit_distance: 1, rate_per_hour: 1, min_fare: 1 };
  const { id } = await answerOf(
    await context.request.post('/api/cartypes', { data: { name, ...tariff, ...fees } }),
  );
  cleanUp.remove(`cartypes/${id}`);
  const page = await context.newPage();
  await page.goto('/cartypes');
  const row = rowOf(page, name);
  const edit = (field: string) => row.getByRole('button', { name: `Edit: ${field}` });
  await pressOn(page, edit('Fee type'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Flat' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // A price changes for everyone: Enter alone does not save it.
  const price = page.getByRole('dialog', { name: `Change the price of ${name}?` });
  await expect(price.getByRole('row', { name: 'Fee type Flat Percentage' })).toBeVisible();
  await pressOn(page, price.getByRole('button', { name: 'Change the price' }));
  await expect(row).toContainText('Percentage');
  await expect(edit('Fee type')).toBeVisible();

  await pressOn(page, edit('Cancellation fees'));
  const dialog = dialogOf(page);
  await pressOn(page, dialog.getByRole('button', { name: 'Add' }));
  await typeInto(page, dialog.getByLabel('Minutes after acceptance'), '5');
  await typeInto(page, dialog.getByLabel('Amount'), '2');
  await pressOn(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toHaveCount(0);
  await expect(edit('Cancellation fees')).toBeFocused();
  const kept = await answerOf(await context.request.get(`/api/cartypes/${id}`));
  expect(kept).toMatchObject({
    convenience_fee_type: 'percentage',
    cancelSlab: [{ minsDelayed: 5, amount: 2 }],
  });
  await context.close();
});

test('by keyboard alone, a trip is booked for a rider, found, offered to a driver and canceled with a reason [4.28]', async ({
  browser,
}) => {
  const who = { viewport: phone, at: RENO };
  const rider = await newcomer(browser, 'rider', { firstName: `R${randomUUID().slice(0, 6)}`, ...who });
  const dee = `D${randomUUID().slice(0, 6)}`;
  const driver = await newcomer(browser, 'driver', { firstName: dee, ...who });
  const context = await signedIn(browser, 'admin', desktop);
  const [{ email, firstName }] = [await answerOf(await context.request.get(`/api/riders/${rider.id}`))];
  const page = await context.newPage();
  await setUpOtherwise(page, ({ settings }) => Object.assign(settings, { autoDispatch: false }));
  await page.goto('/addbookings');
  await chooseIn(page, page.getByRole('combobox', { name: 'Rider' }), email, firstName);
  await chooseIn(page, page.getByRole('combobox', { name: 'Pickup' }), 'Reno');
  await chooseIn(page, page.getByRole('combobox', { name: 'Drop' }), 'Sparks');
  await tabTo(page, page.getByRole('radio', { name: 'Book now' }));
  await page.keyboard.press('ArrowRight');
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toLocaleDateString('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  await tabTo(page, page.getByLabel('Pickup time'));
  await page.keyboard.type(tomorrow.replaceAll('/', ''));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('1159PM');
  const carTypes = page.getByRole('radiogroup', { name: 'Car type' }).getByRole('radio');
  await pressOn(page, carTypes.first(), 'Space');
  const economy = page.getByRole('radio', { name: /^Economy/ });
  for (let cars = await carTypes.count(); cars > 0 && !(await economy.isChecked()); cars--)
    await page.keyboard.press('ArrowDown');
  await expect(economy).toBeChecked();
  await pressOn(page, button(page, 'Book'));
  await page.waitForURL(/\/bookings\/[^/]+\/show$/);
  const id = /bookings\/([^/]+)/.exec(page.url())?.[1];
  const { reference: booking } = await answerOf(await context.request.get(`/api/bookings/${id}`));

  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await page.waitForURL('**/bookings');
  await typeInto(page, page.getByRole('textbox', { name: 'Search' }), booking);
  // The search begins half a second after typing.
  await page.waitForURL(({ search }) => search.includes(booking));
  await pressOn(page, page.getByRole('link', { name: booking }));
  await page.waitForURL(`**/bookings/${id}/show`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(booking);
  await pressOn(page, button(page, 'Assign driver'));
  // The demo dispatches automatically and would refuse, so only the request and the message are checked here.
  const assigned: unknown[] = [];
  await page.route(`**/api/bookings/${id}/assign`, async (route) => {
    assigned.push(route.request().postDataJSON());
    await route.fulfill({ json: await answerOf(await context.request.get(`/api/bookings/${id}`)) });
  });
  await pressOn(page, dialogOf(page).getByRole('listitem').filter({ hasText: dee }).getByRole('button'));
  await expectText(page, 'Driver assigned successfully and notified');
  expect(assigned).toEqual([{ driver: driver.id, asked: [] }]);
  await pressOn(page, button(page, 'Cancel booking'));
  await tabTo(page, dialogOf(page).getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await typeInto(page, dialogOf(page).getByRole('textbox', { name: 'Reason' }), 'The bridge is closed');
  await page.keyboard.press('Enter');
  await expectText(page, 'Booking canceled.');
  await expectText(page, 'Reason: The bridge is closed');
  for (const opened of [context, rider.context, driver.context]) await opened.close();
});

test('by keyboard alone, columns are selected, and a user is found, renamed and deleted', async ({
  browser,
}) => {
  const rider = await newcomer(browser, 'rider', {
    firstName: `R${randomUUID().slice(0, 6)}`,
    viewport: phone,
    at: RENO,
  });
  const context = await signedIn(browser, 'admin', desktop);
  const { firstName } = await answerOf(await context.request.get(`/api/riders/${rider.id}`));
  const page = await context.newPage();
  await page.goto('/riders');
  const columns = button(page, 'Columns');
  await pressOn(page, columns);
  await expect(page.getByRole('menuitemcheckbox', { name: 'First name' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Referral ID', checked: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(columns).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Referral ID' })).toBeVisible();

  await typeInto(page, page.getByRole('textbox', { name: 'Search' }), firstName);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await pressOn(page, page.getByRole('switch', { name: 'Approved' }), 'Space');
  await expectText(page, 'Saved.');
  await pressOn(page, page.getByRole('link', { name: firstName }));
  await page.waitForURL(`**/riders/${rider.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
  await typeInto(page, page.getByRole('textbox', { name: 'Last name' }), 'Renamed');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/riders');
  await expect(rowOf(page, firstName)).toContainText('Renamed');
  await expect(button(page, `Delete ${firstName} Renamed`)).toBeVisible();
  // The list has no room for it on a phone.
  await page.setViewportSize(phone);
  await page.goto(`/riders/${rider.id}`);
  await pressOn(page, button(page, `Delete ${firstName} Renamed`));
  await pressOn(page, dialogOf(page).getByRole('button', { name: 'Delete' }));
  await page.waitForURL((url) => url.pathname === '/riders');
  for (const opened of [context, rider.context]) await opened.close();
});

test('by keyboard alone, settings are saved', async ({ browser }) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  await page.goto('/settings');
  const horn = page.getByRole('switch', { name: 'Repeat the horn' });
  for (const isOn of [!(await horn.isChecked()), await horn.isChecked()]) {
    await pressOn(page, horn, 'Space');
    await pressOn(page, button(page, 'Submit'));
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    await expect(page.getByText('Saved.', { exact: true })).toBeHidden();
    expect((await answerOf(await context.request.get('/api/settings'))).CarHornRepeat).toBe(isOn);
  }
  await context.close();
});

test('by keyboard alone, a language is added, translated, made the default and deleted', async ({
  browser,
  cleanUp,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  await page.goto('/languagesetting');
  const english = (await answerOf(await context.request.get('/api/languages?filter={}'))).find(
    ({ default: isDefault }: { default: boolean }) => isDefault,
  );
  const name = `Italiano ${randomUUID().slice(0, 4)}`;
  cleanUp.removeNamed('languages', name);
  const foot = page.locator('tfoot');
  await typeInto(page, foot.getByRole('textbox', { name: 'Language name' }), name);
  await chooseIn(page, foot.getByRole('combobox', { name: 'Language locale' }), 'Italian', 'Italian (it)');
  await chooseIn(
    page,
    foot.getByRole('combobox', { name: 'Date locale' }),
    'American English',
    'American English (en-US)',
  );
  await pressOn(page, foot.getByRole('button', { name: 'Add' }));
  await expectText(page, 'Added.');

  await pressOn(page, button(page, `Edit the texts of ${name}`));
  const texts = dialogOf(page).getByRole('textbox', { name: 'Texts as JSON' });
  await typeInto(page, texts, '{ not JSON');
  await pressOn(page, dialogOf(page).getByRole('button', { name: 'Add' }));
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Close' }));
  await expect(texts).toBeFocused();
  await typeInto(page, texts, '{ "site_home": "Casa" }');
  await pressOn(page, dialogOf(page).getByRole('button', { name: 'Add' }));
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Save anyway' }));
  await expectText(page, 'Saved.');
  expect(await answerOf(await context.request.get('/api/translations/it'))).toMatchObject({
    site_home: 'Casa',
  });

  try {
    await pressOn(page, button(page, `Make ${name} the default`));
    await expect(rowOf(page, name).getByText('Default')).toBeVisible();
    await pressOn(page, button(page, `Make ${english.langName} the default`));
    await expect(rowOf(page, english.langName).getByText('Default')).toBeVisible();
  } finally {
    await answerOf(await context.request.post(`/api/languages/${english.id}/default`));
  }
  await pressOn(page, button(page, `Delete ${name}`));
  await pressOn(page, dialogOf(page).getByRole('button', { name: 'Delete' }));
  await expectText(page, 'Deleted.');
  await context.close();
});
