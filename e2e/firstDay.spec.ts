import { type BrowserContext, expect, test } from '@playwright/test';
import { type EmptyProduct, startEmptyProduct } from './emptyProduct.js';
import { expectGoodLooks } from './looks.js';
import { answerOf } from './people.js';

/** The first day of an installation: an empty database, as in production. */
let product: EmptyProduct;
test.beforeAll(async () => {
  product = await startEmptyProduct();
});
test.afterAll(() => product?.close());

test('a first-time admin sets up an empty installation until riders can book', async ({
  page,
  browser,
}, info) => {
  await test.step('the printed link creates the first admin', async () => {
    await page.goto(product.setupLink);
    await expect(page.getByRole('heading', { name: 'Create the first admin' })).toBeVisible();
    // The token is not left in the address bar.
    await expect(page).toHaveURL(`${product.url}/login/setup`);
    await expectGoodLooks(page, info, 'first-admin');
    await page.getByLabel('First name').fill('Ann');
    await page.getByLabel('Last name').fill('Lee');
    await page.getByLabel('Email').fill('ann@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('abc');
    await page.getByRole('button', { name: 'Create admin' }).click();
    await expect(page.getByText(/Passwords must have/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Password' }).fill('secret1');
    await page.getByRole('button', { name: 'Create admin' }).click();
    await expect(page).toHaveURL(`${product.url}/setup`);
    await expect(page.getByRole('link', { name: 'Name your company' })).toBeVisible();
  });

  await test.step('the link works once', async () => {
    const context = await browser.newContext();
    const stranger = await context.newPage();
    await stranger.goto(product.setupLink);
    await stranger.getByLabel('First name').fill('Eve');
    await stranger.getByLabel('Last name').fill('Evans');
    await stranger.getByLabel('Email').fill('eve@example.com');
    await stranger.getByRole('textbox', { name: 'Password' }).fill('secret1');
    await stranger.getByRole('button', { name: 'Create admin' }).click();
    await expect(stranger.getByText('This link is no longer valid.')).toBeVisible();
    await context.close();
  });

  await test.step('the business', async () => {
    const business = page.getByRole('region', { name: 'Business' });
    await expect(business.getByLabel('Company name')).toHaveAttribute('aria-invalid', 'false');
    await business.getByRole('button', { name: 'Save' }).click();
    await expect(business.getByText('This field is required.')).toBeVisible();
    await business.getByLabel('Company name').fill('Harbor Cabs');
    await business.getByLabel('Default country').fill('Spain');
    await page.getByRole('option', { name: 'Spain' }).click();
    // The country proposes; nothing changes before the proposal is taken.
    await expect(business.getByRole('status')).toContainText('Usual in this country: Spain');
    await expect(business.getByLabel('Currency')).toHaveValue(/^USD/);
    await business.getByRole('button', { name: 'Use these' }).click();
    await expect(business.getByLabel('Currency')).toHaveValue(/^EUR/);
    await expect(business.getByLabel('Time zone')).toHaveValue('Europe/Madrid');
    await business.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The business is saved.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Name your company' })).toBeHidden();
  });

  await test.step('the languages', async () => {
    await expect(page.getByRole('checkbox', { name: 'Español' })).toBeChecked();
    await page.getByRole('button', { name: 'Add languages' }).click();
    await expect(page.getByText('The languages are added.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Español' })).toBeDisabled();
  });

  await test.step('the first car types', async () => {
    await page.getByRole('checkbox', { name: 'XL' }).check();
    const economy = page.getByRole('group', { name: 'Economy' });
    await economy.getByLabel('Minimum fare').fill('six');
    await expect(economy.getByLabel('Minimum fare')).toHaveAttribute('aria-invalid', 'true');
    await economy.getByLabel('Minimum fare').fill('6,50');
    await page.getByRole('button', { name: 'Add car types' }).click();
    await expect(page.getByText('There are car types already.')).toBeVisible();
    await expectGoodLooks(page, info, 'setup');
  });

  await test.step('the dashboard says what is left, until there is a driver', async () => {
    await page.goto(`${product.url}/dashboard`);
    const checklist = page.getByRole('region', { name: 'Before the first booking' });
    await checklist.getByRole('link', { name: 'Add or approve a driver' }).click();
    await page.goto(`${product.url}/drivers/create`);
    await page.getByLabel('First name').fill('Dan');
    await page.getByLabel('Last name').fill('Diaz');
    await page.getByLabel('Car type').click();
    await page.getByRole('option', { name: 'Economy' }).click();
    for (const field of ['Vehicle make', 'Vehicle model', 'Vehicle number'])
      await page.getByLabel(field).fill('Kia 1');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(`${product.url}/drivers`);
    await page.goto(`${product.url}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
    await expect(checklist).toBeHidden();
  });

  await test.step('riders can choose the car types, at the prices entered', async () => {
    const context = await browser.newContext();
    const answer = await context.request.get(`${product.url}/api/cartypes`);
    const names = (await answer.json()).map(({ name, min_fare }: Record<string, unknown>) => [
      name,
      min_fare,
    ]);
    expect(names.toSorted()).toEqual([
      ['Economy', 6.5],
      ['XL', 14],
    ]);
    const rider = await context.newPage();
    await rider.goto(product.url);
    await expect(rider.getByRole('radio', { name: /Economy/ })).toBeVisible();
    await context.close();
  });
});

test('a business in Japan, run in Arabic and without mail, gets from nothing to a paid trip [4.64]', async ({
  browser,
}) => {
  const tokyo = await startEmptyProduct({ SMTP_URL: '' });
  const inArabic = async () => {
    const context = await browser.newContext({ baseURL: tokyo.url, locale: 'ar' });
    await context.addInitScript(() => localStorage.setItem('wayfare.locale', 'ar'));
    return context;
  };
  const [admin, driver, rider] = [await inArabic(), await inArabic(), await inArabic()];
  const send = async (from: BrowserContext, method: 'post' | 'put', path: string, data: object = {}) =>
    answerOf(await from.request[method](`/api/${path}`, { data, headers: { 'accept-language': 'ar' } }));
  const read = async (from: BrowserContext, path: string) => answerOf(await from.request.get(`/api/${path}`));

  const token = tokyo.setupLink.split('#')[1];
  await send(admin, 'post', 'setup/admin', { token, ...person('Ann') });
  await send(admin, 'post', 'setup/languages', { locales: ['ar'] });
  const panel = await admin.newPage();
  await panel.goto('/setup');
  await panel.getByLabel('اسم الشركة').fill('سيارات الميناء');
  await panel.getByRole('combobox', { name: 'الدولة الافتراضية' }).fill('اليابان');
  await panel.getByRole('option', { name: 'اليابان' }).click();
  await panel.getByRole('button', { name: 'استخدمها' }).click();
  await expect(panel.getByRole('combobox', { name: 'المنطقة الزمنية' })).toHaveValue('Asia/Tokyo');
  await panel.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect.poll(async () => (await read(admin, 'settings')).code).toBe('JPY');
  const { settings } = await read(rider, 'bootstrap');
  expect(settings).toMatchObject({ code: 'JPY', decimal: 0, timeZone: 'Asia/Tokyo', restrictCountry: 'JP' });

  const prices = { base_fare: 500, rate_per_unit_distance: 400, rate_per_hour: 3000, min_fare: 700 };
  const fees = { convenience_fees: 10, convenience_fee_type: 'percentage' };
  await send(admin, 'post', 'cartypes', { name: 'اقتصادية', ...prices, ...fees });
  const car = { carType: 'اقتصادية', vehicleMake: 'Toyota', vehicleModel: 'JPN', vehicleNumber: '品川 1' };
  const { password, ...dan } = person('Dan');
  const added = await send(admin, 'post', 'drivers', { ...dan, ...car });
  const invitation = await send(admin, 'post', `users/${added.id}/invitation`);
  const link = new URL(invitation.url).searchParams.get('token');
  await send(driver, 'post', 'auth/reset-password', { token: link, password });
  await send(driver, 'post', 'auth/login', { email: dan.email, password });
  await send(driver, 'put', 'drivers/me/status', { driverActiveStatus: true });
  // Where the map opens, which is how the first places are chosen without a map service.
  const place = async (at: { lat: number; lng: number }) => {
    const { address } = await send(rider, 'post', 'googleapis-getaddress', { latlng: `${at.lat},${at.lng}` });
    expect(address).not.toBe('');
    return { ...at, add: address };
  };
  const pickup = await place(settings.mapStart);
  const drop = await place({ lat: pickup.lat + 0.02, lng: pickup.lng + 0.02 });
  await send(driver, 'put', 'drivers/me/location', { lat: pickup.lat, lng: pickup.lng });

  const regData = { usertype: 'rider', ...person('Mona'), mobile: '+819012345678' };
  await send(rider, 'post', 'user_signup', { regData });
  await send(rider, 'post', 'auth/login', { email: regData.email, password });
  const trip = { pickup, drop, carType: 'اقتصادية', payment_mode: 'cash' };
  const mistake = await send(rider, 'post', 'bookings', trip);
  await send(rider, 'post', `bookings/${mistake.id}/cancel`, { reason: 'cancel_reason_by_mistake' });
  const { id } = await send(rider, 'post', 'bookings', trip);
  for (const step of ['accept', 'arrive', 'start']) await send(driver, 'post', `bookings/${id}/${step}`);
  await send(driver, 'post', `bookings/${id}/reach`, { lat: drop.lat, lng: drop.lng });
  await send(driver, 'post', `bookings/${id}/pay`, { payment_mode: 'cash' });
  const paid = await read(admin, `bookings/${id}`);
  expect(paid).toMatchObject({ status: 'PAID', cashPaymentAmount: paid.trip_cost });
  expect(paid.trip_cost).toBeGreaterThanOrEqual(700);
  for (const amount of [paid.trip_cost, paid.driver_share, paid.convenience_fees])
    expect(Number.isInteger(amount)).toBe(true);

  // The rider reads their own reason for canceling in their language.
  const page = await rider.newPage();
  await page.goto(`/bookings/${mistake.id}`);
  await expect(page.getByText('حجزت عن طريق الخطأ')).toBeVisible();
  await Promise.all([admin, driver, rider].map((context) => context.close()));
  await tokyo.close();
});

const person = (firstName: string) => ({
  firstName,
  lastName: 'Lee',
  email: `${firstName.toLowerCase()}@example.com`,
  password: 'secret1',
});
