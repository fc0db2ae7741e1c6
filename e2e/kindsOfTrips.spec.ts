import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { copyUrl } from './copyPorts.js';
import { countedClicks } from './countedClicks.js';
import { deskRow } from './deskRow.js';
import { expectToFit } from './looks.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { type ProductCopy, startCopy } from './productCopy.js';
import { randomInt } from './random.js';
import { type Reader, readers, textsFor } from './readers.js';
import { wide } from './screens.js';
import { takePicture } from './takePicture.js';

/** A copy of its own: here everybody books every kind of trip, and a no-show costs something. */
const URL_OF_COPY = copyUrl('kinds');
test.use({ baseURL: URL_OF_COPY });

let copy: ProductCopy;
test.beforeAll(async ({ browser }) => {
  copy = await startCopy(/is ready at/, {
    PORT: new URL(URL_OF_COPY).port,
    NODE_ENV: 'development',
    DEMO_BOOKINGS: '60',
    TRUST_PROXY: '1',
  });
  const admin = await signedIn(browser, 'admin', wide);
  const settings = {
    asDirectedTrips: true,
    hourlyByRiders: true,
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
    noShowMinutes: 1,
    otp_secure: false,
  };
  await answerOf(await admin.request.put('/api/settings', { data: settings }));
  const types: { id: string; name: string }[] = await answerOf(await admin.request.get('/api/cartypes'));
  const { id } = types.find(({ name }) => name === 'Economy') as { id: string };
  await answerOf(await admin.request.put(`/api/cartypes/${id}`, { data: { noShowFee: 5 } }));
  await admin.close();
});
test.afterAll(() => copy?.close());

/** A place of its own for each trip: the demo has no drivers there. */
const quietPlace = () => ({ latitude: 44 + randomInt(900) / 1000, longitude: -108 + randomInt(900) / 1000 });

/** A rider and a driver at one place, and what they read. */
async function people(browser: Browser, { viewport, locale }: Reader) {
  const at = quietPlace();
  const who = { viewport, locale, at };
  const rider = await newcomer(browser, 'rider', { firstName: 'Rosa', ...who });
  const driver = await newcomer(browser, 'driver', {
    firstName: 'Dina',
    ...who,
    serviceWorkers: 'allow',
  });
  const place = (north: number, add: string) => ({ lat: at.latitude + north, lng: at.longitude, add });
  return {
    rider,
    driver,
    text: await textsFor(rider.context, locale),
    pickup: place(0, 'Town Hall'),
    place,
    steps: async (id: string, ...names: string[]) => {
      for (const name of names)
        await answerOf(await driver.context.request.post(`/api/bookings/${id}/${name}`));
    },
    read: async (id: string) => answerOf(await rider.context.request.get(`/api/bookings/${id}`)),
    close: () => Promise.all([rider.context.close(), driver.context.close()]),
  };
}

async function opened(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function expectFine(page: Page, name: string) {
  await takePicture(page, test.info(), name, true);
  await expectToFit(page);
  expect(await axeViolations(page)).toEqual([]);
}

for (const reader of readers) {
  const { locale, viewport } = reader;
  const shown = `${locale}-${viewport.width}`;

  test(`a driver without a network confirms a trip that became much longer, ${shown} [4.100]`, async ({
    browser,
  }) => {
    const { rider, driver, text, pickup, place, steps, read, close } = await people(browser, reader);
    const data = { carType: 'Economy', pickup, drop: place(0.02, 'Station') };
    const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
    await steps(id, 'accept');
    const work = await opened(driver.context, '/bookings');
    await expect(work.getByRole('button', { name: text('console_arrived') })).toBeVisible();
    const page = await opened(rider.context, `/bookings/${id}`);
    const wanted = { drop: place(0.2, 'Far Gate') };
    const preview = await answerOf(
      await rider.context.request.post(`/api/bookings/${id}/changes/preview`, { data: wanted }),
    );
    expect(preview).toMatchObject({ driver: 'asked', answerSeconds: 120 });
    const agreed = { customer_paid: preview.price.after, driver: 'asked' };
    const change = { ...wanted, version: preview.version, agreed };
    await answerOf(await rider.context.request.post(`/api/bookings/${id}/changes`, { data: change }));

    await expect(work.getByRole('heading', { name: text('console_longer_title') })).toBeVisible();
    await expectFine(work, `asked-${shown}`);
    await expect(page.getByText(text('trip_longer_asked').split('%')[0] as string)).toBeVisible();
    await expectFine(page, `rider-waits-${shown}`);
    await driver.context.setOffline(true);
    await work.getByRole('button', { name: text('console_longer_confirm') }).click();
    await expect(work.getByText(text('console_longer_confirmed'))).toBeVisible();
    expect((await read(id)).longerTrip).toMatchObject({ state: 'asked' });
    await driver.context.setOffline(false);
    await expect.poll(async () => (await read(id)).longerTrip ?? null).toBeNull();
    await expect(page.getByText(text('change_driver_confirmed'))).toBeVisible();
    expect(await read(id)).toMatchObject({ status: 'ACCEPTED', driver: driver.id });
    await close();
  });

  test(`a rider adds an hour to a trip by the hour, ${shown} [4.69]`, async ({ browser }) => {
    const { rider, text, pickup, steps, read, close } = await people(browser, reader);
    const data = { carType: 'Economy', kind: 'hourly', hours: 2, pickup };
    const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
    await steps(id, 'accept', 'arrive', 'start');
    const page = await opened(rider.context, `/bookings/${id}`);
    await page.getByRole('button', { name: text('hire_add_hour') }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: text('change_save') });
    await expect(save).toBeEnabled();
    await expectFine(page, `hour-${shown}`);
    await save.click();
    await expect(dialog).toBeHidden();
    expect((await read(id)).hire).toMatchObject({ hours: 3, bought: 3 });
    await expect(page.getByRole('region', { name: text('trip_by_hour') })).toBeVisible();
    await close();
  });

  test(`a trip without a destination gets one on the way, and is paid by the meter, ${shown} [4.66]`, async ({
    browser,
  }) => {
    const { rider, driver, text, pickup, steps, read, close } = await people(browser, reader);
    const admin = await signedIn(browser, 'admin', viewport);
    const data = { carType: 'Economy', kind: 'asDirected', customer: rider.id, pickup };
    const { id } = await answerOf(await admin.request.post('/api/bookings', { data }));
    await steps(id, 'accept', 'arrive', 'start');
    const work = await opened(driver.context, '/bookings');
    await expect(work.getByText(text('trip_drop_open')).first()).toBeVisible();
    await expect(work.getByRole('heading', { name: text('console_meter') })).toBeVisible();
    const page = await opened(rider.context, `/bookings/${id}`);
    await page.getByRole('button', { name: text('change_way') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: text('site_drop') }).fill('Billings');
    await page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: text('change_save') }).click();
    await expect(dialog).toBeHidden();
    expect((await read(id)).dropAddress).not.toBe('');
    await work.getByRole('button', { name: text('console_reach') }).click();
    await expect(work.getByText(text('console_collect_cash'))).toBeVisible();
    await expectFine(work, `meter-${shown}`);
    await Promise.all([close(), admin.close()]);
  });

  test(`a driver reports a no-show after the free minutes, and its rider disputes the fee, ${shown} [4.74]`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const { rider, driver, text, pickup, place, steps, read, close } = await people(browser, reader);
    const data = { carType: 'Economy', pickup, drop: place(0.02, 'Station') };
    const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
    await steps(id, 'accept', 'arrive');
    const work = await opened(driver.context, '/bookings');
    await work.getByRole('button', { name: text('console_no_show_warn') }).click();
    await work.getByRole('button', { name: text('console_no_show_call') }).click();
    const report = work.getByRole('button', { name: text('console_no_show'), exact: true });
    await expect(report).toBeDisabled();
    await expectFine(work, `waiting-${shown}`);
    await expect(report).toBeEnabled({ timeout: 120_000 });
    await report.click();
    await work.getByRole('button', { name: text('console_no_show_confirm') }).click();
    await expect.poll(async () => (await read(id)).status).toBe('CANCELLED');

    const page = await opened(rider.context, `/bookings/${id}`);
    await expect(page.getByRole('heading', { name: text('trip_no_show_title') })).toBeVisible();
    await page.getByRole('button', { name: text('trip_no_show_dispute') }).click();
    await page.getByRole('textbox', { name: text('trip_no_show_words') }).fill('I stood at the door.');
    await page.getByRole('button', { name: text('trip_no_show_send') }).click();
    await expect(page.getByText(text('trip_no_show_disputed'))).toBeVisible();
    await expectFine(page, `disputed-${shown}`);
    expect((await read(id)).cancel_fee).toBe(5);
    await close();
  });

  test(`a dispatcher changes the car type of a prebooking with three clicks at most, ${shown} [4.59]`, async ({
    browser,
  }) => {
    const { rider, driver, pickup, place, read, close } = await people(browser, reader);
    const soon = { bookLater: true, tripdate: Date.now() + 25 * 60_000 };
    const data = { carType: 'Economy', pickup, drop: place(0.02, 'Station'), ...soon };
    const { id, reference } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
    const admin = await signedIn(browser, 'admin', viewport);
    const planned = { driver: driver.id, plans: 0 };
    await admin.request.post(`/api/bookings/${id}/plan`, { data: planned });
    const page = await opened(admin, '/desk');
    const clicks = countedClicks('Changing the car type', 3);
    const row = await deskRow(page, reference);
    await clicks.click(row);
    await clicks.click(page.getByRole('button', { name: 'Change booking' }).first());
    const dialog = page.getByRole('dialog', { name: 'Change booking' });
    const carType = dialog.getByRole('combobox', { name: 'Car type' });
    await carType.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const save = dialog.getByRole('button', { name: 'Save changes' });
    await expect(save).toBeEnabled();
    await expectFine(page, `car-type-${shown}`);
    await clicks.click(save);
    await expect(dialog).toBeHidden();
    expect((await read(id)).carType).not.toBe('Economy');
    await Promise.all([close(), admin.close()]);
  });
}
