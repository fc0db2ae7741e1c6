import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { fillIn } from './bookingSteps.js';
import { answerOf, NEWCOMER_PASSWORD, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { desktop } from './screens.js';

const at = TIMES_SQUARE;
const newRider = (browser: Parameters<typeof newcomer>[0], firstName: string) =>
  newcomer(browser, 'rider', { firstName, viewport: desktop, at });

/** Signs in in the browser without any of its tabs, as a page that has not started yet does. */
const signInUnseen = async (context: BrowserContext, email: string) =>
  answerOf(await context.request.post('/api/auth/login', { data: { email, password: NEWCOMER_PASSWORD } }));

async function signIn(tab: Page, email: string): Promise<void> {
  await tab.goto('/login');
  await tab.getByRole('textbox', { name: 'Email' }).fill(email);
  await tab.getByRole('textbox', { name: 'Password' }).fill(NEWCOMER_PASSWORD);
  await tab.getByRole('button', { name: 'Login' }).click();
}

const changeOf = (page: Page) => page.getByRole('dialog', { name: 'Someone else is signed in' });

test('a waiting tab does not book for someone who has signed in since, and shows who that is', async ({
  browser,
}) => {
  const bobby = await newRider(browser, 'Bobby');
  const { context } = await newRider(browser, 'Alice');
  const page = await context.newPage();
  await page.goto('/');
  await fillIn(page, 'times square', 'grand central');
  await page.getByRole('button', { name: 'Book now' }).click();
  const book = page.getByRole('dialog', { name: 'Estimated fare' }).getByRole('button', { name: 'Book' });
  await expect(book).toBeEnabled();

  await signInUnseen(context, bobby.email);
  await book.click();
  await expect(changeOf(page)).toContainText('Bobby Newcomer has signed in in this browser.');
  await expect(changeOf(page)).toContainText('opened by Alice Newcomer');
  await page.keyboard.press('Escape');
  await changeOf(page).getByRole('button', { name: 'Continue as Bobby Newcomer' }).click();
  await expect(changeOf(page)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Pickup' })).toHaveValue('');
  expect(await answerOf(await context.request.get('/api/bookings'))).toEqual([]);
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Bobby');
  await bobby.context.close();
  await context.close();
});

test('tabs learn at once who signs out and in in another tab', async ({ browser }) => {
  const bobby = await newRider(browser, 'Bobby');
  const { context } = await newRider(browser, 'Alice');
  const [waiting, other] = [await context.newPage(), await context.newPage()];
  await waiting.goto('/');
  await fillIn(waiting, 'times square', 'grand central');
  await other.goto('/profile');
  await other.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(waiting.getByRole('link', { name: 'Login / Sign up' }).first()).toBeVisible();
  await signIn(other, bobby.email);
  await expect(waiting.getByRole('status').filter({ hasText: 'Bobby Newcomer' })).toHaveText(
    'You are signed in as Bobby Newcomer.',
  );
  await expect(waiting.getByRole('link', { name: 'My account' }).first()).toBeVisible();
  await bobby.context.close();
  await context.close();
});

test('a tab of the panel says who has signed in instead, and goes to the sign-in page once nobody is', async ({
  browser,
}) => {
  const bobby = await newRider(browser, 'Bobby');
  const context = await signedIn(browser, 'admin', desktop);
  const [panel, other] = [await context.newPage(), await context.newPage()];
  await panel.goto('/cartypes');
  await expect(panel.getByRole('row').nth(1)).toBeVisible();
  await signInUnseen(context, bobby.email);
  await other.goto('/about-us');
  await expect(changeOf(panel)).toContainText('Bobby Newcomer has signed in in this browser.');
  await changeOf(panel).getByRole('button', { name: 'Continue as Bobby Newcomer' }).click();
  await expect(panel.getByRole('link', { name: 'My account' }).first()).toBeVisible();
  await bobby.context.close();
  await context.close();

  const staff = await signedIn(browser, 'admin', desktop);
  const [desk, second] = [await staff.newPage(), await staff.newPage()];
  await desk.goto('/cartypes');
  await expect(desk.getByRole('row').nth(1)).toBeVisible();
  await answerOf(await staff.request.post('/api/auth/logout'));
  await second.goto('/about-us');
  await desk.waitForURL((url) => url.pathname === '/login');
  await staff.close();
});
