import { createHmac } from 'node:crypto';
import { exact, invalid, withDecimals } from '@wayfare/shared';
import { z } from 'zod';
import { isSameSecret } from '../../../platform/secret.js';
import type { HostedCheckout, HostedPayment } from '../hosted/hostedCheckout.js';
import { jsonOf, NO_PAYMENT, type ProviderApi, requestProvider } from '../hosted/providerRequest.js';
import { mercadopagoRefunds } from './mercadopagoRefunds.js';
import type { WebhookMessage } from '../paymentProvider.js';

/** Currencies without decimals at Mercado Pago. */
const WHOLE = ['CLP', 'COP'];
/** How long a checkout is open, in ms. */
const OPEN_MS = 60 * 60_000;

const opened = z.object({ id: z.string().min(1), init_point: z.url() });
const payment = z.object({
  id: z.union([z.number().int(), z.string().min(1)]).transform(String),
  status: z.string(),
  external_reference: z.string().nullable().default(null),
  transaction_amount: z.number().finite(),
  currency_id: z.string(),
});
const found = z.object({ results: z.array(payment) });
const event = z.object({ type: z.literal('payment') });
/** In the order of precedence when a checkout has several payments. */
const DECIDED = { approved: 'paid', rejected: 'declined', cancelled: 'declined' } as const;

/** Mercado Pago's Checkout Pro, by its REST API; its external_reference is the attempt's id. */
export function mercadopagoCheckout({
  accessToken,
  webhookSecret,
  ...api
}: ProviderApi & { accessToken: string; webhookSecret: string }): HostedCheckout {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const search = (attempt: string) =>
    requestProvider(api, {
      method: 'GET',
      path: `/v1/payments/search?external_reference=${attempt}&sort=date_created&criteria=asc`,
      headers,
      answers: found,
    });

  return {
    name: 'mercadopago',
    title: 'Mercado Pago',
    refunds: mercadopagoRefunds(api, headers),

    async open({ id, amount, currency, createdAt }, { product, email, firstName, lastName, returnUrl }) {
      if (withDecimals(amount, WHOLE.includes(currency) ? 0 : 2) === null)
        throw invalid('payment_unsupported');
      const preference = await requestProvider(api, {
        method: 'POST',
        path: '/checkout/preferences',
        headers: { ...headers, 'x-idempotency-key': id },
        body: JSON.stringify({
          items: [{ id, title: product, quantity: 1, unit_price: amount, currency_id: currency }],
          payer: { email, name: firstName, surname: lastName },
          external_reference: id,
          back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
          auto_return: 'approved',
          binary_mode: true,
          expires: true,
          expiration_date_to: new Date(createdAt + OPEN_MS).toISOString(),
        }),
        answers: opened,
      });
      return { session: preference.id, page: preference.init_point };
    },

    async look({ id }): Promise<HostedPayment> {
      const { results } = await search(id);
      const own = results.filter(({ external_reference }) => external_reference === id);
      for (const [status, state] of Object.entries(DECIDED)) {
        const decided = own.find((result) => result.status === status);
        // A rejected payment decides nothing while another one is under way.
        if (!decided || (state === 'declined' && own.some((result) => !(result.status in DECIDED)))) continue;
        return {
          state,
          amount: exact(decided.transaction_amount).toFixed(),
          currency: decided.currency_id,
          reference: decided.id,
        };
      }
      return { state: 'pending' };
    },

    async probe() {
      await search(NO_PAYMENT);
    },

    async reportedAttempt(message) {
      const id = genuinePayment(message);
      if (!event.safeParse(jsonOf(message.body.toString())).success) return null;
      const reported = await requestProvider(api, {
        method: 'GET',
        path: `/v1/payments/${encodeURIComponent(id)}`,
        headers,
        answers: payment,
      });
      return reported.external_reference;
    },
  };

  /** The id that a genuine message is about. @throws payment_not_verified (400) */
  function genuinePayment({ query, header }: WebhookMessage): string {
    const signature = Object.fromEntries(
      (header('x-signature') ?? '').split(',').map((part) => part.trim().split('=', 2)),
    ) as Record<string, string | undefined>;
    const id = query['data.id'] ?? '';
    const request = header('x-request-id');
    // Parts that are absent are left out of the signed text.
    const signed = [
      ...(id ? [`id:${id.toLowerCase()};`] : []),
      ...(request ? [`request-id:${request};`] : []),
      ...(signature.ts ? [`ts:${signature.ts};`] : []),
    ].join('');
    const expected = createHmac('sha256', webhookSecret).update(signed).digest('hex');
    if (!id || !isSameSecret(signature.v1 ?? '', expected)) throw invalid('payment_not_verified');
    return id;
  }
}
