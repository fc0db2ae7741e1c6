import { expect, test } from '@playwright/test';
import { signedIn } from './people.js';
import { desktop, phone } from './screens.js';

test.describe('a list too long to be counted', () => {
  for (const [screen, viewport] of Object.entries({ phone, desktop })) {
    test(`says at least how long it is, on a ${screen}`, async ({ browser }, info) => {
      const context = await signedIn(browser, 'admin', viewport);
      const page = await context.newPage();
      // The demo has fewer riders than the API counts.
      await page.route(/\/api\/riders\?/, async (route) => {
        const response = await route.fetch();
        const range = (response.headers()['content-range'] ?? '').replace(/\/\d+$/, '/1000');
        const headers = { ...response.headers(), 'content-range': range, 'wayfare-total': 'at-least' };
        await route.fulfill({ response, headers });
      });
      await page.goto('/riders');
      await expect(page.getByText('1–25 of at least 1,000')).toBeVisible();
      await page.screenshot({ path: info.outputPath('list.png') });
      await context.close();
    });
  }
});

test('the drivers’ map asks for the drivers where it looks, and again when it is moved [2.27]', async ({
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
  const isOfCity = (west: number) => west > -76 && west < -73;
  await expect.poll(() => views.some(isOfCity)).toBe(true);
  await expect(map.getByRole('button').first()).toBeVisible();
  await page.screenshot({ path: info.outputPath('map.png'), fullPage: true });
  const before = views.length;
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => views.length).toBeGreaterThan(before);
  await context.close();
});
