import { type APIRequestContext, test as base } from '@playwright/test';
import { answerOf } from './people.js';

/** Takes back what a test has done to the demo that all tests share. */
export interface CleanUp {
  /** Deletes a record, such as `promos/42`, if the test has not done so. */
  remove(record: string): void;
  /** Deletes the records of a list that contain a text which only this test uses. */
  removeNamed(list: string, text: string): void;
  /** Cancels a trip that is still open. */
  cancel(booking: string): void;
}

type Step = (admin: APIRequestContext) => Promise<unknown>;

/**
 * A test with `cleanUp`: what it is given is done after the test, also if the test fails, the last first.
 * Name a record to it as soon as there is one.
 */
export const test = base.extend<{ cleanUp: CleanUp }>({
  cleanUp: async ({ playwright, baseURL }, use) => {
    const steps: Step[] = [];
    await use({
      remove: (record) => void steps.unshift((admin) => remove(admin, record)),
      removeNamed: (list, text) => void steps.unshift((admin) => removeNamed(admin, list, text)),
      cancel: (booking) => void steps.unshift((admin) => cancel(admin, booking)),
    });
    if (steps.length === 0) return;
    const admin = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    const data = { email: 'admin@wayfare.example', password: process.env['DEMO_PASSWORD'] };
    await answerOf(await admin.post('/api/auth/login', { data }));
    // One that fails does not keep the others from being done.
    const failed: unknown[] = [];
    for (const step of steps) await step(admin).catch((error: unknown) => failed.push(error));
    await admin.dispose();
    if (failed.length > 0) throw new AggregateError(failed, `not taken back: ${failed.join('; ')}`);
  },
});

async function remove(admin: APIRequestContext, record: string): Promise<void> {
  const answer = await admin.delete(`/api/${record}`);
  if (answer.status() === 404) return;
  if (answer.status() !== 409) return void (await answerOf(answer));
  await emptyWallet(admin, record);
  await answerOf(await admin.delete(`/api/${record}`));
}

/** A person with money in the wallet, or with debts, cannot be removed. */
async function emptyWallet(admin: APIRequestContext, record: string): Promise<void> {
  const { id: uid, walletBalance = 0 } = await answerOf(await admin.get(`/api/${record}`));
  if (walletBalance === 0) return;
  const data = { uid, amount: Math.abs(walletBalance), note: 'The test is over' };
  await answerOf(await admin.post(`/api/wallet/${walletBalance > 0 ? 'debits' : 'credits'}`, { data }));
}

async function removeNamed(admin: APIRequestContext, list: string, text: string): Promise<void> {
  const query = new URLSearchParams({ range: '[0,999]' });
  const records: { id: string }[] = await answerOf(await admin.get(`/api/${list}?${query}`));
  for (const record of records)
    if (JSON.stringify(record).includes(text)) await remove(admin, `${list}/${record.id}`);
}

async function cancel(admin: APIRequestContext, booking: string): Promise<void> {
  const { status } = await answerOf(await admin.get(`/api/bookings/${booking}`));
  if (status === 'COMPLETE' || status === 'CANCELLED') return;
  await answerOf(await admin.post(`/api/bookings/${booking}/cancel`, { data: { reason: 'Over' } }));
}
