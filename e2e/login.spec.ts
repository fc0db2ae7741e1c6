import { expect, type Page, test } from '@playwright/test';
import { setUpOtherwise } from './business.js';
import { answerOf, NEWCOMER_PASSWORD, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { desktop, phone } from './screens.js';

test('sign-in by email requires a valid address and a password; closing a refusal clears the fields [2.19, 5.21, 8.8, 8.17]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) sent.push(request.postDataJSON());
  });
  await page.goto('/login');
  const form = page.getByRole('tabpanel', { name: 'By email' });
  const email = form.getByRole('textbox', { name: 'Email' });
  const password = form.getByRole('textbox', { name: 'Password' });
  await expect(form.getByRole('button', { name: 'Forgot your password?' })).toBeVisible();
  await expect(form.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  const invalid = page
    .getByRole('alert')
    .filter({ hasText: 'Please enter a valid email address and your password.' });
  for (const [address, secret] of [
    ['nobody', 'wrong-password'],
    ['nobody@wayfare.example', ''],
  ] as const) {
    await email.fill(address);
    await password.fill(secret);
    await form.getByRole('button', { name: 'Login' }).click();
    await invalid.getByRole('button', { name: 'Close' }).click();
    await expect(email).toHaveValue('');
    await expect(password).toHaveValue('');
  }
  expect(sent).toEqual([]);
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

test('only enabled providers have a button; a dialog mails a link for a forgotten password, and closing its notice clears the sign-in [2.21, 4.53, 8.6]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  const providers = page.getByRole('link', { name: /^Continue with/ });
  await setUpOtherwise(page, ({ settings }) => Object.assign(settings, { FacebookLoginEnabled: true }));
  await page.goto('/login');
  await expect(providers).toHaveText(['Continue with Facebook']);
  await expect(providers).toHaveAttribute('href', '/api/auth/social/facebook');
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(providers).toHaveCount(0);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nobody@wayfare.example');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  const address = dialog.getByRole('textbox', { name: 'Email' });
  await expect(address).toHaveValue('nobody@wayfare.example');
  await address.fill('nobody');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(address).toHaveAccessibleDescription('Please enter a valid email address.');
  await address.fill('nobody@wayfare.example');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog).toBeHidden();
  const message = page.getByRole('status').filter({ hasText: 'we sent a link' });
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(email).toHaveValue('');
  await context.close();
});

test('sign-in by phone requests a code and verifies it; canceling signs out, and closing a refusal discards the code [2.20, 4.42, 4.52, 7.30]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  const byPhone = (AllowCountrySelection: boolean) =>
    setUpOtherwise(page, ({ settings }) =>
      Object.assign(settings, { MobileLoginEnabled: true, AllowCountrySelection }),
    );
  const codes: unknown[] = [];
  await page.route('**/api/auth/otp', (route) => {
    codes.push(route.request().postDataJSON());
    return route.fulfill({ json: { verificationId: 'sent' } });
  });
  await byPhone(true);
  await page.goto('/login');
  await openPhoneTab(page);
  const number = page.getByRole('textbox', { name: 'Phone number' });
  const code = page.getByRole('textbox', { name: 'Verification code' });
  await page.getByRole('combobox', { name: 'Country' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany (+49)' }).click();
  await number.fill('0171 2345678');
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(code).toBeFocused();
  expect(codes).toEqual([{ mobile: '+491712345678' }]);
  await expect(number).toBeDisabled();
  const signedOut = page.waitForRequest('**/api/auth/logout');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await signedOut;
  await expect(code).toHaveCount(0);
  await expect(number).toHaveValue('');

  await byPhone(false);
  await page.goto('/login');
  await openPhoneTab(page);
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveCount(0);
  await number.fill('5550100200');
  await page.getByRole('button', { name: 'Get code' }).click();
  await code.fill('12');
  await page.getByRole('button', { name: 'Verify' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Please enter the 6-digit code.' });
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(number).toHaveValue('');

  // The demo sends no codes: a verified one signs in the demo's rider.
  const proofs: unknown[] = [];
  await page.route('**/api/auth/otp/verify', async (route) => {
    proofs.push(route.request().postDataJSON());
    const data = { email: 'rider@wayfare.example', password: process.env['DEMO_PASSWORD'] };
    await route.fulfill({ json: await answerOf(await context.request.post('/api/auth/login', { data })) });
  });
  await number.fill('5550100200');
  await page.getByRole('button', { name: 'Get code' }).click();
  await code.fill('123456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are signed in.' })).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  expect(proofs).toEqual([{ verificationId: 'sent', otp: '123456' }]);
  await context.close();
});

test('a code is sent again after a pause, and a wrong number is corrected without typing it again [2.20]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  await page.clock.install();
  await setUpOtherwise(page, ({ settings }) => Object.assign(settings, { MobileLoginEnabled: true }));
  const codes: unknown[] = [];
  await page.route('**/api/auth/otp', (route) => {
    codes.push(route.request().postDataJSON());
    return route.fulfill({ json: { verificationId: 'sent' } });
  });
  await page.goto('/login');
  await page.getByRole('tab', { name: 'By phone' }).click();
  const number = page.getByRole('textbox', { name: 'Phone number' });
  await number.fill('+15550100200');
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByRole('button', { name: /^Send the code again in \d+ s$/ })).toBeDisabled();
  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'Send the code again', exact: true }).click();
  await expect(page.getByText('We sent a new code to')).toBeVisible();
  await page.getByRole('button', { name: 'Correct the number' }).click();
  await expect(number).toBeEnabled();
  await expect(number).toHaveValue('+15550100200');
  await number.press('End');
  await number.press('Backspace');
  await number.pressSequentially('1');
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByRole('textbox', { name: 'Verification code' })).toBeFocused();
  expect(codes).toEqual(['+15550100200', '+15550100200', '+15550100201'].map((mobile) => ({ mobile })));
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
      // The sign-in ends while the panel is open, and this page is the first to notice.
      await page.route(
        '**/api/promos?*',
        async (route) => {
          await context.clearCookies();
          await route.fulfill({ status: 401, json: { error: 'not_logged_in' } });
        },
        { times: 1 },
      );
      await menu.getByRole('button', { name: 'Prices' }).click();
      await menu.getByRole('link', { name: 'Promos' }).click();
      await signIn(page, who);
      await page.waitForURL((url) => url.pathname === '/promos');
    }
    await context.close();
  }
});

test('an account with an unknown role or without a profile is signed out, with an alert [6.16]', async ({
  browser,
}) => {
  for (const [problem, text] of [
    ['not_valid_user_type', 'This type of user cannot use this page.'],
    ['user_issue_contact_admin', 'There is a problem with your account. Please contact the administrator.'],
  ] as const) {
    const context = await signedIn(browser, 'rider', phone);
    const page = await context.newPage();
    await setUpOtherwise(page, (bootstrap) => Object.assign(bootstrap, { user: null, problem }));
    await page.goto('/about-us');
    const alert = page.getByRole('dialog', { name: 'Alert' });
    await expect(alert).toContainText(text);
    await expect.poll(async () => (await context.request.get('/api/auth/me')).status()).toBe(401);
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
    await context.close();
  }
});

test('signing out or deleting the account ends the session [3.43, 4.51, 6.16]', async ({ browser }) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Una', viewport: desktop, at: TIMES_SQUARE });
  const page = await rider.context.newPage();
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await page.goto('/profile');
  await expect(links.getByRole('link', { name: 'My account' })).toBeVisible();
  // The page learns either that its sign-in has ended or, a moment later, that the account does not exist
  // (rule 6.16).
  const alert = page.getByRole('dialog', { name: 'Alert' });
  await page.addLocatorHandler(alert, async () => {
    await expect(alert).toContainText('There is a problem with your account.');
    await alert.getByRole('button', { name: 'Close' }).click();
  });
  const admin = await signedIn(browser, 'admin', desktop);
  await answerOf(await admin.request.delete(`/api/riders/${rider.id}`));
  // The page may already be leaving: its live connection has ended, too.
  const wallet = page.getByRole('link', { name: 'Wallet' });
  await wallet.click({ timeout: 5_000 }).catch(() => undefined);
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(links.getByRole('link', { name: 'Login / Sign up' })).toBeVisible();
  await rider.context.close();
  await admin.close();

  const other = await newcomer(browser, 'rider', { firstName: 'Ona', viewport: desktop, at: TIMES_SQUARE });
  const own = await other.context.newPage();
  await own.goto('/profile');
  await own.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(own.getByRole('link', { name: 'Login / Sign up' })).toBeVisible();
  expect((await other.context.request.get('/api/auth/me')).status()).toBe(401);
  await other.context.close();
});

test('signing out everywhere asks first, and then ends this sign-in and all others', async ({ browser }) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Eve', viewport: desktop, at: TIMES_SQUARE });
  const { email } = await answerOf(await rider.context.request.get('/api/auth/me'));
  const { accessToken } = await answerOf(
    await rider.context.request.post('/api/auth/token', { data: { email, password: NEWCOMER_PASSWORD } }),
  );
  const statusOfApp = async () => {
    const { status } = await fetch(new URL('/api/auth/me', page.url()), {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    return status;
  };
  const page = await rider.context.newPage();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(await statusOfApp()).toBe(200);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Login / Sign up' })).toBeVisible();
  expect(await statusOfApp()).toBe(401);
  await rider.context.close();
});

test('a changed profile is saved, with a confirmation; contacts are editable unless the user signs in by email [2.58, 5.26, 7.23]', async ({
  browser,
}) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Old', viewport: phone, at: TIMES_SQUARE });
  const page = await rider.context.newPage();
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'First name' }).fill('New');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await page.reload();
  const field = (name: string) =>
    page.getByRole('group', { name: 'About you' }).getByRole('textbox', { name });
  await expect(field('First name')).toHaveValue('New');
  await expect(field('Last name')).toBeEditable();
  for (const name of ['Email', 'Phone number']) {
    await expect(field(name)).toBeDisabled();
    await expect(field(name)).not.toHaveValue('');
  }
  await expect(field('User type')).toHaveValue('Rider');
  await expect(field('User type')).not.toBeEditable();

  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, json: { ...(await response.json()), loginType: 'google' } });
  });
  await page.reload();
  for (const name of ['First name', 'Last name', 'Email', 'Phone number'])
    await expect(field(name)).toBeEditable();
  await expect(field('User type')).not.toBeEditable();
  await rider.context.close();
});

/** The browser draws its own page over the server's if their settings differ: a click before that is lost. */
async function openPhoneTab(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'By phone' });
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
  }).toPass();
}
