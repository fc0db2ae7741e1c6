import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { setUpOtherwise } from './business.js';
import { signedIn } from './people.js';
import { desktop, phone } from './screens.js';

test('the form has the fields an account needs; the country only if the settings require it [2.22, 2.23]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  await page.goto('/register');
  await expect(page.getByRole('tab')).toHaveText(['Register by email']);
  const form = page.getByRole('tabpanel', { name: 'Register by email' });
  for (const name of ['First name', 'Last name', 'Email', 'Password', 'Phone number', 'Referral ID'])
    await expect(form.getByRole('textbox', { name, exact: true })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Register' })).toBeVisible();
  await form.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login');

  for (const asked of [true, false]) {
    await setUpOtherwise(page, ({ settings }) => Object.assign(settings, { AllowCountrySelection: asked }));
    await page.goto('/register');
    await expect(form.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
    await expect(form.getByRole('combobox', { name: 'Country' })).toHaveCount(asked ? 1 : 0);
  }
  await context.close();
});

test('the form is disabled while it is sent; 3 seconds after the message, the user is signed in and at /login [2.24, 4.44, 9.12]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const signIns: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) signIns.push(request.postDataJSON());
  });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user_signup', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await answered;
    await route.fulfill({ response });
  });

  await page.clock.install();
  await page.goto('/register');
  const email = `${randomUUID()}@wayfare.example`;
  const fields = {
    'First name': 'Nia',
    'Last name': 'New',
    Email: email,
    Password: 'newcomer1',
    'Phone number': `555${randomInt(1_000_000, 10_000_000)}`,
  };
  for (const [name, value] of Object.entries(fields))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Creating your account');
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  answer();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your account has been created.');
  await page.clock.runFor(2_999);
  expect(signIns).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => signIns).toEqual([{ email, password: 'newcomer1' }]);
  await page.clock.resume();
  // The sign-in page redirects signed-in users.
  await page.waitForURL((url) => url.pathname === '/');
  expect(visited).toContain('/login');
  const me = await (await context.request.get('/api/auth/me')).json();
  expect(me).toMatchObject({ email, usertype: 'rider' });
  await context.close();
});
