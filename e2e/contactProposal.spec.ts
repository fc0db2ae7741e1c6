import { expect, test } from '@playwright/test';
import { confirmEmail, newEmail } from './accounts.js';
import { expectGoodLooks, violationsOn } from './looks.js';
import { linkTo } from './mails.js';
import { openAs, rowOf } from './panelSteps.js';
import { answerOf, newAdmin, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { desktop, phone } from './screens.js';

test('an admin proposes a rider’s new email, says how the rider was identified, and a second admin approves it', async ({
  browser,
}, info) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Piet', viewport: phone, at: TIMES_SQUARE });
  const { id, email } = await answerOf(await rider.context.request.get('/api/auth/me'));
  const author = await newAdmin(browser, 'Ada', desktop);
  const admins = await signedIn(browser, 'admin', desktop);
  const fresh = newEmail();
  await confirmEmail(rider.context, admins);

  const authors = await openAs(author.context, `/riders/${id}`);
  await authors.getByLabel('Email').fill(fresh);
  await authors.getByRole('button', { name: 'Save' }).click();
  await expect(authors.getByText('Saved. The new contact waits')).toBeVisible();
  await expect(authors).toHaveURL(/\/contactproposals/);
  const own = rowOf(authors, fresh);
  await expect(own.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await own.getByRole('button', { name: 'Record how Piet Newcomer was identified' }).click();
  const identify = authors.getByRole('dialog', { name: 'How was the owner identified?' });
  await expect(identify.getByRole('listitem')).toHaveCount(5);
  // The table turns into cards on a phone, which closes its dialog.
  await authors.waitForLoadState('networkidle');
  expect(await violationsOn(authors, '[role=dialog]')).toEqual([]);
  await expect(identify.getByRole('button', { name: 'Save' })).toBeDisabled();
  await identify.getByRole('combobox', { name: 'Way' }).click();
  await authors.getByRole('option', { name: 'Official document, in person' }).click();
  await identify.getByRole('textbox', { name: 'What did you check?' }).fill('Passport, same picture');
  await identify.getByRole('button', { name: 'Save' }).click();
  await expect(identify).toHaveCount(0);
  await expect(own.getByText('A second full admin has to approve it.')).toBeVisible();

  const page = await openAs(admins, `/riders/${id}`);
  const card = page.getByRole('region', { name: 'Proposed contact' });
  await expect(card.getByText('Passport, same picture')).toBeVisible();
  await expect(card.getByText(fresh)).toBeVisible();
  await expectGoodLooks(page, info, 'card');
  await card.getByRole('button', { name: 'Approve the new contact of Piet Newcomer' }).click();
  const approval = page.getByRole('dialog', { name: 'Approve the new contact?' });
  await expectGoodLooks(page, info, 'approval', '[role=dialog]');
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The contact was changed.')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect((await answerOf(await admins.request.get(`/api/riders/${id}`))).email).toBe(fresh);

  // The previous address can still undo it.
  await linkTo(admins.request, email, '/login/undo');
});

test('the owner refuses a proposed contact with the link in the mail, and confirms another one', async ({
  browser,
}, info) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Rosa', viewport: phone, at: TIMES_SQUARE });
  const admins = await signedIn(browser, 'admin', desktop);
  const { id, email } = await answerOf(await rider.context.request.get('/api/auth/me'));
  const propose = async (contact: string) =>
    answerOf(await admins.request.put(`/api/riders/${id}`, { data: { email: contact } }));
  const [first, second] = [newEmail(), newEmail()];
  await confirmEmail(rider.context, admins);

  await propose(first);
  const page = await rider.context.newPage();
  await page.goto(await linkTo(admins.request, email, '/login/proposal'));
  await expect(page.getByRole('heading', { name: 'Change of your contacts' })).toBeVisible();
  await expectGoodLooks(page, info, 'proposal');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  expect((await answerOf(await admins.request.get(`/api/riders/${id}`))).email).toBe(email);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('link');

  const told = await linkTo(admins.request, email, '/login/proposal');
  await propose(second);
  await expect.poll(async () => linkTo(admins.request, email, '/login/proposal')).not.toBe(told);
  await page.goto(await linkTo(admins.request, email, '/login/proposal'));
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByText('The contacts were changed')).toBeVisible();
  expect((await answerOf(await admins.request.get(`/api/riders/${id}`))).email).toBe(second);
});
