import { exact, invalid, withDecimals } from '@wayfare/shared';
import { z } from 'zod';
import { isSameSecret } from '../../../platform/secret.js';
import type { HostedCheckout, HostedPayment } from '../hosted/hostedCheckout.js';
import { flutterwaveRefunds } from './flutterwaveRefunds.js';
import {
  jsonOf,
  NO_PAYMENT,
  type ProviderApi,
  ProviderError,
  requestProvider,
} from '../hosted/providerRequest.js';

/** Flutterwave takes decimal numbers with up to two decimals. */
const DECIMALS = 2;

const opened = z.object({ data: z.object({ link: z.url() }) });
const verified = z.object({
  data: z.object({
    id: z.union([z.number().int(), z.string().min(1)]).transform(String),
    status: z.string(),
    tx_ref: z.string(),
    amount: z.number().finite(),
    currency: z.string(),
  }),
});
const event = z.object({ event: z.literal('charge.completed'), data: z.object({ tx_ref: z.string() }) });

/** Flutterwave Standard (v3), by its REST API; its tx_ref is the attempt's id. */
export function flutterwaveCheckout({
  secretKey,
  webhookHash,
  ...api
}: ProviderApi & { secretKey: string; webhookHash: string }): HostedCheckout {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  async function look({ id }: { id: string }): Promise<HostedPayment> {
    const payment = await requestProvider(api, {
      method: 'GET',
      path: `/v3/transactions/verify_by_reference?tx_ref=${id}`,
      headers,
      answers: verified,
    }).catch((error: unknown) => {
      // It knows a reference only once the payer has tried to pay.
      if (error instanceof ProviderError && (error.status === 400 || error.status === 404)) return null;
      throw error;
    });
    if (payment === null) return { state: 'pending' };
    const { data } = payment;
    if (data.tx_ref !== id) throw new ProviderError('answered about another attempt');
    if (data.status !== 'successful' && data.status !== 'failed') return { state: 'pending' };
    return {
      state: data.status === 'successful' ? 'paid' : 'declined',
      amount: exact(data.amount).toFixed(),
      currency: data.currency,
      reference: data.id,
    };
  }

  return {
    name: 'flutterwave',
    title: 'Flutterwave',
    refunds: flutterwaveRefunds(api, headers),

    async open({ id, amount, currency }, { email, firstName, lastName, product, returnUrl }) {
      if (withDecimals(amount, DECIMALS) === null) throw invalid('payment_unsupported');
      const { data } = await requestProvider(api, {
        method: 'POST',
        path: '/v3/payments',
        headers,
        body: JSON.stringify({
          tx_ref: id,
          amount,
          currency,
          redirect_url: returnUrl,
          customer: { email, name: `${firstName} ${lastName}`.trim() },
          customizations: { title: product },
        }),
        answers: opened,
      });
      return { session: id, page: data.link };
    },

    async probe() {
      await look({ id: NO_PAYMENT });
    },

    look,

    async reportedAttempt({ body, header }) {
      // The body is not signed, so it only tells us which attempt to look up.
      if (!isSameSecret(header('verif-hash') ?? '', webhookHash)) throw invalid('payment_not_verified');
      const message = event.safeParse(jsonOf(body.toString()));
      return message.success ? message.data.data.tx_ref : null;
    },
  };
}
