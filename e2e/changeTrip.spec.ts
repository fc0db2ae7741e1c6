import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { answerOf, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { patternOf, readers, textsFor } from './readers.js';
import { desktop } from './screens.js';

for (const { viewport, locale } of readers) {
  const inDigits = (value: number) => value.toLocaleString(locale);

  test(`a rider moves the pickup by ten minutes and adds a stop after a driver accepted, and the driver sees it, ${locale}-${viewport.width} [4.59, 4.60]`, async ({
    browser,
  }) => {
    const who = { viewport, locale, at: TIMES_SQUARE };
    const rider = await newcomer(browser, 'rider', { firstName: 'Cleo', ...who });
    const driver = await newcomer(browser, 'driver', { firstName: 'Dan', ...who });
    const admin = await signedIn(browser, 'admin', desktop);
    const text = await textsFor(rider.context, locale);
    const later = text('change_later', { minutes: inDigits(10) });
    const [lat, lng] = [TIMES_SQUARE.latitude, TIMES_SQUARE.longitude];
    const data = {
      carType: 'Economy',
      pickup: { lat, lng, add: 'Times Square' },
      drop: { lat: lat + 0.03, lng, add: 'North Gate' },
    };
    const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
    const ask = { driver: driver.id, from: null, overrides: 0 };
    await answerOf(await admin.request.post(`/api/bookings/${id}/override`, { data: ask }));
    await answerOf(await driver.context.request.post(`/api/bookings/${id}/accept`));

    const page = await rider.context.newPage();
    await page.goto(`/bookings/${id}`);
    await page.getByRole('button', { name: text('change_open') }).click();
    const dialog = page.getByRole('dialog', { name: text('change_title') });
    const save = dialog.getByRole('button', { name: text('change_save') });
    await expect(save).toBeDisabled();
    await dialog.getByRole('button', { name: later }).click();
    await expect(dialog.getByText(patternOf(text('change_price_kept')))).toBeVisible();
    await dialog.getByRole('button', { name: text('stop_add') }).click();
    await dialog
      .getByRole('combobox', { name: text('stop_number', { number: inDigits(1) }) })
      .fill('Columbus');
    await page.getByRole('option').first().click();
    await expect(dialog.getByText(patternOf(text('change_price')))).toBeVisible();
    await expect(dialog.getByText(text('change_driver_stays'))).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: text('change_history') })).toContainText(
      text('change_stops'),
    );
    const changed = await answerOf(await rider.context.request.get(`/api/bookings/${id}`));
    expect(changed).toMatchObject({ status: 'ACCEPTED', driver: driver.id, bookLater: true });
    expect(changed.stops).toHaveLength(1);

    const work = await driver.context.newPage();
    await work.goto(`/bookings/${id}`);
    await expect(work.getByRole('region', { name: text('change_history') })).toContainText(
      text('change_by_rider'),
    );
    // At the desk's page of the trip, three clicks change it once more.
    const office = await admin.newPage();
    await office.goto(`/bookings/${id}/show`);
    await office.getByRole('button', { name: 'Change booking' }).click();
    await office.getByRole('button', { name: '10 min later' }).click();
    await expect(office.getByText('The driver stays.')).toBeVisible();
    expect(await axeViolations(office)).toEqual([]);
    await office.getByRole('button', { name: 'Save changes' }).click();
    await expect(office.getByRole('dialog')).toBeHidden();
    await expect(office.getByRole('region', { name: 'Changes' })).toBeVisible();
    await Promise.all([rider.context.close(), driver.context.close(), admin.close()]);
  });
}
