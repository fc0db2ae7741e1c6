import { exact, invalid } from '@wayfare/shared';
import {
  type PaymentOutcome,
  type PaymentProvider,
  type PaymentProviders,
  providerOf,
} from '../paymentProvider.js';
import {
  signedSandboxMessages,
  SIGNATURE_HEADER,
  type SandboxMessage,
  type SandboxMessages,
} from './sandboxMessages.js';
import { orderPage, type PageSources } from './sandboxPages.js';
import { sandboxAuthorizations } from './sandboxAuthorizations.js';
import { sandboxRefunds } from './sandboxRefunds.js';

/** The sandbox provider, with the messages its own pages use. */
export interface SandboxProvider extends PaymentProvider {
  name: 'test';
  messages: SandboxMessages;
}

/**
 * Our own payment provider that moves no money: a hosted page where the payer chooses the outcome, signed
 * returns and signed webhooks. It keeps its own records; messages that do not match them are rejected.
 */
export function sandboxProvider({ secret, ...sources }: PageSources & { secret: string }): SandboxProvider {
  const { db } = sources;
  const messages = signedSandboxMessages(secret);

  /** @throws payment_not_verified (400) unless the payment is recorded exactly as reported */
  async function outcomeOf({ reference, outcome, ...message }: SandboxMessage): Promise<PaymentOutcome> {
    const charge = await db.sandboxCharges.findById(reference);
    const approved = outcome === 'approved';
    const isSame =
      charge?.order === message.order &&
      charge.currency === message.currency &&
      charge.approved === approved &&
      exact(charge.amount).eq(message.amount);
    if (!isSame) throw invalid('payment_not_verified');
    if (approved && charge.holds) return { ...message, reference, state: 'held', authorization: reference };
    return { ...message, reference, state: approved ? 'paid' : 'declined' };
  }

  return {
    name: 'test',
    refunds: sandboxRefunds(db),
    authorizations: sandboxAuthorizations(db),
    messages,
    async checkout(order, form, request) {
      const session = messages.signedSession({
        order: order.id,
        amount: order.amount,
        currency: order.currency,
        ...(order.holds && { holds: true }),
      });
      return { page: await orderPage(sources, { order, form, session, request }) };
    },
    verifyReturn: async (parameters) => outcomeOf(messages.readReturn(parameters)),
    verifyWebhook: async ({ body, header }) =>
      outcomeOf(messages.readWebhook(body, header(SIGNATURE_HEADER))),
  };
}

/** The sandbox provider, if configured. @throws no_provider_found (404) */
export const sandboxProviderOf = (providers: PaymentProviders) =>
  providerOf(providers, 'test') as SandboxProvider;
