import { createHmac } from 'node:crypto';
import { fromMinorUnits, invalid, toMinorUnits } from '@wayfare/shared';
import { z } from 'zod';
import { isSameSecret } from '../../secret.js';
import type { HostedCheckout, HostedPayment } from '../hosted/hostedCheckout.js';
import { paystackRefunds } from './paystackRefunds.js';
import { jsonOf, type ProviderApi, ProviderError, requestProvider } from '../hosted/providerRequest.js';

/** Paystack takes amounts in hundredths, whatever the currency. */
const DECIMALS = 2;

const opened = z.object({ data: z.object({ authorization_url: z.url(), reference: z.string() }) });
const verified = z.object({
  data: z.object({
    id: z.union([z.number().int(), z.string().min(1)]).transform(String),
    status: z.string(),
    reference: z.string(),
    amount: z.number().int(),
    currency: z.string(),
  }),
});
const event = z.object({ event: z.string(), data: z.object({ reference: z.string() }) });

/** Paystack's standard checkout, by its REST API; its reference is the attempt's id. */
export function paystackCheckout({ secretKey, ...api }: ProviderApi & { secretKey: string }): HostedCheckout {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  return {
    name: 'paystack',
    title: 'Paystack',
    refunds: paystackRefunds(api, headers),

    async open({ id, amount, currency }, { email, returnUrl }) {
      const units = toMinorUnits(amount, DECIMALS);
      if (units === null) throw invalid('payment_unsupported');
      const { data } = await requestProvider(api, {
        method: 'POST',
        path: '/transaction/initialize',
        headers,
        body: JSON.stringify({ email, amount: units, currency, reference: id, callback_url: returnUrl }),
        answers: opened,
      });
      return { session: data.reference, page: data.authorization_url };
    },

    async look({ id }): Promise<HostedPayment> {
      const { data } = await requestProvider(api, {
        method: 'GET',
        path: `/transaction/verify/${id}`,
        headers,
        answers: verified,
      });
      if (data.reference !== id) throw new ProviderError('answered about another attempt');
      if (data.status !== 'success' && data.status !== 'failed') return { state: 'pending' };
      return {
        state: data.status === 'success' ? 'paid' : 'declined',
        amount: fromMinorUnits(data.amount, DECIMALS),
        currency: data.currency,
        reference: data.id,
      };
    },

    async reportedAttempt({ body, header }) {
      const signature = createHmac('sha512', secretKey).update(body).digest('hex');
      if (!isSameSecret(header('x-paystack-signature') ?? '', signature))
        throw invalid('payment_not_verified');
      const message = event.safeParse(jsonOf(body.toString()));
      return message.success && message.data.event === 'charge.success' ? message.data.data.reference : null;
    },
  };
}
