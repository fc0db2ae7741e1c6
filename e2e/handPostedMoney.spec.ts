import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type Browser,
  expect,
  type Page,
  test,
  type TestInfo,
} from '@playwright/test';
import { countedTask } from './countedClicks.js';
import { expectTablesToFit, expectToFit, settled, violationsOn } from './looks.js';
import { openAs, rowOf } from './panelSteps.js';
import { answerOf, newAdmin, newcomer, signedIn, signedInByMail, TIMES_SQUARE } from './people.js';
import { desktop, phone } from './screens.js';
import { staleUntilProven } from './staleSignIn.js';
import { takePicture } from './takePicture.js';

/** Checks the look of a page on a phone and on a desktop, and leaves it at desktop size. */
async function looksRight(page: Page, info: TestInfo, picture: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  for (const [screen, viewport] of Object.entries({ phone, desktop })) {
    await page.setViewportSize(viewport);
    await settled(page);
    await takePicture(page, info, `${picture}-${screen}`, true);
    await expectToFit(page);
    if (screen === 'desktop') await expectTablesToFit(page);
    expect(await violationsOn(page)).toEqual([]);
  }
}

/** A rider with a unique first name. */
async function newRider(browser: Browser) {
  const firstName = `R${randomUUID().slice(0, 6)}`;
  return {
    firstName,
    ...(await newcomer(browser, 'rider', { firstName, viewport: phone, at: TIMES_SQUARE })),
  };
}

/** Fills in and submits the form that adds money to a wallet. */
async function askToAdd(page: Page, firstName: string, amount: string, note: string) {
  await page.getByRole('combobox', { name: 'Rider or driver' }).fill(firstName);
  await page.getByRole('option', { name: firstName }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('textbox', { name: 'Note' }).fill(note);
  await page.getByRole('button', { name: 'Add balance' }).click();
  return page.getByRole('dialog', { name: 'Add this money to the wallet?' });
}

/** The demo's admin proves their identity when the panel asks for it. */
async function proves(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Password').fill(process.env['DEMO_PASSWORD'] as string);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
}

/** A user's wallet balance, requested by an admin. */
const balanceOf = async (request: APIRequestContext, resource: 'riders' | 'drivers', id: string) =>
  (await answerOf(await request.get(`/api/${resource}/${id}`))).walletBalance;

test('an admin confirms an amount and their identity to add it to a wallet, and reverses it with a reason [2.42, 5.47]', async ({
  browser,
}, info) => {
  const { id, firstName, context: rider } = await newRider(browser);
  const admins = await signedIn(browser, 'admin', desktop);
  const page = await openAs(admins, '/addtowallet');
  await staleUntilProven(page, '**/api/wallet/credits', 'POST');
  const posting = await askToAdd(page, firstName, '40.25', 'Refund for an umbrella');
  for (const fact of [`${firstName} Newcomer`, '$0.00', 'Refund for an umbrella'])
    await expect(posting.getByText(fact)).toBeVisible();
  await expect(posting.getByText('$40.25')).toHaveCount(2);
  await posting.getByRole('button', { name: 'Add money' }).click();
  await proves(page);
  await expect(page.getByText('Done. New balance: $40.25')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('');

  await page.goto(`/riders/${id}`);
  const history = page.getByRole('region', { name: 'Wallet history' });
  await expect(history.getByText('+$40.25')).toBeVisible();
  await expect(history.getByText('By Alex Morgan · Refund for an umbrella')).toBeVisible();
  await looksRight(page, info, 'before-the-reversal');
  await history.getByRole('button', { name: /^Reverse credit:/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Reverse this entry?' });
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toBeFocused();
  const reverse = dialog.getByRole('button', { name: 'Reverse' });
  await expect(reverse).toBeDisabled();
  await page.keyboard.type('It was another rider');
  await reverse.click();
  await expect(page.getByText('Done. New balance: $0.00')).toBeVisible();
  await expect(history.getByText('−$40.25')).toBeVisible();
  await expect(history.getByText('By Alex Morgan · It was another rider')).toBeVisible();
  await expect(history.getByText('+$40.25')).toBeVisible();
  await expect(history.getByText('Reversed', { exact: true })).toBeVisible();
  await expect(history.getByRole('button', { name: /^Reverse / })).toHaveCount(0);
  await looksRight(page, info, 'after-the-reversal');
  expect(await balanceOf(admins.request, 'riders', id)).toBe(0);
  await Promise.all([rider, admins].map((context) => context.close()));
});

test('above the approval limit, an admin other than the author approves or rejects a posting', async ({
  browser,
}, info) => {
  const { id, firstName, context: rider } = await newRider(browser);
  const author = await newAdmin(browser, 'Ada', desktop);
  const admins = await signedIn(browser, 'admin', desktop);
  const { approvalLimit } = await answerOf(await admins.request.get('/api/settings'));
  const amounts = [approvalLimit + 0.25, approvalLimit + 100];
  const [approved, rejected] = amounts.map((amount) => `$${amount.toFixed(2)}`) as [string, string];

  const authors = await openAs(author.context, '/addtowallet');
  for (const amount of amounts) {
    const posting = await askToAdd(authors, firstName, String(amount), 'Thank you');
    await expect(posting.getByRole('alert')).toContainText('another admin has to approve it');
    await posting.getByRole('button', { name: 'Add money' }).click();
    await expect(authors.getByText('Another admin has to approve this.').first()).toBeVisible();
    await expect(posting).toHaveCount(0);
  }
  await authors.goto('/walletadjustments');
  const own = rowOf(authors, firstName);
  await expect(own).toHaveCount(2);
  await expect(own.getByRole('button', { name: 'Cancel the request' })).toHaveCount(2);
  await expect(own.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  const waiting: { id: string; by: string }[] = await answerOf(
    await author.context.request.get('/api/walletadjustments'),
  );
  const one = waiting.find(({ by }) => by === author.id);
  const refused = await author.context.request.post(`/api/walletadjustments/${one?.id}/approve`);
  expect(refused.status()).toBe(403);
  expect(await balanceOf(admins.request, 'riders', id)).toBe(0);

  const page = await openAs(admins, '/walletadjustments');
  await expect(rowOf(page, firstName)).toHaveCount(2);
  await looksRight(page, info, 'waiting');
  await staleUntilProven(page, '**/api/walletadjustments/*/approve', 'POST');
  const row = (amount: string) => rowOf(page, firstName).filter({ hasText: amount });
  await row(approved)
    .getByRole('button', { name: `Approve the request for ${firstName} Newcomer` })
    .click();
  const approval = page.getByRole('dialog', { name: 'Approve this request?' });
  for (const fact of [approved, 'Ada Newcomer', 'Thank you'])
    await expect(approval.getByText(fact)).toBeVisible();
  await approval.getByRole('button', { name: 'Approve' }).click();
  await proves(page);
  await expect(page.getByText('Approved and posted.')).toBeVisible();
  await expect(row(approved)).toContainText('Posted');

  await row(rejected)
    .getByRole('button', { name: `Reject the request for ${firstName} Newcomer` })
    .click();
  const rejection = page.getByRole('dialog', { name: 'Reject this request?' });
  await rejection.getByRole('textbox', { name: 'Note' }).fill('Once is enough');
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Rejected. Nothing was posted.')).toBeVisible();
  await expect(row(rejected)).toContainText('Alex Morgan: Once is enough');
  await expect(rowOf(page, firstName).getByRole('button')).toHaveCount(0);
  await looksRight(page, info, 'decided');
  // The author, who has the list open, also sees it.
  await expect(own.filter({ hasText: approved })).toContainText('Posted');
  await expect(own.filter({ hasText: rejected })).toContainText('Rejected');
  expect(await balanceOf(admins.request, 'riders', id)).toBe(amounts[0]);
  await Promise.all([rider, author.context, admins].map((context) => context.close()));
});

test('a payout shows the bank account before it is marked as paid out, and a failed one returns the money [2.41, 4.45]', async ({
  browser,
}, info) => {
  const admins = await signedIn(browser, 'admin', desktop);
  const query = new URLSearchParams({
    filter: JSON.stringify({ approved: true }),
    sort: '["createdAt","ASC"]',
    range: '[1,1]',
  });
  const [{ id, firstName, email, bankAccount }] = await answerOf(
    await admins.request.get(`/api/drivers?${query}`),
  );
  const credit = { uid: id, amount: 20 };
  await answerOf(await admins.request.post('/api/wallet/credits', { data: credit }));
  const driver = await signedInByMail(browser, email, phone);
  const before = await balanceOf(admins.request, 'drivers', id);
  await answerOf(await driver.request.post('/api/withdraws', { data: { amount: 17.35 } }));
  expect(await balanceOf(admins.request, 'drivers', id)).toBeCloseTo(before - 17.35, 2);

  const page = await openAs(admins, '/withdraws');
  const row = rowOf(page, firstName).filter({ hasText: '$17.35' });
  await expect(row).toBeVisible();
  await looksRight(page, info, 'requested');
  const mouse = countedTask('Paying out');
  await mouse.click(row.getByRole('button', { name: /^Process withdraw of/ }));
  const payout = page.getByRole('dialog', { name: 'Pay out this money?' });
  await expect(payout.getByText('$17.35')).toBeVisible();
  await expect(payout.getByText(`•••• ${bankAccount.slice(-4)}`)).toBeVisible();
  await expect(payout.getByText(bankAccount)).toHaveCount(0);
  await mouse.click(payout.getByRole('button', { name: 'Show the account number' }));
  await expect(payout.getByText(bankAccount)).toBeVisible();
  await mouse.click(payout.getByRole('button', { name: 'Mark as processed' }));
  await expect(page.getByText('Marked as processed.')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Process withdraw of/ })).toBeDisabled();

  await row.getByRole('button', { name: /^Mark withdrawal of .* as failed$/ }).click();
  const failure = page.getByRole('dialog', { name: 'Mark this payout as failed?' });
  await expect(failure.getByRole('alert')).toContainText('Continue only if the bank has returned the money.');
  const confirm = failure.getByRole('button', { name: 'Return the money' });
  await expect(confirm).toBeDisabled();
  await failure.getByRole('textbox', { name: 'Reason' }).fill('The account is closed');
  await confirm.click();
  await expect(page.getByText('Marked as failed. The money is back in the wallet.')).toBeVisible();
  await expect(row).toContainText('The account is closed');
  for (const action of await row.getByRole('button').all()) await expect(action).toBeDisabled();
  await looksRight(page, info, 'failed');
  expect(await balanceOf(admins.request, 'drivers', id)).toBeCloseTo(before, 2);

  const site = await driver.newPage();
  await site.goto('/bookings');
  await site.getByRole('tab', { name: 'Earnings' }).click();
  const requests = site.getByRole('region', { name: 'Your withdrawal requests' });
  await expect(requests.getByText(/^Failed on .* The money is back in your wallet\.$/)).toBeVisible();
  await expect(requests.getByText('Reason: The account is closed')).toBeVisible();
  await Promise.all([driver, admins].map((context) => context.close()));
});
