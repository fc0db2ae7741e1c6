import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { choosePlace } from './bookingSteps.js';
import { expectToFit } from './looks.js';
import { messageTo } from './mails.js';
import { answerOf, newcomer, type Place, signedIn } from './people.js';
import { desktop, phone } from './screens.js';
import { drivenTrip } from './trips.js';

/** The zone of the demo's business. */
const BUSINESS = 'America/New_York';
const MINUTE_MS = 60_000;

/** Where a trip is, outside the zone of the business, the zone of its times, and the zone of the browser. */
export interface Zones {
  /** What is typed for the places, and the name of the option to choose. */
  pickup: readonly [typed: string, name: RegExp];
  drop: readonly [typed: string, name: RegExp];
  /** A place nearby that no other test uses. */
  at: Place;
  /** The zone of the trip's times, and its name. */
  zone: string;
  name: string;
  /** The zone of the browser. */
  reader: string;
}

export const clockIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(at)
    .replaceAll('\u202f', ' ');

/** The date and time as files have it, in a zone. */
const stampIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);

/**
 * What pages say about a time: the clock time of the trip and, where the reader's clock shows another, the
 * name of its zone and the reader's own time.
 */
export function timeText(
  { zone, name, reader }: Pick<Zones, 'zone' | 'name' | 'reader'>,
  at: number,
): RegExp {
  const [there, here] = [clockIn(zone, at), clockIn(reader, at)];
  const text = there === here ? `${there}(?! \\w* time)` : `${there} ${name} time; .*${here} for you`;
  return new RegExp(text.replaceAll(' ', String.raw`\s`));
}

/** Opens the form of the site with a trip for tomorrow morning, 8:00. */
export async function fillTomorrowMorning(page: Page, { pickup, drop }: Zones): Promise<void> {
  await page.goto('/');
  await choosePlace(page, 'Pickup', ...pickup);
  await choosePlace(page, 'Drop', ...drop);
  await page.getByRole('radio', { name: /^Economy/ }).check();
  await page.getByRole('combobox', { name: 'When' }).click();
  await page.getByRole('option', { name: 'Book later' }).click();
  await page.getByRole('button', { name: 'Tomorrow morning' }).click();
}

/** Books the trip of the form, and verifies that each step tells the same time. Returns the booking. */
async function book(page: Page, zones: Zones): Promise<{ id: string; reference: string; tripdate: number }> {
  const { zone, name, reader } = zones;
  await fillTomorrowMorning(page, zones);
  if (reader !== zone)
    await expect(page.getByText(new RegExp(`8:00\\sAM ${name} time; .*for you`))).toBeVisible();
  await expectToFit(page);
  await page.getByRole('button', { name: 'Book later' }).click();
  const estimate = page.getByRole('dialog', { name: 'Estimated fare' });
  await expect(estimate.getByText(/8:00\sAM/)).toBeVisible();
  const offered = await estimate.getByText(/8:00\sAM/).textContent();
  const made = page.waitForResponse(
    (response) => response.url().endsWith('/api/bookings') && response.request().method() === 'POST',
  );
  await estimate.getByRole('button', { name: 'Book', exact: true }).click();
  const booking = await answerOf((await made) as never);
  expect(clockIn(zone, booking.tripdate)).toBe('8:00 AM');
  expect(offered).toMatch(timeText(zones, booking.tripdate));
  return booking;
}

/** Opens the list of bookings with only one in it. */
async function openRow(panel: Page, reference: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ q: reference }));
  await panel.goto(`/bookings?filter=${filter}&sort=tripdate&order=DESC&page=1&perPage=25`);
  await expect(panel.getByRole('link', { name: reference })).toBeVisible();
  await expect(panel.getByRole('row')).toHaveCount(2);
}

/** The only row of the list in the file that the panel exports, by the names of its columns. */
async function exportedRow(panel: Page): Promise<Record<string, string>> {
  const [download] = await Promise.all([
    panel.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export' }).click(),
  ]);
  const [head = '', row = ''] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  // Quoted cells may contain commas.
  const cells = (line: string) =>
    [...line.replace(/^\uFEFF/, '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    );
  const values = cells(row);
  return Object.fromEntries(cells(head).map((column, index) => [column, values[index] ?? '']));
}

/** Verifies that the panel's page and list, and the file that it exports, tell the same time. */
async function expectInPanel(
  panel: Page,
  { id, reference }: { id: string; reference: string },
  zones: Zones,
  times: { tripdate: number; endTime?: number },
): Promise<void> {
  const { zone, reader } = zones;
  await panel.goto(`/bookings/${id}/show`);
  const timeline = panel.getByRole('region', { name: 'Timeline' });
  for (const at of [times.tripdate, times.endTime].filter((time) => time !== undefined))
    await expect(timeline.getByText(timeText(zones, at)).first()).toBeVisible();
  await openRow(panel, reference);
  const clock = clockIn(zone, times.tripdate);
  const listed = clock === clockIn(reader, times.tripdate) ? clock : `${clock} ${zones.name} time`;
  const cell = new RegExp(`${listed.replaceAll(' ', String.raw`\s`)}$`);
  await expect(panel.getByRole('cell', { name: cell })).toBeVisible();
  const row = await exportedRow(panel);
  expect(row[`Trip date (${BUSINESS})`]).toBe(stampIn(BUSINESS, times.tripdate));
  if (times.endTime !== undefined)
    expect(row[`End time (${BUSINESS})`]).toBe(stampIn(BUSINESS, times.endTime));
  expect(row['Trip date at the pickup']).toBe(stampIn(zone, times.tripdate));
  expect(row['Time zone']).toBe(zone);
}

/**
 * A trip from the form of the site to its pages, the panel and its file, and one that is driven and paid, up
 * to its receipt and mail: each place tells the same clock time. Returns the booked trip, and the rider's
 * page.
 */
export async function followTimes(browser: Browser, zones: Zones) {
  const people = { viewport: phone, at: zones.at };
  const rider = await newcomer(browser, 'rider', { firstName: 'Zita', ...people });
  const page = await rider.context.newPage();
  const booking = await book(page, zones);
  for (const path of ['/bookings', `/bookings/${booking.id}`]) {
    await page.goto(path);
    await expect(page.getByText(timeText(zones, booking.tripdate)).first()).toBeVisible();
    await expectToFit(page);
  }
  const admin = await signedIn(browser, 'admin', desktop);
  const panel = await admin.newPage();
  await expectInPanel(panel, booking, zones, booking);

  const driver = await newcomer(browser, 'driver', { firstName: 'Dario', ...people });
  const id = await drivenTrip(rider, driver, zones.at);
  const data = { payment_mode: 'cash' };
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/pay`, { data }));
  const paid = await answerOf(await rider.context.request.get(`/api/bookings/${id}`));
  expect(Math.abs(paid.endTime - Date.now())).toBeLessThan(10 * MINUTE_MS);
  await page.goto(`/bookings/${id}/receipt`);
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt.getByText(timeText(zones, paid.endTime))).toBeVisible();
  await expectToFit(page);
  // A mail knows no zone of its reader.
  const clock = clockIn(zones.zone, paid.endTime).replace(' ', String.raw`\s`);
  const { body } = await messageTo(admin.request, rider.email, paid.reference);
  expect(body).toMatch(new RegExp(`Date: .*${clock} ${zones.name} time`));
  await expectInPanel(panel, paid, zones, paid);
  await page.goto(`/bookings/${booking.id}`);
  const close = async () => {
    const reason = { data: { reason: 'Over' } };
    await answerOf(await admin.request.post(`/api/bookings/${booking.id}/cancel`, reason));
    await closeAll(admin, rider.context, driver.context);
  };
  return { booking, page, panel, close };
}

const closeAll = (...contexts: BrowserContext[]) => Promise.all(contexts.map((context) => context.close()));
