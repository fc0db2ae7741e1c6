import { type Page, expect, test } from '@playwright/test';
import { pageRoutes } from '@wayfare/shared';
import { headings, listOf, openAs, openUnder, rowOf } from './panelSteps.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** The demo has no drivers here. */
const FAIRBANKS = { latitude: 64.8378, longitude: -147.7164 };

test('the dashboard shows active drivers on a map, 480 pixels high and at zoom 10 [2.27]', async ({
  browser,
}) => {
  const who = { firstName: 'Zoe', viewport: phone, at: FAIRBANKS };
  const driver = await newcomer(browser, 'driver', who);
  const east = { ...FAIRBANKS, longitude: FAIRBANKS.longitude + 0.5 };
  const other = await newcomer(browser, 'driver', { ...who, firstName: 'Bea', at: east });
  const offline = await newcomer(browser, 'driver', { ...who, firstName: 'Off' });
  await answerOf(
    await offline.context.request.put('/api/drivers/me/status', { data: { driverActiveStatus: false } }),
  );
  const admins = await signedIn(browser, 'admin', desktop);
  await admins.setGeolocation(FAIRBANKS);
  const page = await openAs(admins, '/dashboard');
  const map = page.getByRole('region', { name: 'Active drivers' });
  await map.scrollIntoViewIfNeeded();
  const marker = map.getByRole('button', { name: 'Zoe Newcomer' });
  await expect(marker).toBeVisible();
  await expect(map.getByRole('button', { name: 'Off Newcomer' })).toHaveCount(0);
  expect((await map.locator('.leaflet-container').boundingBox())?.height).toBe(480);
  // The world is 256 pixels wide at zoom 0, and twice as wide at each following zoom.
  const placeOf = async (name: string) => (await map.getByRole('button', { name }).boundingBox())?.x ?? NaN;
  const apart = (await placeOf('Bea Newcomer')) - (await placeOf('Zoe Newcomer'));
  expect(Math.abs(apart - (0.5 / 360) * 256 * 2 ** 10)).toBeLessThan(2);
  await marker.click();
  await expect(map.getByText('Zoe Newcomer NEW 1')).toBeVisible();
  for (const context of [admins, driver.context, other.context, offline.context]) await context.close();
});

test('the dashboard asks for the location if it is denied, but not if it is granted [2.28, 7.39]', async ({
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

test('a booking can be canceled or assigned from its row [2.30, 4.26]', async ({ browser }) => {
  const context = await signedIn(browser, 'admin', desktop);
  const rider = await newcomer(browser, 'rider', { firstName: 'Cleo', viewport: phone, at: FAIRBANKS });
  const [lat, lng] = [FAIRBANKS.latitude, FAIRBANKS.longitude];
  const tripdate = Date.now() + 45 * 60_000;
  const trip = { carType: 'Economy', bookLater: true, tripdate };
  const data = {
    ...trip,
    pickup: { lat, lng, add: 'Ship Creek' },
    drop: { lat: lat + 0.02, lng, add: 'Earthquake Park' },
  };
  const { id, reference: booking } = await answerOf(
    await rider.context.request.post('/api/bookings', { data }),
  );

  const page = await context.newPage();
  const list = listOf('bookings', { id });
  await openUnder(page, list, { autoDispatch: true });
  const row = rowOf(page, booking);
  await expect(row.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  await expect(row).toContainText(/in 4\d min/);
  await expect(row.getByRole('button', { name: 'Assign driver' })).toHaveCount(0);
  await openUnder(page, list, { autoDispatch: false });
  await row.getByRole('button', { name: 'Assign driver' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await row.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog');
  const reasons = dialog.getByRole('radiogroup', { name: 'Why is it being canceled?' });
  await reasons.getByRole('radio', { name: 'The rider asked us to cancel' }).check();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(row).toContainText('Canceled');
  const outcome = { status: 'CANCELLED', reason: 'cancel_reason_staff_rider_asked', cancelledBy: 'admin' };
  expect(await answerOf(await context.request.get(`/api/bookings/${id}`))).toMatchObject(outcome);
  await context.close();
  await rider.context.close();
});

test('each type of user has its own table; that of admins is edited in place, and exported unless in demo mode [2.34, 2.35]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  for (const [path, somebody, more] of [
    ['/riders', 'rider@wayfare.example', ['Mobile', 'Wallet balance']],
    [
      '/drivers',
      'driver@wayfare.example',
      ['State', 'Idle', 'Position', 'Today', 'Acceptance', 'Wallet balance'],
    ],
    ['/fleetadmins', 'fleet@wayfare.example', ['Mobile']],
    ['/alladmin', 'admin@wayfare.example', []],
  ] as const) {
    await page.goto(path);
    // The driver board needs the room of the contacts, which are among the columns to choose from.
    const contacts = path === '/drivers' ? [] : ['Email'];
    for (const name of ['First name', 'Last name', 'Approved', ...contacts, ...more])
      await expect(headings(page).filter({ hasText: name }).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Search' }).fill(somebody);
    await expect(rowOf(page, path === '/drivers' ? 'Reyes' : somebody)).toHaveCount(1);
  }
  const [fields, foot] = [['First name', 'Last name', 'Email', 'Approved'], page.locator('tfoot')];
  await expect(headings(page)).toHaveText([...fields, 'Role', 'Credit limit', 'Actions']);
  const admin = rowOf(page, 'admin@wayfare.example');
  for (const name of fields) {
    await expect(headings(page).getByRole('button', { name })).toBeVisible();
    await expect(admin.getByRole('button', { name: `Edit: ${name}` })).toHaveCount(
      name.endsWith('name') ? 1 : 0,
    );
  }
  await expect(admin.getByRole('switch', { name: 'Approved' })).toBeVisible();
  for (const name of ['First name', 'Last name', 'Email'])
    await expect(foot.getByRole('textbox', { name })).toBeEditable();
  await expect(foot.getByRole('switch', { name: 'Approved' })).toBeChecked();
  for (const [AllowCriticalEditsAdmin, exports] of [
    [true, 1],
    [false, 0],
  ] as const) {
    await openUnder(page, '/alladmin', { AllowCriticalEditsAdmin });
    await expect(foot.getByRole('button', { name: 'Add' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(exports);
  }
  await context.close();
});

test('an admin sees every menu item and sign-out, in a menu 240 pixels wide where the line starts [2.59, 2.61, 2.62]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await openAs(context, '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await page.setViewportSize({ width: 1280, height: 900 });
  const groups = menu.locator('button[aria-expanded]');
  await expect(groups).toHaveText(['Dispatch', 'Bookings', 'People', 'Money', 'Prices', 'Reports', 'Setup']);
  // With closed groups, everything is in sight.
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  for (const [index, group] of (await groups.all()).entries()) {
    // The work of each minute is open from the start.
    await expect(group).toHaveAttribute('aria-expanded', String(index < 2));
    if (index >= 2) await group.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
  }
  const expected = [
    'Home',
    'Dashboard',
    'Booking history',
    'Add booking',
    'Fare reviews',
    'Riders',
    'Drivers',
    'Fleet admins',
    'All admins',
    'Push notifications',
    'Add to wallet',
    'Withdraw requests',
    'Manual postings',
    'Ledger audit',
    'Car types',
    'Tariff lab',
    'Promos',
    'Earning reports',
    'Driver earning',
    'Audit log',
    'General settings',
    'App information',
    'Languages',
    'Cancellation reasons',
    'Profile',
  ];
  // Pages added since come before the profile.
  await expect(menu.getByRole('link').last()).toHaveText('Profile');
  // The numbers of what waits are links to filtered lists.
  const ofPage = 'a:not([href*="?"])';
  const pages = menu.locator(ofPage);
  const shown = await pages.allInnerTexts();
  expect(shown.filter((name) => expected.includes(name))).toEqual(expected);
  await expect(menu.getByRole('list', { name: 'People' }).locator(ofPage)).toHaveText([
    'Riders',
    'Drivers',
    'Fleet admins',
    'All admins',
    'Proposed contacts',
    'Decision reviews',
    'Push notifications',
    'SMS',
  ]);
  const addresses = await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const open = pageRoutes.filter(({ roles }) => roles !== 'public' && roles.includes('admin'));
  expect(new Set(addresses)).toEqual(new Set(['/', ...open.map(({ path }) => path)]));
  expect(addresses).toHaveLength(open.length + 1);
  await expect(menu.getByRole('button')).toHaveCount(8);

  await menu.getByRole('link', { name: 'Drivers', exact: true }).click();
  await menu.getByRole('button', { name: 'Money' }).click();
  await page.reload();
  const isOpen = (name: string) =>
    expect(menu.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
  const isClosed = (name: string) =>
    expect(menu.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
  await isClosed('Money');
  await isOpen('Setup');
  await menu.getByRole('button', { name: 'People' }).click();
  await isClosed('People');
  // The group of the current page opens by itself.
  await page.goto('/withdraws');
  await isOpen('Money');
  await isClosed('People');
  await expect(menu.getByRole('link', { name: 'Withdraw requests' })).toHaveAttribute('aria-current', 'page');

  const drawer = page.locator('.MuiDrawer-paper').filter({ has: page.getByRole('navigation') });
  await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 0, width: 240 });
  await page.addInitScript(() => localStorage.setItem('wayfare.locale', 'ar'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: desktop.width - 240, width: 240 });
  await context.close();
});
