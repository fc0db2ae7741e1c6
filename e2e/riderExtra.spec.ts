import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { answerOf, newcomer, type Place } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

/**
 * The demo has no drivers here, and each test has a town of its own: drivers do not get each other's offers.
 */
const towns = {
  english: { latitude: 40.8136, longitude: -96.7026 },
  arabic: { latitude: 41.1239, longitude: -100.7654 },
} satisfies Record<string, Place>;

for (const { locale, title, labels, viewport } of [
  {
    locale: 'en',
    title:
      'a rider who waits offers the driver more, sees first what that means, and the driver sees it [4.99]',
    viewport: phone,
    labels: {
      offer: 'Offer the driver more',
      group: 'Extra for the driver',
      save: 'Save changes',
      allOfIt: 'All of the extra goes to the driver. It is charged only if the trip takes place.',
      added: /of it added by the rider/,
    },
  },
  {
    locale: 'ar',
    title: 'the same in Arabic on a wide screen [4.102]',
    viewport: desktop,
    labels: {
      offer: 'عرض مبلغ أكبر على السائق',
      group: 'مبلغ إضافي للسائق',
      save: 'حفظ التغييرات',
      allOfIt: 'يذهب المبلغ الإضافي كله إلى السائق، ولا يُدفع إلا إذا تمت الرحلة.',
      added: /أضافها الراكب/,
    },
  },
]) {
  test(title, async ({ browser }, info) => {
    const at = locale === 'en' ? towns.english : towns.arabic;
    const rider = await newcomer(browser, 'rider', { firstName: 'Rosa', viewport, at, locale });
    const driver = await newcomer(browser, 'driver', { firstName: 'Dan', viewport: phone, at, locale });
    const place = (north: number, add: string) => ({ lat: at.latitude + north, lng: at.longitude, add });
    const data = { pickup: place(0.01, 'Town Hall'), drop: place(0.05, 'Station'), carType: 'Economy' };
    const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
    const booking = async () => answerOf(await rider.context.request.get(`/api/bookings/${id}`));
    try {
      const before = await booking();
      const page = await rider.context.newPage();
      await page.goto(`/bookings/${id}`);
      const offer = page.getByRole('button', { name: labels.offer });
      await expect(offer).toBeVisible();
      await takePicture(page, info, `extra-wait-${locale}`);
      await offer.click();
      const dialog = page.getByRole('dialog');
      const amounts = dialog.getByRole('group', { name: labels.group }).getByRole('button');
      await expect(amounts).toHaveCount(3);
      await expect(amounts.first()).toHaveAttribute('aria-pressed', 'true');
      await amounts.nth(1).click();
      await expect(dialog.getByText(labels.allOfIt)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await takePicture(page, info, `extra-dialog-${locale}`);
      expect((await booking()).customer_paid).toBe(before.customer_paid);
      await dialog.getByRole('button', { name: labels.save }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('term').filter({ hasText: labels.group })).toBeVisible();
      const after = await booking();
      expect(after.riderExtra).toBeGreaterThan(0);
      expect(after.customer_paid).toBeCloseTo(before.customer_paid + after.riderExtra, 10);
      await takePicture(page, info, `extra-added-${locale}`);

      const console = await driver.context.newPage();
      await console.goto('/bookings');
      await expect(console.getByRole('alertdialog').getByText(labels.added)).toBeVisible();
      await takePicture(console, info, `extra-offer-${locale}`);
    } finally {
      await rider.context.request.post(`/api/bookings/${id}/cancel`, { data: { reason: 'Test' } });
      await Promise.all([rider.context.close(), driver.context.close()]);
    }
  });
}
