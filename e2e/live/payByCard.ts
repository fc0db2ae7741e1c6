import type { APIRequestContext } from '@playwright/test';
import { answerOf } from '../people.js';
import { randomInt } from '../random.js';

const valueOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/**
 * Adds money to the rider's wallet by the pages of the test provider. Returns the payment's id, and its
 * amount as pages show it.
 */
export async function payByCard(rider: APIRequestContext): Promise<{ id: string; shown: string }> {
  const amount = randomInt(2_000, 2_900) / 100;
  const { fields, payment } = await answerOf(await rider.post('/api/wallet/topups', { data: { amount } }));
  const send = (path: string, form: Record<string, string>) =>
    rider.post(path, { form, headers: { accept: 'text/html' } });
  const asked = await (await send('/api/payments/test', fields)).text();
  const charge = { session: valueOf(asked, 'session'), outcome: 'approve', tell: 'both' };
  await send('/api/payments/test/charges', charge);
  return { id: payment.id, shown: `$${amount.toFixed(2)}` };
}
