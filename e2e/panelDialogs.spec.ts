import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, type Page, expect } from '@playwright/test';
import { test } from './cleanUp.js';
import type { TranslationKey } from '@wayfare/shared';
import { expectOverlays, type Overlay, type Phrase } from './overlays.js';
import { answerOf, newAdmin, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { desktop, phone } from './screens.js';

test.describe.configure({ mode: 'parallel' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('overlays of a booking: assigning a driver, canceling', async ({ browser }, info) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Ada', viewport: phone, at: TIMES_SQUARE });
  const { latitude: lat, longitude: lng } = TIMES_SQUARE;
  const data = {
    carType: 'Economy',
    bookLater: true,
    tripdate: Date.now() + 24 * 60 * 60_000,
    pickup: { lat, lng, add: 'Times Square' },
    drop: { lat: lat + 0.02, lng, add: 'Central Park' },
  };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  const overlays: Overlay[] = [
    { name: 'assign', open: (page, phrase) => button(page, phrase('panel_assign_driver')).click() },
    {
      name: 'cancel',
      async open(page, phrase) {
        await button(page, phrase('panel_cancel_booking')).click();
        await page.getByRole('radio', { name: phrase('panel_other_reason') }).check();
      },
    },
  ];
  await expectOverlays(browser, info, `/bookings/${id}/show`, overlays, { autoDispatch: false });
  await answerOf(
    await rider.context.request.post(`/api/bookings/${id}/cancel`, { data: { reason: 'Over' } }),
  );
  await rider.context.close();
});

test('overlays of all screens, of record lists and of their rows', async ({ browser }, info) => {
  await expectOverlays(browser, info, '/cancelreasons', [
    {
      name: 'palette',
      async open(page, phrase) {
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: phrase('panel_palette') }).fill(phrase('panel_riders'));
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    },
    { name: 'shortcuts', open: (page) => page.keyboard.press('?') },
    { name: 'account', open: (page) => page.locator('header button').last().click() },
    { name: 'languages', open: (page) => page.locator('header [aria-haspopup=true]').first().click() },
    {
      name: 'menu',
      on: 'phone',
      open: (page, phrase) => button(page, phrase('ra.action.open_menu')).click(),
    },
    { name: 'export', open: (page, phrase) => button(page, phrase('ra.action.export')).click() },
    {
      name: 'delete',
      open: (page, phrase) =>
        page
          .getByRole('button', { name: phrase('panel_delete_named') })
          .first()
          .click(),
    },
  ]);
});

test('overlays of the bookings list: columns, filters and saved searches', async ({ browser }, info) => {
  const filter = encodeURIComponent(JSON.stringify({ status: ['COMPLETE'] }));
  await expectOverlays(browser, info, `/bookings?displayedFilters=%7B%7D&filter=${filter}`, [
    {
      name: 'columns',
      on: 'desktop',
      open: (page, phrase) => button(page, phrase('ra.action.select_columns')).click(),
    },
    { name: 'filters', open: (page, phrase) => button(page, phrase('ra.action.add_filter')).click() },
    { name: 'views', open: (page, phrase) => button(page, phrase('panel_views')).click() },
    {
      name: 'status',
      open: (page, phrase) => page.getByRole('combobox', { name: phrase('panel_status') }).click(),
    },
  ]);
});

test('overlays of users and car types: selecting, approving, deleting, fee lists', async ({
  browser,
}, info) => {
  await expectOverlays(browser, info, '/riders', [
    {
      name: 'delete-user',
      on: 'desktop',
      open: (page, phrase) =>
        page
          .getByRole('button', { name: phrase('panel_delete_named') })
          .first()
          .click(),
    },
    {
      name: 'approve',
      on: 'desktop',
      async open(page, phrase) {
        await page.getByRole('checkbox', { name: phrase('ra.action.select_all') }).check();
        await button(page, phrase('panel_approve')).click();
      },
    },
  ]);
  await expectOverlays(browser, info, '/cartypes', [
    {
      name: 'fees',
      open: (page, phrase) =>
        button(page, phrase('panel_edit_field', { field: phrase('panel_cancel_slab') }))
          .first()
          .click(),
    },
  ]);
});

test('overlays of booking for a rider: adding a new rider', async ({ browser }, info) => {
  await expectOverlays(browser, info, '/addbookings', [
    { name: 'new-rider', open: (page, phrase) => button(page, phrase('panel_new_rider')).click() },
    {
      name: 'riders',
      part: '.MuiAutocomplete-popper',
      async open(page, phrase) {
        await page.getByRole('combobox', { name: phrase('panel_rider_name') }).fill('a');
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    },
  ]);
});

test('overlays of languages: their texts, and the errors in them', async ({ browser }, info) => {
  const editor = (page: Page, phrase: Phrase) =>
    button(page, phrase('panel_edit_json_named', { name: 'Français' })).click();
  await expectOverlays(browser, info, '/languagesetting', [
    {
      name: 'texts',
      showsKeys: true,
      async open(page, phrase) {
        await editor(page, phrase);
        for (const report of await page.locator('summary').all()) await report.click();
      },
    },
  ]);
});

test('overlays of a second factor: setting it up, and resetting that of others', async ({
  browser,
}, info) => {
  const enrol = async (page: Page, phrase: Phrase) => {
    await button(page, phrase('account_second_factor_begin')).click();
    await page.getByLabel(phrase('account_password')).fill(process.env['DEMO_PASSWORD'] as string);
    await button(page, phrase('account_second_factor_continue')).click();
  };
  await expectOverlays(browser, info, '/profile', [
    { name: 'begin', open: (page, phrase) => button(page, phrase('account_second_factor_begin')).click() },
    {
      name: 'scan',
      async open(page, phrase) {
        await enrol(page, phrase);
        await expect(page.getByRole('img', { name: phrase('account_second_factor_qr') })).toBeVisible();
      },
    },
  ]);
  const fleetAdmin = async (context: BrowserContext) => {
    const [{ id }] = await answerOf(await context.request.get('/api/fleetadmins?range=[0,0]'));
    return `/fleetadmins/${id}`;
  };
  await expectOverlays(browser, info, fleetAdmin, [
    { name: 'reset', open: (page, phrase) => button(page, phrase('account_second_factor_reset')).click() },
  ]);
});

test('the overlay before a draft becomes the tariff', async ({ browser, cleanUp }, info) => {
  const admins = await signedIn(browser, 'admin', desktop);
  const name = `Z${randomUUID().slice(0, 6)}`;
  const fees = { convenience_fees: 1, convenience_fee_type: 'flat' };
  const tariff = { base_fare: 1, rate_per_unit_distance: 1, rate_per_hour: 1, min_fare: 1 };
  const data = { name, ...tariff, ...fees };
  const { id } = await answerOf(await admins.request.post('/api/cartypes', { data }));
  cleanUp.remove(`cartypes/${id}`);
  await expectOverlays(browser, info, '/tarifflab', [
    {
      name: 'apply',
      async open(page, phrase) {
        const apply = button(page, phrase('panel_lab_apply', { name }));
        if ((await apply.count()) === 0) {
          await page.getByRole('combobox', { name: phrase('panel_car_types') }).click();
          await page.getByRole('option', { name, exact: true }).click();
          await page.keyboard.press('Escape');
          await page.getByRole('group', { name }).getByLabel(phrase('panel_base_fare')).fill('2');
          await button(page, phrase('panel_lab_compare')).click();
        }
        await apply.click();
      },
    },
  ]);
  await admins.close();
});

test('overlays of wallets: adding money, reversing entries, deciding on large postings', async ({
  browser,
}, info) => {
  const at = TIMES_SQUARE;
  const rider = await newcomer(browser, 'rider', { firstName: 'Wanda', viewport: phone, at });
  const name = 'Wanda Newcomer';
  const other = await newAdmin(browser, 'Ada', desktop);
  const admins = await signedIn(browser, 'admin', desktop);
  const { approvalLimit } = await answerOf(await admins.request.get('/api/settings'));
  const ask = (request: APIRequestContext, amount: number) =>
    request.post('/api/wallet/credits', { data: { uid: rider.id, amount, note: 'Thank you' } });
  for (const amount of [approvalLimit + 1, 5]) await answerOf(await ask(other.context.request, amount));
  await answerOf(await ask(admins.request, approvalLimit + 2));

  const fill = async (page: Page, phrase: Phrase, action: TranslationKey) => {
    await page.getByRole('radio', { name: phrase(action) }).check();
    await page.getByRole('combobox', { name: phrase('panel_wallet_user') }).fill('Wanda');
    await page.getByRole('option', { name: 'Wanda' }).first().click();
    await page.getByRole('textbox', { name: phrase('panel_amount') }).fill(String(approvalLimit + 1));
    await page.getByRole('textbox', { name: phrase('panel_note') }).fill('Thank you');
  };
  await expectOverlays(browser, info, '/addtowallet', [
    {
      name: 'credit',
      async open(page, phrase) {
        await fill(page, phrase, 'panel_wallet_add');
        await button(page, phrase('panel_add_balance')).click();
      },
    },
    {
      name: 'debit',
      async open(page, phrase) {
        await fill(page, phrase, 'panel_wallet_take');
        await button(page, phrase('panel_take_balance')).click();
      },
    },
  ]);
  await expectOverlays(browser, info, `/riders/${rider.id}`, [
    {
      name: 'reverse',
      open: (page) =>
        page
          .getByRole('region')
          .getByRole('button', { name: /credit:/ })
          .click(),
    },
  ]);
  await expectOverlays(browser, info, '/walletadjustments', [
    { name: 'approve', open: (page, phrase) => button(page, phrase('panel_approve_of', { name })).click() },
    { name: 'reject', open: (page, phrase) => button(page, phrase('panel_reject_of', { name })).click() },
    { name: 'cancel-request', open: (page, phrase) => button(page, phrase('panel_cancel_request')).click() },
  ]);
  await Promise.all([rider.context, other.context, admins].map((context) => context.close()));
});

test('overlays of payouts: paying out, payouts on hold, failed payouts', async ({ browser }, info) => {
  const firstName = 'Wilma';
  const at = TIMES_SQUARE;
  const driver = await newcomer(browser, 'driver', { firstName, viewport: phone, at });
  const admins = await signedIn(browser, 'admin', desktop);
  const credit = { uid: driver.id, amount: 20 };
  await answerOf(await admins.request.post('/api/wallet/credits', { data: credit }));
  const { request } = driver.context;
  const bank = { bankName: 'Hudson Savings', bankCode: '021000089', bankAccount: '4400123456' };
  await answerOf(await request.put('/api/auth/me', { data: bank }));
  await answerOf(await request.post('/api/withdraws', { data: { amount: 11.05 } }));
  // The panel warns of a hold, and of bank details that differ from those of the request.
  await answerOf(await request.put('/api/auth/me', { data: { ...bank, bankAccount: '4400999999' } }));

  const name = `${firstName} Newcomer`;
  await expectOverlays(browser, info, '/withdraws', [
    {
      name: 'held',
      async open(page, phrase) {
        await button(page, phrase('panel_process_withdraw', { name })).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: phrase('panel_payout_show') })
          .click();
      },
    },
    { name: 'fail', open: (page, phrase) => button(page, phrase('panel_fail_withdraw', { name })).click() },
  ]);
  await Promise.all([driver.context, admins].map((context) => context.close()));
});
