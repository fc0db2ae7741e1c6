import { expect, type Page, test } from '@playwright/test';
import { setUpOtherwise } from './business.js';
import { answerOf, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { desktop, phone } from './screens.js';

test('a sign-in refusal appears in the message bar; closing it clears the fields [8.8, 8.17]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  await page.goto('/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByRole('textbox', { name: 'Password' });
  await email.fill('nobody@wayfare.example');
  await password.fill('wrong-password');
  await page.getByRole('button', { name: 'Login' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'The email address or password is incorrect.' });
  await expect(message).toBeVisible();
  await expect(email).toHaveValue('nobody@wayfare.example');
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toBeHidden();
  await expect(email).toHaveValue('');
  await expect(password).toHaveValue('');
  await context.close();
});

test('the notice of an emailed link behaves like a refusal: closing it clears the sign-in [4.53, 8.6]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  await page.goto('/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nobody@wayfare.example');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog).toBeHidden();
  const message = page.getByRole('status').filter({ hasText: 'we sent a link' });
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(email).toHaveValue('');
  await context.close();
});

test('closing a refusal discards the sent code, and the phone number is requested again [4.52, 7.30]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  await setUpOtherwise(page, ({ settings }) => Object.assign(settings, { MobileLoginEnabled: true }));
  await page.route('**/api/auth/otp', (route) => route.fulfill({ json: { verificationId: 'sent' } }));
  await page.goto('/login');
  await page.getByRole('tab', { name: 'By phone' }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('5550100200');
  await page.getByRole('button', { name: 'Get code' }).click();
  await page.getByRole('textbox', { name: 'Verification code' }).fill('12');
  await page.getByRole('button', { name: 'Verify' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Please enter the 6-digit code.' });
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Get code' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('');
  await context.close();
});

test('after signing in, users land on the page they asked for, if they may open it [2.8, 4.40]', async ({
  browser,
}) => {
  const signIn = async (page: Page, who: string) => {
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByRole('textbox', { name: 'Email' }).fill(`${who}@wayfare.example`);
    await page.getByRole('textbox', { name: 'Password' }).fill(process.env['DEMO_PASSWORD'] as string);
    await page.getByRole('button', { name: 'Login' }).click();
  };
  for (const [who, asked, landed] of [
    ['rider', '/profile/wallet?from=mail', '/profile/wallet?from=mail'],
    ['rider', '/settings', '/'],
    ['admin', '/cancelreasons', '/cancelreasons'],
  ] as const) {
    const context = await signedIn(browser, null, desktop);
    const page = await context.newPage();
    await page.goto(asked);
    await signIn(page, who);
    await page.waitForURL((url) => url.pathname + url.search === landed);
    if (who === 'admin') {
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await expect(menu).toBeVisible();
      // The sign-in ends while the panel is open.
      await context.clearCookies();
      await menu.getByRole('link', { name: 'Promos' }).click();
      await signIn(page, who);
      await page.waitForURL((url) => url.pathname === '/promos');
    }
    await context.close();
  }
});

test('signing out or deleting the account ends the session [3.43, 4.51]', async ({ browser }) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Una', viewport: desktop, at: TIMES_SQUARE });
  const page = await rider.context.newPage();
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await page.goto('/profile');
  await expect(links.getByRole('link', { name: 'My account' })).toBeVisible();
  const admin = await signedIn(browser, 'admin', desktop);
  await answerOf(await admin.request.delete(`/api/riders/${rider.id}`));
  await page.getByRole('tab', { name: 'Wallet' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(links.getByRole('link', { name: 'Login / Sign up' })).toBeVisible();
  await rider.context.close();
  await admin.close();

  const other = await newcomer(browser, 'rider', { firstName: 'Ona', viewport: desktop, at: TIMES_SQUARE });
  const own = await other.context.newPage();
  await own.goto('/profile');
  await own.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(own.getByRole('link', { name: 'Login / Sign up' })).toBeVisible();
  expect((await other.context.request.get('/api/auth/me')).status()).toBe(401);
  await other.context.close();
});

test('a changed profile is saved, with a confirmation [5.26, 7.23]', async ({ browser }) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Old', viewport: phone, at: TIMES_SQUARE });
  const page = await rider.context.newPage();
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'First name' }).fill('New');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('New');
  await rider.context.close();
});
