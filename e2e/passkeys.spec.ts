import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { loseProof, newStaff, PASSWORD } from './accounts.js';
import { expectGoodLooks, problemsOf } from './looks.js';
import { messageTo } from './mails.js';
import { phrasesIn } from './overlays.js';
import { answerOf, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { desktop, phone } from './screens.js';

// Browsers bind passkeys to domain names; an IP address is not one.
test.use({ baseURL: 'http://localhost:3210' });

/** Gives a page a virtual device with passkeys whose user is always present and verified. */
async function holdPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const me = async (context: BrowserContext) => answerOf(await context.request.get('/api/auth/me'));
/** The passkey section of the profile page, as a selector. */
const PASSKEYS = 'section[aria-labelledby=passkeys]';
const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect.poll(async () => (await page.request.get('/api/auth/me')).status()).toBe(401);
}

/** Adds a passkey on the profile page. */
async function addPasskey(page: Page, name: string) {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey was added.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

test('a rider adds a passkey, signs in with it, renames it, and deletes it', async ({ browser }, info) => {
  const admin = await signedIn(browser, 'admin', desktop);
  const rider = await newcomer(browser, 'rider', { firstName: 'Pia', viewport: phone, at: TIMES_SQUARE });
  const { email } = await me(rider.context);
  const page = await rider.context.newPage();
  const problems = problemsOf(page);
  await holdPasskeys(page);
  await page.goto('/profile');
  await expect(section(page)).toContainText('You have no passkeys yet.');

  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const name = page.getByRole('dialog', { name: 'Add a passkey' }).getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expectGoodLooks(page, info, 'add', '[role=dialog]');
  await page.keyboard.press('Escape');
  await addPasskey(page, 'Pia’s phone');
  const entry = section(page).getByRole('listitem');
  await expect(entry).toContainText('Pia’s phone');
  await expect(entry).toContainText('Never used');
  await expectGoodLooks(page, info, 'profile', PASSKEYS);
  await messageTo(admin.request, email, 'a passkey was added to your account');

  await signOut(page);
  await page.goto('/login');
  await expectGoodLooks(page, info, 'sign-in');
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  await signIn.click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await me(rider.context)).toMatchObject({ email });

  await page.goto('/profile');
  await expect(entry).toContainText('Last used on');
  await entry.getByRole('button', { name: 'Rename passkey “Pia’s phone”' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('My phone');
  await page.keyboard.press('Enter');
  await expect(entry).toContainText('My phone');
  await entry.getByRole('button', { name: 'Delete passkey “My phone”' }).click();
  await expectGoodLooks(page, info, 'delete', '[role=dialog]');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The passkey was deleted.')).toBeVisible();
  await expect(entry).toHaveCount(0);
  await messageTo(admin.request, email, 'a passkey was deleted from your account');
  expect(problems).toEqual([]);

  await signOut(page);
  await page.goto('/login');
  await signIn.click();
  await expect(page.getByText('This passkey could not be verified. Please try again.')).toBeVisible();
  expect((await rider.context.request.get('/api/auth/me')).status()).toBe(401);
  await rider.context.close();
  await admin.close();
});

test('an admin reads in the panel that a passkey was added, signs in with it and proves their identity [3.5, 7.31]', async ({
  browser,
}, info) => {
  const demo = await signedIn(browser, 'admin', desktop);
  const { context, email } = await newStaff(browser, demo, 'alladmin', desktop, {
    // Full admins are also notified of what other tests do.
    staffRole: 'finance',
  });
  const page = await context.newPage();
  await holdPasskeys(page);
  await page.goto('/profile');
  await addPasskey(page, 'Key ring');
  await expectGoodLooks(page, info, 'profile', PASSKEYS);
  await messageTo(demo.request, email, 'a passkey was added to your account');
  await page.getByRole('link', { name: 'Notifications (1 unread)' }).click();
  const warning = page.getByRole('link', { name: /^A passkey was added to your account/ });
  await expect(warning).toBeVisible();
  await expectGoodLooks(page, info, 'notifications');
  await warning.click();
  await page.waitForURL((url) => url.pathname === '/profile');
  await expect(page.getByRole('link', { name: 'Notifications (0 unread)' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  const useIt = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(page.getByText('Your account is protected by a passkey.')).toBeVisible();
  await expect(useIt).toBeFocused();
  await expectGoodLooks(page, info, 'second-factor');
  await useIt.click();
  await page.waitForURL((url) => url.pathname === '/dashboard');

  // Leaves the page: a request on its way with the session's old cookie would sign the admin out.
  await page.goto('about:blank');
  await loseProof(context, demo);
  await page.goto('/profile');
  await section(page).getByRole('button', { name: 'Delete passkey “Key ring”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(proof.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await expectGoodLooks(page, info, 'step-up', '[role=dialog]');
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The passkey was deleted.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(section(page)).toContainText('You have no passkeys yet.');
  await messageTo(demo.request, email, 'a passkey was deleted from your account');
  await context.close();
  await demo.close();
});

test('passkeys read from right to left in Arabic', async ({ browser }, info) => {
  const rider = await newcomer(browser, 'rider', {
    firstName: 'Amal',
    locale: 'ar',
    viewport: phone,
    at: TIMES_SQUARE,
  });
  const phrase = await phrasesIn(rider.context, 'ar');
  const page = await rider.context.newPage();
  await holdPasskeys(page);
  await page.goto('/profile');
  const passkeys = page.getByRole('region', { name: phrase('account_passkeys') });
  const add = phrase('account_passkey_add');
  await passkeys.getByRole('button', { name: add }).click();
  const dialog = page.getByRole('dialog', { name: add });
  await dialog.getByRole('textbox').fill('Pixel 9');
  await expectGoodLooks(page, info, 'add', '[role=dialog]');
  await dialog.getByRole('button', { name: add }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('Pixel 9');
  await expectGoodLooks(page, info, 'profile', PASSKEYS);
  await passkeys
    .getByRole('button', { name: phrase('account_passkey_delete_of', { name: 'Pixel 9' }) })
    .click();
  await expectGoodLooks(page, info, 'delete', '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: phrase('inbox_bell', { count: '1' }) }).click();
  await expect(page.getByRole('link', { name: phrase('notice_passkey_added_title') })).toBeVisible();
  await expectGoodLooks(page, info, 'notifications');
  await rider.context.close();
});

test('at an IP address, the profile shows where passkeys work, and sign-in does not offer them', async ({
  browser,
}, info) => {
  const context = await browser.newContext({ baseURL: 'http://127.0.0.1:3210', viewport: phone });
  const data = { email: 'rider@wayfare.example', password: process.env['DEMO_PASSWORD'] };
  await answerOf(await context.request.post('/api/auth/login', { data }));
  const page = await context.newPage();
  await page.goto('/profile');
  await expect(section(page)).toContainText(
    'Passkeys work only at http://localhost:3210. Open the site there.',
  );
  await expect(section(page).getByRole('button')).toHaveCount(0);
  await expectGoodLooks(page, info, 'profile', PASSKEYS);
  await context.clearCookies();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await context.close();
});
