import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Page, test, type TestInfo } from '@playwright/test';
import { setUpOtherwise } from './business.js';
import { expectToFit, problemsOf, rawKeysOn, settled, violationsOn } from './looks.js';
import { answerOf, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { desktop, phone } from './screens.js';

// Each opens much, one after the other.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });
test.use({ trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } });

/** Texts of the panel in a language, by their keys. */
type Say = (key: string, values?: Record<string, string>) => string;

/** Something that opens over a screen. */
interface Overlay {
  name: string;
  open: (page: Page, say: Say) => Promise<void>;
  /** Where there is a way to it; everywhere else. */
  on?: 'phone' | 'desktop';
  /** What it is in the document; a dialog, a menu or a drawer unless told. */
  part?: string;
  /** Keys of texts are what it is about. */
  showsKeys?: boolean;
}

/** A dialog, a menu or a drawer that is open. */
const MODAL = '.MuiModal-root:not(.MuiModal-hidden)';

/** React-admin's own English stands in its package. */
const ofReactAdmin: Record<string, string> = {
  'ra.action.add_filter': 'Add filter',
  'ra.action.export': 'Export',
  'ra.action.open_menu': 'Open menu',
  'ra.action.select_all': 'Select all',
  'ra.action.select_columns': 'Columns',
  'ra.saved_queries.new_label': 'Save current query...',
};

async function sayIn(context: BrowserContext, locale: string): Promise<Say> {
  const texts = {
    ...ofReactAdmin,
    ...(await answerOf(await context.request.get(`/api/translations/${locale}`))),
  };
  return (key, values = {}) => {
    const text = texts[key];
    if (!text) throw new Error(`There is no text ${key} in ${locale}`);
    return text.replace(/%\{(\w+)\}/g, (_: string, name: string) => values[name] ?? '');
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What is open looks as it should: whole, translated, accessible. */
async function looksRight(
  page: Page,
  info: TestInfo,
  picture: string,
  { part = MODAL, showsKeys = false }: Overlay,
  dark: boolean,
) {
  await expect(page.locator(part).last()).toBeVisible();
  await settled(page);
  // Colours of what is still fading in are those of nothing.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  await page.screenshot({ path: info.outputPath(`${picture}.png`) });
  if (!showsKeys) expect.soft(await rawKeysOn(page), picture).toEqual([]);
  expect.soft(await cutOff(page, part), picture).toEqual([]);
  await expectToFit(page);
  expect.soft(await violationsOn(page, part), picture).toEqual([]);
  if (!dark) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: info.outputPath(`${picture}-dark.png`) });
  expect.soft(await violationsOn(page, part), `${picture} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Parts of what is open that are out of sight on either side. */
const cutOff = (page: Page, part: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} .MuiPaper-root, ${selector} button, ${selector} input`)]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => box.width > 0 && element.checkVisibility({ opacityProperty: true }))
        .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
        .map(({ element }) => element.outerHTML.slice(0, 160)),
    part,
  );

/** Opens each of a screen's overlays in English and Arabic, on a phone and on a desktop. */
async function expectOverlays(
  browser: Browser,
  info: TestInfo,
  path: string | ((context: BrowserContext) => Promise<string>),
  overlays: readonly Overlay[],
  settings: Record<string, unknown> = {},
) {
  for (const locale of ['en', 'ar']) {
    const context = await signedIn(browser, 'admin', phone, locale);
    const say = await sayIn(context, locale);
    const page = await context.newPage();
    const problems = problemsOf(page);
    await setUpOtherwise(page, (bootstrap) => Object.assign(bootstrap.settings, settings));
    await page.goto(typeof path === 'string' ? path : await path(context));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    for (const [screen, viewport] of Object.entries({ phone, desktop })) {
      await page.setViewportSize(viewport);
      await settled(page);
      for (const overlay of overlays) {
        if (screen !== (overlay.on ?? screen)) continue;
        await test.step(`${overlay.name} in ${locale} on a ${screen}`, async () => {
          await overlay.open(page, say);
          // Colours are the same in every language and on every screen.
          const dark = locale === 'en' && screen === (overlay.on ?? 'phone');
          await looksRight(page, info, `${overlay.name}-${locale}-${screen}`, overlay, dark);
          await page.keyboard.press('Escape');
          await expect(page.locator(overlay.part ?? MODAL)).toHaveCount(0);
        });
      }
    }
    expect(problems).toEqual([]);
    await context.close();
  }
}

test('what opens over a booking: assigning a driver and cancelling it', async ({ browser }, info) => {
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
    { name: 'assign', open: (page, say) => button(page, say('panel_assign_driver')).click() },
    {
      name: 'cancel',
      async open(page, say) {
        await button(page, say('panel_cancel_booking')).click();
        await page.getByRole('radio', { name: say('panel_other_reason') }).check();
      },
    },
  ];
  await expectOverlays(browser, info, `/bookings/${id}/show`, overlays, { autoDispatch: false });
  await answerOf(
    await rider.context.request.post(`/api/bookings/${id}/cancel`, { data: { reason: 'Over' } }),
  );
  await rider.context.close();
});

test('what opens over every screen, over lists of records and over their rows', async ({ browser }, info) => {
  await expectOverlays(browser, info, '/cancelreasons', [
    {
      name: 'palette',
      async open(page, say) {
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: say('panel_palette') }).fill(say('panel_riders'));
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    },
    { name: 'shortcuts', open: (page) => page.keyboard.press('?') },
    { name: 'account', open: (page) => page.locator('header button').last().click() },
    { name: 'languages', open: (page) => page.locator('header [aria-haspopup=true]').first().click() },
    { name: 'menu', on: 'phone', open: (page, say) => button(page, say('ra.action.open_menu')).click() },
    { name: 'export', open: (page, say) => button(page, say('ra.action.export')).click() },
    {
      name: 'delete',
      open: (page, say) =>
        page
          .getByRole('button', { name: say('panel_delete_named') })
          .first()
          .click(),
    },
  ]);
});

test('what opens over the bookings: columns, filters and saved searches', async ({ browser }, info) => {
  const filter = encodeURIComponent(JSON.stringify({ status: ['COMPLETE'] }));
  await expectOverlays(browser, info, `/bookings?displayedFilters=%7B%7D&filter=${filter}`, [
    {
      name: 'columns',
      on: 'desktop',
      open: (page, say) => button(page, say('ra.action.select_columns')).click(),
    },
    { name: 'filters', open: (page, say) => button(page, say('ra.action.add_filter')).click() },
    {
      name: 'save-search',
      async open(page, say) {
        await button(page, say('ra.action.add_filter')).click();
        await page.getByRole('menuitem', { name: say('ra.saved_queries.new_label') }).click();
      },
    },
    {
      name: 'status',
      open: (page, say) => page.getByRole('combobox', { name: say('panel_status') }).click(),
    },
  ]);
});

test('what opens over users and car types: choosing, approving, deleting, lists of fees', async ({
  browser,
}, info) => {
  await expectOverlays(browser, info, '/riders', [
    {
      name: 'delete-user',
      on: 'desktop',
      open: (page, say) =>
        page
          .getByRole('button', { name: say('panel_delete_named') })
          .first()
          .click(),
    },
    {
      name: 'approve',
      on: 'desktop',
      async open(page, say) {
        await page.getByRole('checkbox', { name: say('ra.action.select_all') }).check();
        await button(page, say('panel_approve')).click();
      },
    },
  ]);
  await expectOverlays(browser, info, '/cartypes', [
    {
      name: 'fees',
      open: (page, say) =>
        button(page, say('panel_edit_field', { field: say('panel_cancel_slab') }))
          .first()
          .click(),
    },
  ]);
});

test('what opens while booking for a rider: somebody new', async ({ browser }, info) => {
  await expectOverlays(browser, info, '/addbookings', [
    { name: 'new-rider', open: (page, say) => button(page, say('panel_new_rider')).click() },
    {
      name: 'riders',
      part: '.MuiAutocomplete-popper',
      async open(page, say) {
        await page.getByRole('combobox', { name: say('panel_rider_name') }).fill('a');
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    },
  ]);
});

test('what opens over languages: their texts, and what is wrong with them', async ({ browser }, info) => {
  const editor = (page: Page, say: Say) =>
    button(page, say('panel_edit_json_named', { name: 'Français' })).click();
  await expectOverlays(browser, info, '/languagesetting', [
    {
      name: 'texts',
      showsKeys: true,
      async open(page, say) {
        await editor(page, say);
        for (const report of await page.locator('summary').all()) await report.click();
      },
    },
  ]);
});

test('what opens for a second factor: setting it up, and resetting that of others', async ({
  browser,
}, info) => {
  const enrol = async (page: Page, say: Say) => {
    await button(page, say('account_second_factor_begin')).click();
    await page.getByLabel(say('account_password')).fill(process.env['DEMO_PASSWORD'] as string);
    await button(page, say('account_second_factor_continue')).click();
  };
  await expectOverlays(browser, info, '/profile', [
    { name: 'begin', open: (page, say) => button(page, say('account_second_factor_begin')).click() },
    {
      name: 'scan',
      async open(page, say) {
        await enrol(page, say);
        await expect(page.getByRole('img', { name: say('account_second_factor_qr') })).toBeVisible();
      },
    },
  ]);
  const fleetAdmin = async (context: BrowserContext) => {
    const [{ id }] = await answerOf(await context.request.get('/api/fleetadmins?range=[0,0]'));
    return `/fleetadmins/${id}`;
  };
  await expectOverlays(browser, info, fleetAdmin, [
    { name: 'reset', open: (page, say) => button(page, say('account_second_factor_reset')).click() },
  ]);
});

test('what opens before a draft becomes the tariff', async ({ browser }, info) => {
  const admins = await signedIn(browser, 'admin', desktop);
  const name = `Z${randomUUID().slice(0, 6)}`;
  const fees = { convenience_fees: 1, convenience_fee_type: 'flat' };
  const tariff = { base_fare: 1, rate_per_unit_distance: 1, rate_per_hour: 1, min_fare: 1 };
  const data = { name, ...tariff, ...fees };
  const { id } = await answerOf(await admins.request.post('/api/cartypes', { data }));
  await expectOverlays(browser, info, '/tarifflab', [
    {
      name: 'apply',
      async open(page, say) {
        const apply = button(page, say('panel_lab_apply', { name }));
        if ((await apply.count()) === 0) {
          await page.getByRole('combobox', { name: say('panel_car_types') }).click();
          await page.getByRole('option', { name, exact: true }).click();
          await page.keyboard.press('Escape');
          await page.getByRole('group', { name }).getByLabel(say('panel_base_fare')).fill('2');
          await button(page, say('panel_lab_compare')).click();
        }
        await apply.click();
      },
    },
  ]);
  await answerOf(await admins.request.delete(`/api/cartypes/${id}`));
  await admins.close();
});
