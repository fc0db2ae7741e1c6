import { expect, type Page, type Route, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { openAs } from './panelSteps.js';
import { desktop, phone } from './screens.js';

/** Holds back the answers to saves until they are let through. */
async function holdSaves(page: Page, url: string, answer: (route: Route) => Promise<unknown>) {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(url, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await held;
    return answer(route);
  });
  return () => letThrough();
}

test('a rider’s text typed while the profile is being saved is kept, and can be saved next', async ({
  browser,
}) => {
  const { context } = await newcomer(browser, 'rider', {
    firstName: 'Ada',
    viewport: phone,
    at: TIMES_SQUARE,
  });
  const page = await context.newPage();
  await page.goto('/profile');
  const answerSave = await holdSaves(page, '**/api/auth/me', (route) => route.continue());
  const field = (name: string) => page.getByRole('textbox', { name });
  const [first, last] = [field('First name'), field('Last name')] as const;
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await first.fill('Augusta');
  await save.click();
  await last.fill('Lovelace');
  await first.fill('Augusta Ada');
  answerSave();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await expect(first).toHaveValue('Augusta Ada');
  await expect(last).toHaveValue('Lovelace');
  await save.click();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(first).toHaveValue('Augusta Ada');
  await expect(last).toHaveValue('Lovelace');
  await context.close();
});

test('a profile shows all errors at their fields at once, and keeps what was typed when the session ends', async ({
  browser,
}) => {
  const { context } = await newcomer(browser, 'rider', {
    firstName: 'Ida',
    viewport: phone,
    at: TIMES_SQUARE,
  });
  const page = await context.newPage();
  await page.goto('/profile');
  const field = (name: string) => page.getByRole('textbox', { name });
  const [first, last] = [field('First name'), field('Last name')] as const;
  await first.fill('');
  await last.fill(' ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  for (const wrong of [first, last]) {
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAccessibleDescription('This field is required.');
  }
  await expect(first).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  await first.fill('Ida B.');
  const { cookies } = await context.storageState();
  await context.clearCookies();
  await page.reload();
  await page.waitForURL('**/login?next=*');
  await context.addCookies(cookies);
  await page.goto('/profile');
  await expect(first).toHaveValue('Ida B.');
  await context.close();
});

for (const [path, edited, other] of [
  ['/settings', 'Panic number', 'Referral bonus'],
  ['/appinfo', 'Company website', 'Contact email'],
] as const)
  test(`an admin’s text typed while ${path} is being saved is kept, and counts as unsaved`, async ({
    browser,
  }) => {
    const context = await signedIn(browser, 'admin', desktop);
    const page = await openAs(context, path);
    const sent: object[] = [];
    // Answered here: all tests share these settings.
    const answerSave = await holdSaves(page, `**/api${path}`, async (route) => {
      const before = await (await context.request.get(`/api${path}`)).json();
      sent.push(route.request().postDataJSON() as object);
      await route.fulfill({ json: Object.assign({}, before, ...sent) });
    });
    const field = (name: string) => page.getByRole('textbox', { name });
    const submit = page.getByRole('button', { name: 'Submit' });
    await field(edited).fill('112');
    await submit.click();
    await field(other).fill('25');
    answerSave();
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    await expect(field(edited)).toHaveValue('112');
    await expect(field(other)).toHaveValue('25');
    expect(sent).toHaveLength(1);
    if (path === '/appinfo') return context.close();
    await submit.click();
    await expect.poll(() => sent.length).toBe(2);
    // Only what has changed since.
    expect(sent[1]).toMatchObject({ bonus: 25 });
    expect(sent[1]).not.toHaveProperty('panic');
    await expect(field(other)).toHaveValue('25');
    return context.close();
  });

test('a form that closes once it is saved takes no input while it is being saved', async ({ browser }) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Ada', viewport: desktop, at: TIMES_SQUARE });
  await rider.context.close();
  const context = await signedIn(browser, 'admin', desktop);
  const page = await openAs(context, `/riders/${rider.id}`);
  const answerSave = await holdSaves(page, `**/api/riders/${rider.id}`, (route) => route.continue());
  const first = page.getByLabel('First name');
  await first.fill('Augusta');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await first.click({ force: true });
  await page.keyboard.type('lost');
  await expect(first).toHaveValue('Augusta');
  answerSave();
  await expect(page).toHaveURL(/\/riders$/);
  await context.close();
});
