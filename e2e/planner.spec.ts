import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { axeViolations } from './axe.js';
import { test } from './cleanUp.js';
import { expectToFit } from './looks.js';
import { answerOf, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { desktop, phone, wide } from './screens.js';
import { takePicture } from './takePicture.js';

const DAY_MS = 24 * 60 * 60_000;

test('a dispatcher plans a driver by dragging and by keyboard; the driver enters their hours, and sees the planned trip', async ({
  browser,
}, info) => {
  const at = { viewport: phone, at: TIMES_SQUARE };
  const rider = await newcomer(browser, 'rider', { firstName: 'Planny', ...at });
  // A name of this run: a second run in the same demo would find two drivers of one name.
  const firstName = `A${randomUUID().slice(0, 4)}`;
  const name = `${firstName} Newcomer`;
  const driver = await newcomer(browser, 'driver', { firstName, ...at });

  const own = await driver.context.newPage();
  await own.goto('/bookings');
  await own.getByRole('button', { name: 'My hours' }).click();
  const hours = own.getByRole('dialog', { name: 'My hours' });
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await hours.getByRole('checkbox', { name: `Works on ${day}` }).check();
  await takePicture(own, info, 'hours');
  expect(await axeViolations(own)).toEqual([]);
  await hours.getByRole('button', { name: 'Save hours' }).click();
  await expect(own.getByText('The hours are saved.')).toBeVisible();

  const { latitude: lat, longitude: lng } = TIMES_SQUARE;
  const noon = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS + 17 * 60 * 60_000;
  const trip = {
    pickup: { lat, lng, add: 'Times Square' },
    drop: { lat: lat + 0.01, lng, add: 'Columbus Circle' },
    carType: 'Economy',
    bookLater: true,
    tripdate: noon,
  };
  const { reference } = await answerOf(await rider.context.request.post('/api/bookings', { data: trip }));

  const admins = await signedIn(browser, 'admin', desktop);
  const page = await admins.newPage();
  const day = new Date(noon).toISOString().slice(0, 10);
  await page.goto(`/planner?day=${day}`);
  await expect(page.getByRole('heading', { name: 'Planner' })).toBeVisible();
  const board = page.getByRole('region', { name: 'Planned trips by driver' });
  const bar = board.getByRole('button', { name: new RegExp(reference) });
  const row = board.locator(`[data-plan-row="${driver.id}"]`);
  const unplanned = board.locator('[data-plan-row=""]').getByRole('button', { name: new RegExp(reference) });
  await expect(unplanned).toBeVisible();
  await row.scrollIntoViewIfNeeded();
  await expect(row).toContainText(name);
  await bar.hover();
  await page.mouse.down();
  await row.hover();
  await takePicture(page, info, 'dragging');
  await page.mouse.up();
  await expect(page.getByText(`${reference} is planned for ${name}.`)).toBeVisible();
  await expect(row.getByRole('button', { name: new RegExp(reference) })).toBeVisible();
  await expectToFit(page);
  expect(await axeViolations(page)).toEqual([]);
  await takePicture(page, info, 'planner');

  await expect(own.getByRole('heading', { name: 'Planned for you' })).toBeVisible();
  await expect(own.getByText(reference)).toBeVisible();
  await takePicture(own, info, 'planned');

  // By keyboard: taken back, and assigned again from the list of candidates.
  await bar.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: `Take from ${name}` }).press('Enter');
  await expect(page.getByText(`${reference} is without a driver again.`)).toBeVisible();
  // The bar moves to another row, so another button has it then.
  await expect(unplanned).toBeVisible();
  await unplanned.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Assign to …' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Assign ${reference}` });
  await expect(dialog.getByRole('button', { name: /Newcomer/ }).first()).toBeVisible();
  await takePicture(page, info, 'candidates');
  expect(await axeViolations(page)).toEqual([]);
  const candidate = dialog.getByRole('button', { name: new RegExp(name) }).first();
  await expect(candidate).toBeEnabled();
  await candidate.press('Enter');
  await expect(row.getByRole('button', { name: new RegExp(reference) })).toBeVisible();

  await page.setViewportSize(phone);
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expectToFit(page);
  await takePicture(page, info, 'phone', true);
  for (const context of [rider.context, driver.context, admins]) await context.close();
});

for (const [locale, words] of Object.entries({
  en: { change: /^Change to .+ and assign$/, keep: 'Assign without change' },
  ar: { change: /^التغيير إلى .+ والتعيين$/, keep: 'تعيين دون تغيير' },
}))
  test(`a dispatcher changes the car type of a planned trip by dragging it, or keeps it, with the price before and after [4.103] (${locale})`, async ({
    browser,
    cleanUp,
  }, info) => {
    const here = { viewport: phone, at: TIMES_SQUARE };
    const rider = await newcomer(browser, 'rider', { firstName: 'Cora', ...here });
    const admins = await signedIn(browser, 'admin', wide, locale);
    const name = `Z${randomUUID().slice(0, 6)}`;
    const [{ id: _id, createdAt: _at, ...like }] = await answerOf(await admins.request.get('/api/cartypes'));
    const large = { ...like, name, base_fare: 40, translations: {} };
    const carType = await answerOf(await admins.request.post('/api/cartypes', { data: large }));
    cleanUp.remove(`cartypes/${carType.id}`);
    const firstName = `L${randomUUID().slice(0, 4)}`;
    const driver = await newcomer(browser, 'driver', { firstName, carType: name, ...here });
    cleanUp.remove(`drivers/${driver.id}`);

    const { latitude: lat, longitude: lng } = TIMES_SQUARE;
    const noon = Math.floor(Date.now() / DAY_MS) * DAY_MS + 2 * DAY_MS + 17 * 60 * 60_000;
    const book = async (tripdate: number) => {
      const data = {
        pickup: { lat, lng, add: 'Times Square' },
        drop: { lat: lat + 0.01, lng, add: 'Columbus Circle' },
        carType: 'Economy',
        bookLater: true,
        tripdate,
      };
      const trip = await answerOf(await rider.context.request.post('/api/bookings', { data }));
      cleanUp.cancel(trip.id);
      return trip;
    };
    const changed = await book(noon);
    const kept = await book(noon + 3 * 60 * 60_000);

    const page = await admins.newPage();
    // Other tests have drivers and trips on that day, too: nothing scrolls while the trip is dragged.
    await page.setViewportSize({ width: wide.width, height: 4000 });
    await page.goto(`/planner?day=${new Date(noon).toISOString().slice(0, 10)}`);
    const row = page.locator(`[data-plan-row="${driver.id}"]`);
    const barOf = ({ reference }: { reference: string }) =>
      page.getByRole('button', { name: new RegExp(reference) });
    const carTypeOf = async ({ id }: { id: string }) =>
      (await answerOf(await admins.request.get(`/api/bookings/${id}`))).carType;
    const dragToDriver = async (trip: { reference: string }) => {
      await barOf(trip).hover();
      await page.mouse.down();
      await row.hover();
      await page.mouse.up();
      const question = page.getByRole('dialog').filter({ hasText: trip.reference });
      await expect(question.getByRole('button', { name: words.change })).toBeEnabled();
      return question;
    };
    const isPlanned = ({ reference }: { reference: string }) =>
      expect(row.getByRole('button', { name: new RegExp(reference) })).toBeVisible();
    const question = await dragToDriver(changed);
    await takePicture(page, info, 'car type');
    expect(await axeViolations(page)).toEqual([]);
    await question.getByRole('button', { name: words.change }).press('Enter');
    await isPlanned(changed);
    expect(await carTypeOf(changed)).toBe(name);

    await (await dragToDriver(kept)).getByRole('button', { name: words.keep }).press('Enter');
    await isPlanned(kept);
    expect(await carTypeOf(kept)).toBe('Economy');
    for (const context of [rider.context, driver.context, admins]) await context.close();
  });
