import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { startEmptyProduct } from './emptyProduct.js';
import { expectGoodLooks } from './looks.js';
import { answerOf } from './people.js';
import { takePicture } from './takePicture.js';

test.describe.configure({ mode: 'parallel' });

/** Businesses whose currency has no decimals, or three. Prices are typed as their admins type them. */
const businesses = [
  {
    country: 'Japan',
    inArabic: 'اليابان',
    settings: { code: 'JPY', decimal: 0, timeZone: 'Asia/Tokyo', restrictCountry: 'JP' },
    typed: { base: '٥٠٠', km: '400', hour: '3000', least: '٧٠٠' },
    prices: { base_fare: 500, rate_per_unit_distance: 400, rate_per_hour: 3000, min_fare: 700 },
    mobile: '+819012345678',
  },
  {
    country: 'Kuwait',
    inArabic: 'الكويت',
    settings: { code: 'KWD', decimal: 3, timeZone: 'Asia/Kuwait', restrictCountry: 'KW' },
    typed: { base: '٠٫٣٥٠', km: '0.125', hour: '٣٫٠٠٥', least: '٠٫٧٥٥' },
    prices: { base_fare: 0.35, rate_per_unit_distance: 0.125, rate_per_hour: 3.005, min_fare: 0.755 },
    mobile: '+96550123456',
  },
] as const;

for (const business of businesses)
  test(`a business in ${business.country}, run in Arabic and without mail, gets from nothing to a paid trip [4.64]`, async ({
    browser,
  }, info) => {
    const product = await startEmptyProduct({ SMTP_URL: '' });
    const inArabic = async () => {
      const context = await browser.newContext({ baseURL: product.url, locale: 'ar' });
      await context.addInitScript(() => localStorage.setItem('wayfare.locale', 'ar'));
      return context;
    };
    const [admin, driver, rider] = [await inArabic(), await inArabic(), await inArabic()];
    const picture = (name: string) => `first-day-${business.settings.code}-${name}`;

    const token = product.setupLink.split('#')[1];
    await send(admin, 'post', 'setup/admin', { token, ...person('Ann') });
    await send(admin, 'post', 'setup/languages', { locales: ['ar'] });
    const panel = await admin.newPage();

    await test.step('the country brings its currency, zone and distances', async () => {
      await panel.goto('/setup');
      await panel.getByLabel('اسم الشركة').fill('سيارات الميناء');
      await panel.getByRole('combobox', { name: 'الدولة الافتراضية' }).fill(business.inArabic);
      await panel.getByRole('option', { name: business.inArabic }).click();
      await panel.getByRole('button', { name: 'استخدمها' }).click();
      await expect(panel.getByRole('combobox', { name: 'المنطقة الزمنية' })).toHaveValue(
        business.settings.timeZone,
      );
      await panel.getByRole('button', { name: 'حفظ', exact: true }).click();
      await expect.poll(async () => (await read(admin, 'settings')).code).toBe(business.settings.code);
    });
    const { settings } = await read(rider, 'bootstrap');
    expect(settings).toMatchObject(business.settings);

    await test.step('prices are typed in Arabic or Latin digits, with the decimals of the currency', async () => {
      const economy = panel.getByRole('group', { name: 'اقتصادي' });
      // The form begins anew with the prices of the currency.
      const { symbol } = await read(admin, 'settings');
      await expect(economy.getByText(symbol).first()).toBeVisible();
      const { base, km, hour, least } = business.typed;
      for (const [label, typed] of [
        ['الأجرة الأساسية', base],
        [/السعر لكل وحدة مسافة|لكل وحدة/, km],
        [/في الساعة|لكل ساعة/, hour],
        ['الحد الأدنى للأجرة', least],
      ] as const) {
        const field = economy.getByLabel(label);
        await field.fill(typed);
        await field.blur();
        await expect(field).toHaveAttribute('aria-invalid', 'false');
      }
      await expectGoodLooks(panel, info, picture('setup'));
      await panel.getByRole('button', { name: 'إضافة أنواع السيارات' }).click();
      await expect(panel.getByText('توجد أنواع سيارات بالفعل')).toBeVisible();
      const [carType] = await answerOf(await rider.request.get('/api/cartypes'));
      expect(carType).toMatchObject({ name: 'اقتصادي', ...business.prices });
      await panel.goto('/cartypes');
      await expect(panel.getByText('اقتصادي').first()).toBeVisible();
      await expectGoodLooks(panel, info, picture('car-types'));
    });

    await test.step('reasons for canceling are there', async () => {
      await panel.goto('/cancelreasons');
      await expect(panel.getByText('حجزت عن طريق الخطأ').first()).toBeVisible();
      await takePicture(panel, info, picture('reasons'), true);
    });

    const driving = await test.step('a driver gets a link instead of a mail', async () => {
      await addDriver(panel);
      const dialog = panel.getByRole('dialog');
      const [{ id: added }] = await read(admin, 'drivers');
      await panel.goto(`/drivers/${added}`);
      await panel.getByRole('button', { name: 'دعوة' }).click();
      await dialog.getByRole('button', { name: 'دعوة' }).click();
      const link = await dialog.getByLabel('الرابط').inputValue();
      await expectGoodLooks(panel, info, picture('invitation'), '[role=dialog]');
      const page = await driver.newPage();
      await page.goto(link);
      await page
        .getByLabel(/كلمة المرور/)
        .first()
        .fill('secret1');
      await takePicture(page, info, picture('password'), true);
      await page
        .getByRole('button', { name: /كلمة المرور/ })
        .last()
        .click();
      await expect(page).not.toHaveURL(/token/);
      await send(driver, 'post', 'auth/login', { email: person('Dan').email, password: 'secret1' });
      await send(driver, 'put', 'drivers/me/status', { driverActiveStatus: true });
      return page;
    });

    // Where the map opens, which is how the first places are chosen without a map service.
    const place = async (at: { lat: number; lng: number }) => {
      const latlng = `${at.lat},${at.lng}`;
      const { address } = await send(rider, 'post', 'googleapis-getaddress', { latlng });
      expect(address).not.toBe('');
      return { ...at, add: address };
    };
    const pickup = await place(settings.mapStart);
    const drop = await place({ lat: pickup.lat + 0.02, lng: pickup.lng + 0.02 });
    await send(driver, 'put', 'drivers/me/location', { lat: pickup.lat, lng: pickup.lng });

    const regData = { usertype: 'rider', ...person('Mona'), mobile: business.mobile };
    await send(rider, 'post', 'user_signup', { regData });
    await send(rider, 'post', 'auth/login', { email: regData.email, password: 'secret1' });
    const page = await rider.newPage();
    await page.goto('/');
    await expect(page.getByRole('radio', { name: /اقتصادي/ })).toBeVisible();
    await expectGoodLooks(page, info, picture('site'));
    const trip = { pickup, drop, carType: 'اقتصادي', payment_mode: 'cash' };
    const mistake = await send(rider, 'post', 'bookings', trip);
    await send(rider, 'post', `bookings/${mistake.id}/cancel`, { reason: 'cancel_reason_by_mistake' });
    const { id } = await send(rider, 'post', 'bookings', trip);

    await test.step('the trip is driven and paid in cash', async () => {
      await driving.goto('/bookings');
      await expect(driving.getByRole('alertdialog')).toBeVisible();
      await takePicture(driving, info, picture('offer'), true);
      for (const step of ['accept', 'arrive', 'start']) await send(driver, 'post', `bookings/${id}/${step}`);
      await send(driver, 'post', `bookings/${id}/reach`, { lat: drop.lat, lng: drop.lng });
      await send(driver, 'post', `bookings/${id}/pay`, { payment_mode: 'cash' });
    });
    const paid = await read(admin, `bookings/${id}`);
    expect(paid).toMatchObject({ status: 'PAID', cashPaymentAmount: paid.trip_cost });
    expect(paid.trip_cost).toBeGreaterThanOrEqual(business.prices.min_fare);
    const minor = 10 ** business.settings.decimal;
    for (const amount of [paid.trip_cost, paid.driver_share, paid.convenience_fees])
      expect(Math.abs(amount * minor - Math.round(amount * minor))).toBeLessThan(1e-6);

    await test.step('rider and office read what happened, in their language and currency', async () => {
      await page.goto(`/bookings/${mistake.id}`);
      await expect(page.getByText('حجزت عن طريق الخطأ')).toBeVisible();
      await page.goto(`/bookings/${id}`);
      await expect(page.getByText(amountIn(paid.trip_cost, business.settings)).first()).toBeVisible();
      await expectGoodLooks(page, info, picture('trip'));
      await panel.goto(`/bookings/${id}/show`);
      await expect(panel.getByText(amountIn(paid.trip_cost, business.settings)).first()).toBeVisible();
      await expectGoodLooks(panel, info, picture('panel-trip'));
      await panel.goto('/dashboard');
      await expectGoodLooks(panel, info, picture('dashboard'));
    });
    await Promise.all([admin, driver, rider].map((context) => context.close()));
    await product.close();
  });

const send = async (from: BrowserContext, method: 'post' | 'put', path: string, data: object = {}) =>
  answerOf(await from.request[method](`/api/${path}`, { data, headers: { 'accept-language': 'ar' } }));
const read = async (from: BrowserContext, path: string) => answerOf(await from.request.get(`/api/${path}`));

/** An amount as readers of Arabic see it, in their digits or in Latin ones. */
function amountIn(amount: number, { decimal }: { decimal: number }): RegExp {
  const digits = { minimumFractionDigits: decimal, maximumFractionDigits: decimal };
  const written = (locale: string) => new Intl.NumberFormat(locale, digits).format(amount);
  return new RegExp(`${written('ar-EG')}|${written('en').replace('.', String.raw`\.`)}`);
}

/** Adds a driver in the panel; afterward, the list of drivers is shown. */
async function addDriver(panel: Page): Promise<void> {
  await panel.goto('/drivers/create');
  await panel.getByLabel('الاسم الأول').fill('Dan');
  await panel.getByLabel('اسم العائلة').fill('Lee');
  await panel.getByLabel('البريد الإلكتروني').fill(person('Dan').email);
  await panel.getByLabel('نوع السيارة').click();
  await panel.getByRole('option', { name: 'اقتصادي' }).click();
  for (const field of ['الشركة المصنّعة للمركبة', 'طراز المركبة', 'رقم المركبة'])
    await panel.getByLabel(field).fill('Kia 1');
  await panel.getByRole('button', { name: 'حفظ' }).click();
  await expect(panel).toHaveURL(/\/drivers$/);
}

const person = (firstName: string) => ({
  firstName,
  lastName: 'Lee',
  email: `${firstName.toLowerCase()}@example.com`,
  password: 'secret1',
});
