import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openAs, rowOf } from './panelSteps.js';
import { answerOf, newAdmin, signedIn } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

test.describe('a list that is too long to count', () => {
  for (const [screen, viewport] of Object.entries({ phone, desktop })) {
    test(`shows its minimum length on a ${screen}`, async ({ browser }, info) => {
      const context = await signedIn(browser, 'admin', viewport);
      const page = await context.newPage();
      // The demo has fewer riders than the API's counting limit.
      await page.route(/\/api\/riders\?/, async (route) => {
        const response = await route.fetch({ maxRetries: 3 });
        const range = (response.headers()['content-range'] ?? '').replace(/\/\d+$/, '/1000');
        const headers = { ...response.headers(), 'content-range': range, 'wayfare-total': 'at-least' };
        await route.fulfill({ response, headers });
      });
      await page.goto('/riders');
      await expect(page.getByText('1–25 of at least 1,000')).toBeVisible();
      await takePicture(page, info, 'list');
      await context.close();
    });
  }
});

test('an export saves every matching row, with the titles and words of the screen, and can be stopped', async ({
  browser,
}, info) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  const ofDemo = await context.request.get('/api/bookings?filter={"status":["CANCELLED"]}');
  const total = Number(ofDemo.headers()['content-range']?.split('/')[1]);
  const filter = encodeURIComponent('{"status":["CANCELLED"]}');
  await page.goto(`/bookings?filter=${filter}&sort=tripdate&order=ASC&page=1&perPage=25`);
  const dialog = page.getByRole('dialog', { name: 'Export' });

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/bookings\/export/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await takePicture(page, info, 'running');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  release();
  await page.unroute(/\/api\/bookings\/export/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const saved = dialog.getByText(/^\d+ rows have been saved as bookings\.csv\.$/);
  await expect(saved).toBeVisible();
  // Other tests may have canceled trips in the meantime.
  const rows = Number.parseInt((await saved.textContent()) ?? '', 10);
  expect(rows).toBeGreaterThanOrEqual(total);
  await takePicture(page, info, 'saved');
  const text = await readFile(await download.path(), 'utf8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFReference,Trip date \(America\/New_York\),Status,Kind of trip,Car type,/);
  expect(lines).toHaveLength(rows + 1);
  expect(lines.slice(1).every((line) => line.includes(',Canceled,'))).toBe(true);
  // Where the clock shows a time twice, its distance from UTC follows.
  const dates = lines.slice(1).map((line) => /,(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)[^,]*,/.exec(line)?.[1]);
  expect(dates).toEqual([...dates].sort((a, b) => String(a).localeCompare(String(b))));
  await context.close();
});

test('the drivers’ map requests the drivers in its view, and again when it is moved [2.27]', async ({
  browser,
}, info) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  const views: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/dashboard/drivers') views.push(Number(searchParams.get('west')));
  });
  await page.goto('/dashboard');
  const map = page.getByRole('group', { name: 'Active drivers' });
  await map.scrollIntoViewIfNeeded();
  const isOfCity = (west: number) => west > -76 && west < -73;
  await expect.poll(() => views.some(isOfCity)).toBe(true);
  await expect(map.getByRole('button').first()).toBeVisible();
  await takePicture(page, info, 'map', true);
  const before = views.length;
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => views.length).toBeGreaterThan(before);
  await context.close();
});

test('the question before a rider is deleted counts the saved views that end along', async ({ browser }) => {
  const firstName = `V${randomUUID().slice(0, 6)}`;
  const { context } = await newAdmin(browser, firstName, desktop);
  const data = { firstName, lastName: 'Rider', email: `${randomUUID()}@example.com` };
  const { id } = await answerOf(await context.request.post('/api/riders', { data }));
  const view = { list: 'bookings', sort: { field: 'tripdate', order: 'DESC' }, shared: false };
  await answerOf(
    await context.request.post('/api/savedviews', {
      data: { ...view, name: `Trips of ${firstName}`, filter: { customer: id } },
    }),
  );
  const page = await openAs(
    context,
    `/riders?filter=${encodeURIComponent(JSON.stringify({ q: firstName }))}`,
  );
  const shown = page.getByRole('link', { name: `Trips of ${firstName}` });
  await expect(shown).toBeVisible();
  await rowOf(page, firstName)
    .getByRole('button', { name: /^Delete/ })
    .click();
  const question = page.getByRole('dialog');
  await expect(question.getByText('These end along with it: Saved views: 1')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(shown).toHaveCount(0);
  await context.close();
});

test('an admin saves a view of a list, and the menu shows it with its live count', async ({ browser }) => {
  const firstName = `V${randomUUID().slice(0, 6)}`;
  const { context } = await newAdmin(browser, firstName, desktop);
  const addRider = async () => {
    const data = { firstName, lastName: 'Rider', email: `${randomUUID()}@example.com` };
    await answerOf(await context.request.post('/api/riders', { data }));
  };
  await addRider();
  const page = await openAs(
    context,
    `/riders?filter=${encodeURIComponent(JSON.stringify({ q: firstName }))}`,
  );
  const dialog = page.getByRole('dialog', { name: 'Saved views' });
  await page.getByRole('button', { name: 'Saved views' }).click();
  await dialog.getByRole('textbox', { name: 'Name of the view' }).fill('My riders');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  const views = page.getByRole('list', { name: 'Saved views of Riders' }).getByRole('link');
  await expect(views).toHaveText(/^My riders\s*1$/);
  await addRider();
  await expect(views).toHaveText(/^My riders\s*2$/);

  await page.goto('/drivers');
  await views.click();
  await expect(rowOf(page, firstName)).toHaveCount(2);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await dialog.getByRole('button', { name: 'Delete My riders' }).click();
  await expect(views).toHaveCount(0);
  await context.close();
});
