import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { leftToRight } from '@wayfare/shared';
import { confirmEmail, loseProof, newEmail, newStaff, PASSWORD } from './accounts.js';
import { expectGoodLooks } from './looks.js';
import { linkTo, messagesTo, messageTo } from './mails.js';
import { phrasesIn } from './overlays.js';
import { answerOf, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { desktop, phone } from './screens.js';

const me = async (context: BrowserContext) => answerOf(await context.request.get('/api/auth/me'));
/** The contacts section of the profile page, as a selector. */
const CONTACTS = 'section[aria-labelledby=contacts]';
const contacts = (page: Page) => page.getByRole('region', { name: 'Email and phone number' });
const proofOn = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });

/** Proves the user's identity in the dialog with the password. */
async function prove(proof: Locator) {
  await expect(proof.getByLabel('Password')).toBeFocused();
  await proof.getByLabel('Password').fill(PASSWORD);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(proof).toHaveCount(0);
}

/** Whether a user can sign in. */
async function signsIn(context: BrowserContext, email: string, password: string): Promise<boolean> {
  return (await context.request.post('/api/auth/login', { data: { email, password } })).ok();
}

test('a rider changes their email with a link to the new address, and undoes it with a link to the old one', async ({
  browser,
}, info) => {
  const admin = await signedIn(browser, 'admin', desktop);
  const rider = await newcomer(browser, 'rider', { firstName: 'Cora', viewport: phone, at: TIMES_SQUARE });
  const { email: old } = await me(rider.context);
  await confirmEmail(rider.context, admin);
  await loseProof(rider.context, admin);
  const other = await signedIn(browser, null, desktop);
  expect(await signsIn(other, old, PASSWORD)).toBe(true);

  const page = await rider.context.newPage();
  await page.goto('/profile');
  await contacts(page).getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  const field = dialog.getByRole('textbox', { name: 'New email address' });
  await expect(field).toBeFocused();
  await field.fill('no address');
  await page.keyboard.press('Enter');
  const proof = proofOn(page);
  await expect(proof.getByLabel('Password')).toBeFocused();
  await expectGoodLooks(page, info, 'step-up', '[role=dialog]');
  await prove(proof);
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid email address.');
  await expectGoodLooks(page, info, 'refused', '[role=dialog]');
  const fresh = newEmail();
  await field.fill(fresh);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await field.press('Enter');
  await expect(dialog).toHaveCount(0);
  const sent = contacts(page).getByText(`We sent a link to ${leftToRight(fresh)}.`);
  await expect(sent).toBeVisible();
  await expectGoodLooks(page, info, 'pending', CONTACTS);
  expect(await me(rider.context)).toMatchObject({ email: old });

  await page.goto(await linkTo(admin.request, fresh, 'confirm your new email address'));
  await expectGoodLooks(page, info, 'confirm');
  await page.getByRole('button', { name: 'Use this email address' }).click();
  await expect(page.getByText('Your email address was changed.')).toBeVisible();
  // This session continues; all others have ended.
  expect(await me(rider.context)).toMatchObject({ email: fresh });
  expect((await other.request.get('/api/auth/me')).status()).toBe(401);
  await page.getByRole('link', { name: 'Go to my profile' }).click();
  await expect(contacts(page)).toContainText(fresh);

  const owner = await other.newPage();
  await owner.goto(await linkTo(admin.request, old, 'your email address was changed'));
  await expect(owner.getByText('will be used for your account again.')).toBeVisible();
  await expectGoodLooks(owner, info, 'undo');
  await owner.getByRole('button', { name: 'Undo the change' }).click();
  await expect(owner.getByText('The change was undone, and every device is signed out.')).toBeVisible();
  await expectGoodLooks(owner, info, 'undone');
  expect((await rider.context.request.get('/api/auth/me')).status()).toBe(401);
  expect(await signsIn(rider.context, old, PASSWORD)).toBe(false);
  await owner.getByRole('link', { name: 'Choose a new password' }).click();
  await owner.getByRole('textbox', { name: 'Password' }).fill('chosen2');
  await owner.getByRole('button', { name: 'Save password' }).click();
  await expect.poll(() => signsIn(rider.context, old, 'chosen2')).toBe(true);
  await rider.context.close();
  await other.close();
  await admin.close();
});

test('an admin proves their identity before proposing a driver’s email, and the driver’s address is notified', async ({
  browser,
}, info) => {
  const demo = await signedIn(browser, 'admin', desktop);
  const driver = await newcomer(browser, 'driver', { firstName: 'Dino', viewport: phone, at: TIMES_SQUARE });
  const { email: old } = await me(driver.context);
  const { context } = await newStaff(browser, demo, 'alladmin', desktop);
  await loseProof(context, demo);
  const page = await context.newPage();
  await page.goto(`/drivers/${driver.id}`);
  const fresh = newEmail();
  await page.getByRole('textbox', { name: 'Email' }).fill(fresh);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const proof = proofOn(page);
  await expect(proof.getByLabel('Password')).toBeFocused();
  await expectGoodLooks(page, info, 'step-up', '[role=dialog]');
  expect(await me(driver.context)).toMatchObject({ email: old });
  await prove(proof);
  expect((await messageTo(demo.request, old, 'someone wants to change your contacts')).body).toContain(
    'Our office was asked to change the email address or phone number of your account.',
  );
  // Nothing has changed, so the driver stays signed in.
  expect(await me(driver.context)).toMatchObject({ email: old });
  await driver.context.close();
  await context.close();
  await demo.close();
});

test('a fleet admin can read the contacts of their own driver, but neither change them nor see bank details', async ({
  browser,
}, info) => {
  const context = await signedIn(browser, 'fleet', desktop);
  const [driver] = await answerOf(await context.request.get('/api/drivers?range=[0,0]'));
  const page = await context.newPage();
  await page.goto(`/drivers/${driver.id}`);
  for (const [name, value] of [
    ['Email', driver.email],
    ['Mobile', driver.mobile],
  ]) {
    const field = page.getByRole('textbox', { name });
    await expect(field).toHaveValue(value);
    await expect(field).not.toBeEditable();
    await expect(field).toHaveAccessibleDescription('Only the driver can change this.');
  }
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeEditable();
  await expect(page.getByRole('textbox', { name: /bank/i })).toHaveCount(0);
  await expectGoodLooks(page, info, 'driver');
  await context.close();
});

test('changing an email address reads from right to left in Arabic', async ({ browser }, info) => {
  const admin = await signedIn(browser, 'admin', desktop);
  const rider = await newcomer(browser, 'rider', {
    firstName: 'Amal',
    locale: 'ar',
    viewport: phone,
    at: TIMES_SQUARE,
  });
  const { email: old } = await me(rider.context);
  const phrase = await phrasesIn(rider.context, 'ar');
  await confirmEmail(rider.context, admin);
  await loseProof(rider.context, admin);
  const page = await rider.context.newPage();
  await page.goto('/profile');
  await page.getByRole('button', { name: phrase('contacts_change_email') }).click();
  const fresh = newEmail();
  await page.getByRole('textbox', { name: phrase('contacts_new_email') }).fill(fresh);
  await expectGoodLooks(page, info, 'change', '[role=dialog]');
  await page.keyboard.press('Enter');
  const proof = page.getByRole('dialog', { name: phrase('step_up_title') });
  await proof.getByLabel(phrase('account_password')).fill(PASSWORD);
  await expectGoodLooks(page, info, 'step-up', '[role=dialog]');
  await page.keyboard.press('Enter');
  await expect(page.getByText(phrase('contacts_email_pending', { value: leftToRight(fresh) }))).toBeVisible();
  await expectGoodLooks(page, info, 'pending', CONTACTS);
  const [mail] = await messagesTo(admin.request, fresh);
  await page.goto(/\/login\/contact\?\S+/.exec(mail?.body ?? '')?.[0] ?? '');
  await expectGoodLooks(page, info, 'confirm');
  await page.getByRole('button', { name: phrase('contacts_confirm_email') }).click();
  await expect(page.getByText(phrase('contacts_confirm_done'))).toBeVisible();
  const undo = (await messagesTo(admin.request, old))[0]?.body ?? '';
  await page.goto(/\/login\/undo\?\S+/.exec(undo)?.[0] ?? '');
  await expect(page.getByRole('button', { name: phrase('contacts_undo_confirm') })).toBeVisible();
  await expectGoodLooks(page, info, 'undo');
  await rider.context.close();
  await admin.close();
});
