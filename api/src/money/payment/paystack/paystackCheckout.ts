import { createHmac } from 'node:crypto';
import { invalid, toMinorUnits } from '@wayfare/shared';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { isSameSecret } from '../../../platform/secret.js';
import type { HostedCheckout, HostedPayment } from '../hosted/hostedCheckout.js';
import { jsonOf, type ProviderApi, requestProvider } from '../hosted/providerRequest.js';
import { paystackCards } from './paystackCards.js';
import { paystackRefunds } from './paystackRefunds.js';
import { DECIMALS, paymentOf, transaction } from './paystackTransaction.js';

const opened = z.object({ data: z.object({ authorization_url: z.url(), reference: z.string() }) });
const verified = z.object({ data: transaction });
const event = z.object({ event: z.string(), data: z.object({ reference: z.string() }) });

/** How an installation uses Paystack. */
export interface PaystackOptions extends ProviderApi {
  secretKey: string;
  /** The host of the addresses of payers who keep a card. */
  host: string;
  clock: Clock;
}

/** Paystack's standard checkout, by its REST API; its reference is the attempt's id. */
export function paystackCheckout({ secretKey, host, clock, ...api }: PaystackOptions): HostedCheckout {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  return {
    name: 'paystack',
    title: 'Paystack',
    refunds: paystackRefunds(api, headers),
    cards: paystackCards({ ...api, headers, host, clock }),

    async open({ id, amount, currency }, { email, returnUrl, customer }) {
      const units = toMinorUnits(amount, DECIMALS);
      if (units === null) throw invalid('payment_unsupported');
      const { data } = await requestProvider(api, {
        method: 'POST',
        path: '/transaction/initialize',
        headers,
        body: JSON.stringify({
          amount: units,
          currency,
          reference: id,
          callback_url: returnUrl,
          ...(customer ? { email: customer, channels: ['card'] } : { email }),
        }),
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
      return paymentOf({ id }, data);
    },

    async probe() {
      await requestProvider(api, {
        method: 'GET',
        path: '/balance',
        headers,
        answers: z.object({ status: z.literal(true), data: z.array(z.unknown()) }),
      });
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
