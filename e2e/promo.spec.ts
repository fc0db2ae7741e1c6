import { expect, test } from '@playwright/test';
import { confirmMobile } from './accounts.js';
import { axeViolations } from './axe.js';
import { newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';
import { drivenTrip } from './trips.js';
import { takePicture } from './takePicture.js';

/** The demo has no drivers here. */
const DENVER = { latitude: 39.7392, longitude: -104.9903 };

test('a promo entered at payment is refused with a reason, or reduces the amount due, right to left [3.12, 3.28, 2.62]', async ({
  browser,
}, info) => {
  const rider = await newcomer(browser, 'rider', {
    firstName: 'Pia',
    viewport: phone,
    at: DENVER,
    locale: 'ar',
  });
  const driver = await newcomer(browser, 'driver', { firstName: 'Dan', viewport: phone, at: DENVER });
  const id = await drivenTrip(rider, driver, DENVER);

  const page = await rider.context.newPage();
  await page.goto(`/bookings/${id}`);
  await page.getByRole('button', { name: 'إضافة عرض' }).click();
  const code = page.getByRole('textbox', { name: 'رمز العرض' });
  for (const [typed, reason] of [
    ['SUMMER20', 'انتهى هذا العرض.'],
    ['airport8', 'الأجرة أقل من الحد الأدنى لهذا العرض.'],
    ['NOTHING', 'لا يوجد عرض بهذا الاسم.'],
    ['welcome10', 'العروض للركاب الذين أكّدوا رقم هاتفهم. أكّد رقمك في ملفك الشخصي ثم استخدم العرض.'],
  ] as const) {
    await code.fill(typed);
    await page.getByRole('button', { name: 'تطبيق' }).click();
    await expect(page.getByText(reason)).toBeVisible();
  }
  await takePicture(page, info, 'refused', true);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const violations = await axeViolations(page);
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);

  await expect(page.getByRole('link', { name: 'تأكيد رقم هاتفي' })).toHaveAttribute('href', '/profile');
  const admin = await signedIn(browser, 'admin', desktop);
  await confirmMobile(rider.context, admin);
  await admin.close();
  await page.getByRole('button', { name: 'تطبيق' }).click();
  await expect(page.getByRole('button', { name: 'إزالة العرض' })).toBeVisible();
  await takePicture(page, info, 'applied', true);
  await rider.context.close();
  await driver.context.close();
});
