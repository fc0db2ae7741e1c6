import { exact, invalid } from '@wayfare/shared';
import type { Repositories } from '../../repositories.js';
import {
  type PaymentOutcome,
  type PaymentProvider,
  type PaymentProviders,
  providerOf,
} from '../paymentProvider.js';
import { signedTestMessages, SIGNATURE_HEADER, type TestMessage, type TestMessages } from './testMessages.js';
import { orderPage } from './testPages.js';

/** The test provider, with the messages its own pages use. */
export interface TestProvider extends PaymentProvider {
  name: 'test';
  messages: TestMessages;
}

/**
 * Our own payment provider that moves no money: a hosted page where the payer chooses the outcome, signed returns and
 * signed webhooks. It keeps its own records; messages that do not match them are rejected.
 */
export function testProvider({ db, secret }: { db: Repositories; secret: string }): TestProvider {
  const messages = signedTestMessages(secret);

  /** @throws payment_not_verified (400) unless the payment is recorded exactly as reported */
  async function recorded({ reference, outcome, ...told }: TestMessage): Promise<PaymentOutcome> {
    const charge = await db.testCharges.findById(reference);
    const approved = outcome === 'approved';
    const isSame =
      charge?.order === told.order &&
      charge.currency === told.currency &&
      charge.approved === approved &&
      exact(charge.amount).eq(told.amount);
    if (!isSame) throw invalid('payment_not_verified');
    return { ...told, reference, approved };
  }

  return {
    name: 'test',
    messages,
    async checkout(order, form, request) {
      const session = messages.signedSession({
        order: order.id,
        amount: order.amount,
        currency: order.currency,
      });
      return { page: await orderPage({ db }, { order, form, session, request }) };
    },
    verifyReturn: async (parameters) => recorded(messages.readReturn(parameters)),
    verifyWebhook: async (body, header) => recorded(messages.readWebhook(body, header(SIGNATURE_HEADER))),
  };
}

/** The test provider, if configured. @throws no_provider_found (404) */
export const testProviderOf = (providers: PaymentProviders) => providerOf(providers, 'test') as TestProvider;
