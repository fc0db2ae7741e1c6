import { expect, test } from '@playwright/test';
import { choosePlace } from './bookingSteps.js';
import { copyUrl } from './copyPorts.js';
import { expectGoodLooks } from './looks.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { type ProductCopy, startCopy } from './productCopy.js';
import { desktop, phone } from './screens.js';
import { keepDriversAvailable } from './sharedSettings.js';
import { clockIn, fillTomorrowMorning, followTimes, timeText } from './tripTimes.js';

/** A business in New York whose trips have the times of their pickups. */
const URL_OF_COPY = copyUrl('severalZones');
test.use({ baseURL: URL_OF_COPY });

let copy: ProductCopy;
test.beforeAll(async ({ browser }) => {
  copy = await startCopy(/is ready at/, {
    PORT: new URL(URL_OF_COPY).port,
    NODE_ENV: 'development',
    DEMO_BOOKINGS: '60',
    TRUST_PROXY: '1',
  });
  await keepDriversAvailable(copy.url);
  const admin = await signedIn(browser, 'admin', desktop);
  const page = await admin.newPage();
  await page.goto('/settings');
  const setting = page.getByRole('switch', { name: 'Trips use the time zone of their pickup' });
  await setting.check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect
    .poll(async () => (await answerOf(await admin.request.get('/api/settings'))).pickupTimeZone)
    .toBe(true);
  await admin.close();
});
test.afterAll(() => copy?.close());

const losAngeles = {
  pickup: ['Los Angeles', /^Los Angeles/],
  drop: ['Santa Monica', /Santa Monica/],
  at: { latitude: 34.0537, longitude: -118.2427 },
  zone: 'America/Los_Angeles',
  name: 'Los Angeles',
} as const;
const LONDON = 'Europe/London';
const phoenix = { zone: 'America/Phoenix', name: 'Phoenix' };

test.describe('with the browser in London', () => {
  test.use({ timezoneId: LONDON });

  test('form, trip, receipt, mail, panel, planner and file tell the same time of the pickup [4.70]', async ({
    browser,
  }) => {
    const { booking, page, panel, close } = await followTimes(browser, { ...losAngeles, reader: LONDON });

    await test.step('the planner stays in the time of the business, and names the local one', async () => {
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(booking.tripdate);
      await panel.goto('/planner');
      await panel.getByLabel('Day', { exact: true }).fill(day);
      const name = new RegExp(`11:00\\sAM · 0?8:00\\sAM Los Angeles time.*${booking.reference}`);
      await expect(panel.getByRole('button', { name })).toBeVisible();
    });

    await test.step('a pickup in another zone keeps the clock time of the booking [4.71]', async () => {
      await page.getByRole('button', { name: 'Change booking' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change booking' });
      const field = dialog.getByLabel('Pickup time');
      await expect(field).toHaveValue(/T08:00$/);
      for (const [label, town] of [
        ['Pickup', 'Phoenix'],
        ['Drop', 'Scottsdale'],
      ] as const) {
        await dialog.getByRole('combobox', { name: label }).fill(town);
        await page.getByRole('option', { name: new RegExp(`^${town}.*AZ`) }).click();
      }
      await expect(field).toHaveAccessibleDescription(/8:00\sAM Phoenix time; .*for you/);
      await expect(field).toHaveValue(/T08:00$/);
      const saved = page.waitForResponse((response) => response.url().endsWith('/changes'));
      await dialog.getByRole('button', { name: 'Save' }).click();
      const changed = await answerOf((await saved) as never);
      expect(changed.timeZone).toBe(phoenix.zone);
      expect(clockIn(phoenix.zone, changed.tripdate)).toBe('8:00 AM');
      await expect(
        page.getByText(timeText({ ...phoenix, reader: LONDON }, changed.tripdate)).first(),
      ).toBeVisible();
    });
    await close();
  });
});

test('a pickup in another zone keeps the clock time in the form of the site [4.71]', async ({
  browser,
}, info) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Zoe', viewport: phone, at: losAngeles.at });
  const page = await rider.context.newPage();
  await fillTomorrowMorning(page, { ...losAngeles, reader: 'America/New_York' });
  const time = page.getByRole('group', { name: 'Pickup time' });
  await expect(page.getByText(/8:00\sAM Los Angeles time; .*11:00\sAM for you/)).toBeVisible();
  const typed = await time.textContent();
  await choosePlace(page, 'Pickup', 'Honolulu', /^Honolulu/);
  await choosePlace(page, 'Drop', 'Waipahu');
  await expect(page.getByText(/8:00\sAM Honolulu time; .*for you/)).toBeVisible();
  expect(await time.textContent()).toBe(typed);
  await expectGoodLooks(page, info, 'several-zones-form');
  // The zone of the business needs no name for its readers.
  await choosePlace(page, 'Pickup', 'times sq', /Times Square/);
  await expect(page.getByText(/for you/)).toHaveCount(0);
  expect(await time.textContent()).toBe(typed);
  await rider.context.close();
});

test('a dispatcher’s time is one of the pickup, also in the hours that come twice or never [4.71]', async ({
  browser,
}, info) => {
  const admin = await signedIn(browser, 'admin', desktop);
  const page = await admin.newPage();
  await page.goto('/addbookings');
  const pickupAt = async (town: string) => {
    await page.getByRole('combobox', { name: 'Pickup' }).fill(town);
    await page
      .getByRole('option', { name: new RegExp(`^${town}`) })
      .first()
      .click();
  };
  await pickupAt('Los Angeles');
  await page.getByRole('radio', { name: 'Book later' }).check();
  const field = page.getByLabel('Pickup time');
  await field.fill('2031-01-15T08:00');
  await expect(field).toHaveAccessibleDescription(/8:00\sAM Los Angeles time; .*11:00\sAM for you/);
  await field.fill('2031-11-02T01:30');
  await expect(field).toHaveAccessibleDescription(/1:30\sAM PDT/);
  // The clocks skip it: an hour later is meant.
  await field.fill('2031-03-09T02:30');
  await expect(field).toHaveAccessibleDescription(/3:30\sAM Los Angeles time/);
  await pickupAt('Honolulu');
  await expect(field).toHaveValue('2031-03-09T02:30');
  await expect(field).toHaveAccessibleDescription(/2:30\sAM Honolulu time/);
  await expectGoodLooks(page, info, 'several-zones-desk-form');
  await admin.close();
});
