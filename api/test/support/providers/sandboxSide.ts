import type { CheckoutFields } from '@wayfare/shared';
import { runDueWork } from '../../../src/process/dueWork.js';
import type { SandboxCharge } from '../../../src/money/payment/sandbox/sandboxCharge.js';
import {
  signedSandboxMessages,
  SIGNATURE_HEADER,
} from '../../../src/money/payment/sandbox/sandboxMessages.js';
import { newId } from '../builders.js';
import { cardPage } from '../cardPage.js';
import { TEST_SECRET } from '../testApp.js';
import type { ContractSide, MessageAnswer, OpenedPayment } from './paymentContract.js';
import type { ProviderBusiness } from './providerBusiness.js';

const MINUTE = 60_000;
const messages = signedSandboxMessages(TEST_SECRET);

/**
 * The sandbox provider, whose pages and records are in the product itself: no server of its own can fail to
 * answer.
 */
export function sandboxSide(business: () => ProviderBusiness): ContractSide {
  async function deliver(body: Buffer, signature: string): Promise<MessageAnswer> {
    const answer = await business()
      .app.request('post', '/api/payments/test/webhook')
      .set({ 'content-type': 'application/json', [SIGNATURE_HEADER]: signature })
      .send(body.toString());
    return { status: answer.status, error: (answer.body as { error?: string }).error };
  }
  async function waits(minutes: number) {
    business().app.clock.at += minutes * MINUTE;
    await runDueWork(business().app.services);
  }

  return {
    name: 'test',
    sendsMessages: true,
    reportsCurrency: true,
    business,
    lookUp: () => waits(6),
    giveUp: () => waits(4 * 24 * 60),
    async open(fields) {
      const { app } = business();
      const page = cardPage(app, fields);
      expect((await page.show()).status).toBe(200);
      let charge = paidInFull(fields);
      const decide = async (outcome: 'approve' | 'decline') => {
        const { location } = await page.press(outcome, 'return');
        const reference = new URLSearchParams(location?.split('?')[1]).get('reference') ?? '';
        charge = (await app.services.db.sandboxCharges.findById(reference)) as SandboxCharge;
      };
      return {
        pays: () => decide('approve'),
        declines: () => decide('decline'),
        async records({ amount, currency }) {
          if (amount !== undefined) charge.amount = Number(amount);
          if (currency !== undefined) charge.currency = currency;
          await app.services.db.sandboxCharges.insert(charge);
        },
        returnFromProvider: () => page.open(`/api/payments/test/return?${messages.signedReturn(charge)}`),
        message() {
          const { body, signature } = messages.signedWebhook(charge);
          return deliver(body, signature);
        },
        async forgedMessages() {
          const { body, signature } = messages.signedWebhook(charge);
          const foreign = signedSandboxMessages('another secret').signedWebhook(charge);
          const answers = [];
          for (const forged of [
            ...['', 'f'.repeat(4_000), foreign.signature].map((wrong) => [body, wrong] as const),
            [Buffer.concat([body, Buffer.from(' ')]), signature] as const,
          ])
            answers.push(await deliver(...forged));
          return answers;
        },
      } satisfies OpenedPayment;
    },
  };
}

/** A charge that pays an order, but is not on record. */
const paidInFull = ({ order_id, amount, currency }: CheckoutFields): SandboxCharge => ({
  id: newId(),
  order: order_id,
  currency,
  approved: true,
  at: 0,
  amount: Number(amount),
});
