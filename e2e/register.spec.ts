import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { setUpOtherwise } from './business.js';
import { expectGoodLooks } from './looks.js';
import { answerOf, signedIn } from './people.js';
import { randomInt } from './random.js';
import { desktop, phone } from './screens.js';

test('the form has the fields an account needs; the country only if the settings require it [2.22, 2.23, 5.31]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  // Signing up keeps the page that was requested.
  await page.goto('/login?next=%2Fprofile');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('tab')).toHaveText(['Register by email']);
  const form = page.getByRole('tabpanel', { name: 'Register by email' });
  for (const name of ['First name', 'Last name', 'Email', 'Password', 'Phone number', 'Referral ID'])
    await expect(form.getByRole('textbox', { name, exact: true })).toBeVisible();
  const referral = form.getByRole('textbox', { name: 'Referral ID' });
  await expect(referral).toHaveAttribute('required', '');
  await expect(referral).toHaveAccessibleDescription('If you do not have one, leave this field empty.');
  await expect(form.getByRole('button', { name: 'Register' })).toBeVisible();
  await form.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(page.url()).toMatch(/\/login\?next=%2Fprofile$/);

  for (const asked of [true, false]) {
    await setUpOtherwise(page, ({ settings }) => Object.assign(settings, { AllowCountrySelection: asked }));
    await page.goto('/register');
    await expect(form.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
    await expect(form.getByRole('combobox', { name: 'Country' })).toHaveCount(asked ? 1 : 0);
  }
  await context.close();
});

test('the form is disabled while it is sent; 3 seconds after the message, the user is signed in and at /login [2.24, 4.44, 5.32, 8.3, 9.12]', async ({
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
  await page.goto('/register?next=%2Fprofile');
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
  // A response without the new user's id is a failure.
  await page.route('**/api/user_signup', (route) => route.fulfill({ status: 201, json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'Register' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The account could not be created.' });
  await failure.getByRole('button', { name: 'Close' }).click();
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
  await page.waitForURL((url) => url.pathname === '/profile');
  expect(visited).toContain('/login');
  const me = await (await context.request.get('/api/auth/me')).json();
  expect(me).toMatchObject({ email, usertype: 'rider' });
  await context.close();
});

test('a referral id is looked up first; an unknown one is refused at its field [5.31, 7.9, 7.22]', async ({
  browser,
}) => {
  const friend = await signedIn(browser, 'rider', phone);
  const referrer = await (await friend.request.get('/api/auth/me')).json();
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  const sent: { regData: object }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user_signup')) sent.push(request.postDataJSON());
  });
  await page.goto('/register');
  const fields = {
    'First name': 'Nia',
    'Last name': 'New',
    Email: `${randomUUID()}@wayfare.example`,
    Password: 'newcomer1',
    'Phone number': `555${randomInt(1_000_000, 10_000_000)}`,
    'Referral ID': 'unknown1000',
  };
  for (const [name, value] of Object.entries(fields))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('button', { name: 'Register' }).click();
  const referral = page.getByRole('textbox', { name: 'Referral ID' });
  await expect(referral).toHaveAccessibleDescription('This referral ID was not found.');
  expect(sent).toEqual([]);

  await referral.fill(` ${referrer.referralId} `);
  const signedUp = page.waitForResponse('**/api/user_signup');
  await page.getByRole('button', { name: 'Register' }).click();
  expect((await signedUp).status()).toBe(201);
  expect(sent).toEqual([{ regData: expect.objectContaining({ signupViaReferral: referrer.id }) }]);
  expect(sent[0]?.regData).not.toHaveProperty('referralId');
  await context.close();
  await friend.close();
});

test('a sign-up that fails is reported, and what was typed stays [5.32]', async ({ browser }) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  // The second answer has no uid.
  const answers = [
    { status: 503, json: { error: 'email_or_mobile_issue' } },
    { status: 201, json: {} },
  ];
  await page.route('**/api/user_signup', (route) => route.fulfill(answers.shift() ?? {}));
  await page.goto('/register');
  const email = page.getByRole('textbox', { name: 'Email' });
  for (const [name, value] of [
    ['First name', 'Nia'],
    ['Last name', 'New'],
    ['Email', 'nia@wayfare.example'],
    ['Password', 'newcomer1'],
    ['Phone number', '5551234567'],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(email).toHaveAccessibleDescription(/^The email address or phone number could not be checked/);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('The account could not be created. Please try again.')).toBeVisible();
  await expect(email).toHaveValue('nia@wayfare.example');
  await context.close();
});

test('the password is checked and described by the rule in the settings [5.29]', async ({ browser }) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  for (const [passwordRule, hint, bad, problem] of [
    ['alphanumeric', /^6 to 30 characters/, 'abc-def', /^Passwords must have 6 to 30/],
    ['any', /^At least one character/, '', 'Please enter a password.'],
    ['complex', /^8 to 30 characters/, 'Abcdefg1', /^Passwords must have 8 to 30/],
  ] as const) {
    await setUpOtherwise(page, ({ settings }) => Object.assign(settings, { passwordRule }));
    await page.goto('/register');
    await expect(password).toHaveAccessibleDescription(hint);
    for (const [name, value] of [
      ['First name', 'Nia'],
      ['Last name', 'New'],
      ['Email', 'nia@wayfare.example'],
      ['Password', bad],
      ['Phone number', '5551234567'],
    ] as const)
      await page.getByRole('textbox', { name, exact: true }).fill(value);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(password).toHaveAccessibleDescription(problem);
  }
  await context.close();
});

test('a user who signs in through a provider without an account completes it, with the email filled in [4.41]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  const known = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@wayfare.example' };
  const sent: unknown[] = [];
  // The demo has no provider: completing the account signs in the demo's rider.
  await page.route('**/api/auth/social/completion', async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { provider: 'google', ...known } });
    sent.push(route.request().postDataJSON());
    const data = { email: 'rider@wayfare.example', password: process.env['DEMO_PASSWORD'] };
    const json = await answerOf(await context.request.post('/api/auth/login', { data }));
    return route.fulfill({ status: 201, json });
  });
  await page.goto('/register?complete=google');
  for (const [name, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['Email', 'ada@wayfare.example'],
    ['Phone number', ''],
  ] as const)
    await expect(page.getByRole('textbox', { name })).toHaveValue(value);
  await page.getByRole('textbox', { name: 'Phone number' }).fill('2025550143');
  await page.getByRole('button', { name: 'Complete account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are signed in.' })).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  expect(sent).toEqual([{ ...known, mobile: '+12025550143' }]);
  await context.close();
});

test('a single name and a short number are sent where the settings accept them [5.51, 5.52]', async ({
  browser,
}, info) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  const accepted = { country: 'Falkland Islands', requireLastName: false, shortPhoneNumbers: true };
  await setUpOtherwise(page, ({ settings }) => Object.assign(settings, accepted));
  await page.goto('/register');
  const form = page.getByRole('tabpanel', { name: 'Register by email' });
  await expect(form.getByLabel('Last name')).toHaveAccessibleDescription('Leave it empty for a single name.');
  await expect(form.getByLabel('Last name')).not.toHaveAttribute('required');
  await form.getByLabel('First name').fill('Suharto');
  await form.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await form.getByRole('textbox', { name: 'Password' }).fill('secret1');
  await form.getByLabel('Phone number').fill('51234');
  await expectGoodLooks(page, info, 'register-single-name');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/user_signup'));
  await form.getByRole('button', { name: 'Register' }).click();
  expect((await sent).postDataJSON().regData).toMatchObject({
    firstName: 'Suharto',
    lastName: '',
    mobile: '+50051234',
  });
  // The business of all tests requires more, and the field shows it.
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await context.close();
});
