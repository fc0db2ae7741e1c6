import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { expectToFit } from './looks.js';
import { answerOf, signedIn } from './people.js';
import { readers, textsFor } from './readers.js';
import { phone } from './screens.js';
import { takePicture } from './takePicture.js';

const DAY_MS = 24 * 60 * 60_000;
/** Later than bookings are made ahead, so that the demo's rider has no trips from it. */
const AHEAD_MS = 20 * DAY_MS;

/** The first Monday after the days for which bookings are made. */
function monday(): number {
  const from = Date.now() + AHEAD_MS;
  return from + ((8 - new Date(from).getUTCDay()) % 7) * DAY_MS;
}
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const wordsIn = {
  en: {
    trips: '20 trips within a year',
    there: '7:30 AM',
    back: '3:00 PM',
    two: '2 passengers · Child seat',
    three: '3 passengers · Child seat',
  },
  ar: {
    trips: '20 رحلة خلال سنة',
    there: '7:30 ص',
    back: '3:00 م',
    two: 'راكبان · مقعد أطفال',
    three: '3 ركاب · مقعد أطفال',
  },
};

for (const { viewport, locale } of readers) {
  const words = wordsIn[locale];
  test(`a school run there and back on 20 weekdays with two days off is entered for two with a child seat, then for three, and one day skipped by link, ${locale}-${viewport.width} [4.72, 4.73, 4.117, 4.122]`, async ({
    browser,
  }) => {
    const context = await signedIn(browser, 'admin', viewport, locale);
    const text = await textsFor(context, locale);
    const page = await context.newPage();
    await page.goto('/series/create');
    await page.getByRole('combobox', { name: text('panel_rider_name') }).fill('rider@wayfare.example');
    await page.getByRole('option').filter({ hasText: 'rider@wayfare.example' }).click();
    const start = monday();
    await page.getByLabel(text('panel_series_time')).fill('07:30');
    await page.getByRole('checkbox', { name: text('trip_return') }).check();
    await page.getByLabel(text('trip_return_at')).fill('07:00');
    await page.getByLabel(text('panel_series_from')).fill(dateOf(start));
    await expect(page.getByText(text('return_too_early')).first()).toBeVisible();
    await page.getByLabel(text('trip_return_at')).fill('15:00');
    await page.getByLabel(text('panel_series_until')).fill(dateOf(start + 29 * DAY_MS));
    for (const days of [2, 9]) {
      await page
        .getByLabel(text('panel_series_skipped'))
        .last()
        .fill(dateOf(start + days * DAY_MS));
      await page.getByRole('button', { name: text('panel_series_skip_add') }).click();
    }
    await expect(page.getByText(words.trips)).toBeVisible();
    for (const [field, typed] of [
      [text('panel_pickup'), 'Times Square'],
      [text('panel_drop'), 'Wall Street'],
    ] as const) {
      await page.getByRole('combobox', { name: field }).fill(typed);
      await page.getByRole('option').first().click();
    }
    await page.getByRole('combobox', { name: text('trip_passengers') }).click();
    await page.getByRole('option', { name: '2', exact: true }).click();
    await page.getByRole('checkbox', { name: text('need_child_seat') }).check();
    await page
      .getByRole('radiogroup', { name: text('panel_car_type') })
      .getByRole('radio')
      .first()
      .check();
    await takePicture(page, test.info(), 'new', true);
    await expectToFit(page);
    await page.getByRole('button', { name: text('panel_series_enter') }).click();
    await page.waitForURL(/\/series\/[^/]+\/show$/);
    const times = page.getByRole('cell').filter({ hasText: text('series_back_at', { time: words.back }) });
    await expect(times.filter({ hasText: words.there }).first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: text('panel_series_without_office') })).toHaveCount(
      2,
    );

    await expect(page.getByText(words.two)).toBeVisible();
    await page.getByRole('button', { name: text('panel_series_change') }).click();
    const change = page.getByRole('dialog', { name: text('panel_series_change') });
    await change.getByRole('combobox', { name: text('trip_passengers') }).click();
    await page.getByRole('option', { name: '8', exact: true }).click();
    await change.getByRole('button', { name: text('change_save') }).click();
    await expect(change.getByText(text('car_too_small'))).toBeVisible();
    await change.getByRole('combobox', { name: text('trip_passengers') }).click();
    await page.getByRole('option', { name: '3', exact: true }).click();
    await takePicture(page, test.info(), 'change');
    await expectToFit(page);
    expect(await axeViolations(page)).toEqual([]);
    await change.getByRole('button', { name: text('change_save') }).click();
    await expect(change).toBeHidden();
    await expect(page.getByText(words.three)).toBeVisible();
    await takePicture(page, test.info(), 'series', true);

    const id = new URL(page.url()).pathname.split('/')[2];
    const { url } = await answerOf(await context.request.post(`/api/series/${id}/link`, { data: {} }));
    const passenger = await (await signedIn(browser, null, phone, locale)).newPage();
    await passenger.goto(`${new URL(url).pathname}${new URL(url).hash}`);
    await passenger
      .getByRole('button', { name: text('series_skip') })
      .first()
      .click();
    await expect(passenger.getByText(text('series_without_passenger'))).toBeVisible();
    await expect(passenger.getByText(text('series_back_at', { time: words.back })).first()).toBeVisible();
    await passenger.context().close();
    await context.close();
  });
}
