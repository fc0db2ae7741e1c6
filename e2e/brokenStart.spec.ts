import { expect, type Page, type Route, test } from '@playwright/test';
import { newcomer, TIMES_SQUARE } from './people.js';
import { phone } from './screens.js';

const refuse = (status: number, error: string) => (route: Route) =>
  route.fulfill({ status, json: { error } });

/** Answers with everything but the settings. */
async function withoutSettings(route: Route): Promise<void> {
  const { settings: _settings, ...rest } = await (await route.fetch()).json();
  await route.fulfill({ json: rest });
}

/** Opens a page of a new rider whose first data arrives otherwise. */
async function openWith(
  browser: Parameters<typeof newcomer>[0],
  path: string,
  answer: (route: Route) => unknown,
) {
  const { context } = await newcomer(browser, 'rider', {
    firstName: 'Basil',
    viewport: phone,
    at: TIMES_SQUARE,
  });
  const page = await context.newPage();
  await page.route('**/api/bootstrap', answer);
  await page.goto(path);
  const status = async () => (await context.request.get('/api/auth/me')).status();
  return { context, page, status };
}

const notice = (page: Page) => page.getByRole('alert').getByRole('heading');

for (const path of ['/', '/profile/wallet'])
  test(`${path} names broken settings, and signs the user out [8.11, 8.13]`, async ({ browser }) => {
    for (const [answer, text] of [
      [refuse(503, 'settings_error'), 'Base Settings Error 1'],
      [withoutSettings, 'Base Settings Error 2'],
    ] as const) {
      const { context, page, status } = await openWith(browser, path, answer);
      await expect(notice(page)).toHaveText(text);
      await expect.poll(status).toBe(401);
      // Once the settings are back, the page opens.
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
      await context.close();
    }
  });

test('a server that cannot answer now is no reason to sign out', async ({ browser }) => {
  const { context, page, status } = await openWith(browser, '/', refuse(503, 'server_error'));
  await expect(notice(page)).toHaveText('The service is unavailable right now');
  expect(await status()).toBe(200);
  await context.close();
});
