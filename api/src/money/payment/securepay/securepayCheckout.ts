import { fromMinorUnits, invalid, toMinorUnits } from '@wayfare/shared';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import type { HostedCheckout, HostedPayment } from '../hosted/hostedCheckout.js';
import type { PaymentAttempt } from '../hosted/paymentAttempt.js';
import { type ProviderApi, ProviderError, requestProvider } from '../hosted/providerRequest.js';
import { securepayForm } from './securepayForm.js';
import { securepayRefunds } from './securepayRefunds.js';
import { securepayToken } from './securepayToken.js';

/** The only currency of SecurePay's payments. */
const CURRENCY = 'AUD';
/** For how long a repeated request with the same key is taken to be the same charge, in ms. */
const REPEATS_MS = 60 * 60_000;

const payment = z.object({
  status: z.string(),
  amount: z.number().int(),
  currency: z.string().default(CURRENCY),
  orderId: z.string(),
  bankTransactionId: z
    .union([z.string().min(1), z.number().int()])
    .transform(String)
    .nullish(),
});

/**
 * SecurePay's card component on our page, and its API; its order id is the attempt's id. It documents no way
 * to look up a payment: a charge whose answer was lost is sent again with the same key, which charges once.
 */
export function securepayCheckout({
  clientId,
  clientSecret,
  merchantCode,
  tokenUrl,
  clock,
  ...api
}: ProviderApi & {
  clientId: string;
  clientSecret: string;
  merchantCode: string;
  tokenUrl: string;
  clock: Clock;
}): HostedCheckout {
  const { timeoutMs } = api;
  const token = securepayToken({ clientId, clientSecret, url: tokenUrl, timeoutMs, clock });

  /** @throws payment_unsupported (400) for an amount or currency that SecurePay cannot charge */
  function centsOf({ amount, currency }: PaymentAttempt): number {
    const cents = currency === CURRENCY ? toMinorUnits(amount, 2) : null;
    if (cents === null) throw invalid('payment_unsupported');
    return cents;
  }

  async function charge(attempt: PaymentAttempt): Promise<HostedPayment> {
    const { id, card } = attempt;
    if (!card) throw new Error(`no card was submitted: ${id}`);
    try {
      const answer = await requestProvider(api, {
        method: 'POST',
        path: '/v2/payments',
        headers: {
          authorization: `Bearer ${await token()}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({
          amount: centsOf(attempt),
          merchantCode,
          token: card.given.token,
          ip: card.ip,
          orderId: id,
        }),
        answers: payment,
      });
      if (answer.orderId !== id) throw new ProviderError('answered about another attempt');
      return paymentOf(answer, id);
    } catch (error) {
      // The request was refused, such as for a token that is not one of SecurePay's: nothing was charged.
      if (error instanceof ProviderError && (error.status === 400 || error.status === 422))
        return {
          state: 'declined',
          amount: String(attempt.amount),
          currency: attempt.currency,
          reference: id,
        };
      throw error;
    }
  }

  return {
    name: 'securepay',
    title: 'SecurePay',
    refunds: securepayRefunds(api, { token, merchantCode, clock }),

    async open(attempt, { cardPage }) {
      centsOf(attempt);
      return { session: attempt.id, page: cardPage };
    },

    form: { ...securepayForm({ clientId, merchantCode, url: api.url }), charge },

    async look(attempt) {
      // There is nothing else to ask.
      if (attempt.decided) return attempt.decided;
      const isRepeatable = clock.now() - (attempt.card?.at ?? 0) <= REPEATS_MS;
      return isRepeatable ? charge(attempt) : { state: 'pending' };
    },

    async probe() {
      await token({ isNew: true });
    },

    /** SecurePay sends no messages that are known to be signed. */
    async reportedAttempt() {
      throw invalid('payment_not_verified');
    },
  };
}

function paymentOf(
  { status, amount, currency, bankTransactionId }: z.output<typeof payment>,
  id: string,
): HostedPayment {
  if (status !== 'paid' && status !== 'failed') return { state: 'pending' };
  return {
    state: status === 'paid' ? 'paid' : 'declined',
    amount: fromMinorUnits(amount, 2),
    currency,
    reference: bankTransactionId ?? id,
  };
}
