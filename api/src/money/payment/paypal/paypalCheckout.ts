import { invalid, withDecimals } from '@wayfare/shared';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import type { HostedCheckout, HostedPayment } from '../hosted/hostedCheckout.js';
import type { PaymentAttempt } from '../hosted/paymentAttempt.js';
import { jsonOf, type ProviderApi, ProviderError, requestProvider } from '../hosted/providerRequest.js';
import type { WebhookMessage } from '../paymentProvider.js';
import { PAYPAL_WHOLE } from './paypalCurrencies.js';
import { paypalAuthorizations } from './paypalAuthorizations.js';
import { paypalRefunds } from './paypalRefunds.js';
import { paypalToken } from './paypalToken.js';

const money = z.object({ value: z.string().regex(/^\d{1,15}(\.\d{1,3})?$/), currency_code: z.string() });
const capture = z.object({ id: z.string().min(1), status: z.string(), amount: money });
const paypalOrder = z.object({
  id: z.string().min(1),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z.object({ captures: z.array(capture).default([]) }).optional(),
      }),
    )
    .default([]),
});
type PaypalOrder = z.output<typeof paypalOrder>;
const event = z.object({
  event_type: z.string(),
  resource: z.object({
    custom_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
  }),
});

/**
 * PayPal's Orders API (v2): the payer approves at PayPal, and looking an approved order up captures its
 * money, once.
 */
export function paypalCheckout(
  account: ProviderApi & { clientId: string; clientSecret: string; webhookId: string; clock: Clock },
): HostedCheckout {
  const api: ProviderApi = { url: account.url, timeoutMs: account.timeoutMs };
  const token = paypalToken(account);
  const headers = async (requestId?: string) => ({
    authorization: `Bearer ${await token()}`,
    'content-type': 'application/json',
    ...(requestId !== undefined && { 'paypal-request-id': requestId }),
  });

  return {
    name: 'paypal',
    title: 'PayPal',
    refunds: paypalRefunds(api, headers),
    authorizations: paypalAuthorizations(api, headers),

    async open({ id, amount, currency, authorizes }, { product, returnUrl }) {
      const value = withDecimals(amount, PAYPAL_WHOLE.includes(currency) ? 0 : 2);
      if (value === null) throw invalid('payment_unsupported');
      const order = await requestProvider(api, {
        method: 'POST',
        path: '/v2/checkout/orders',
        headers: await headers(id),
        body: JSON.stringify({
          intent: authorizes ? 'AUTHORIZE' : 'CAPTURE',
          purchase_units: [
            {
              custom_id: id,
              invoice_id: id,
              description: product.slice(0, 127),
              amount: { currency_code: currency, value },
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                return_url: returnUrl,
                cancel_url: returnUrl,
                user_action: 'PAY_NOW',
                shipping_preference: 'NO_SHIPPING',
              },
            },
          },
        }),
        answers: paypalOrder,
      });
      const page = order.links.find(({ rel }) => rel === 'payer-action')?.href;
      if (page === undefined) throw new ProviderError('answered in an unknown shape');
      return { session: order.id, page };
    },

    async look(attempt): Promise<HostedPayment> {
      // Without an answer to `open` the payer never had a page to pay on.
      if (attempt.session === undefined) return { state: 'expired' };
      const order = await orderOf(attempt, attempt.session);
      if (order === null || order.status === 'VOIDED') return { state: 'expired' };
      // An amount that is only to be held is never captured here.
      const isToBeCaptured = order.status === 'APPROVED' && !attempt.authorizes;
      return paymentOf(isToBeCaptured ? await captureOrder(attempt, order.id) : order);
    },

    /** Reads the webhook, whose id is one of the keys. */
    async probe() {
      await requestProvider(api, {
        method: 'GET',
        path: `/v1/notifications/webhooks/${encodeURIComponent(account.webhookId)}`,
        headers: await headers(),
        answers: z.object({ id: z.literal(account.webhookId) }),
      });
    },

    async reportedAttempt(message) {
      await checkSignature(message);
      const { data } = event.safeParse(jsonOf(message.body.toString()));
      const isOurs = data && /^(CHECKOUT\.ORDER\.APPROVED|PAYMENT\.CAPTURE\.)/.test(data.event_type);
      return (isOurs && (data.resource.custom_id ?? data.resource.purchase_units?.[0]?.custom_id)) || null;
    },
  };

  /** Null once PayPal has forgotten an order that was never paid. */
  async function orderOf({ id }: PaymentAttempt, session: string): Promise<PaypalOrder | null> {
    const order = await requestProvider(api, {
      method: 'GET',
      path: `/v2/checkout/orders/${encodeURIComponent(session)}`,
      headers: await headers(),
      answers: paypalOrder,
    }).catch((error: unknown) => {
      if (error instanceof ProviderError && error.status === 404) return null;
      throw error;
    });
    if (order && order.purchase_units[0]?.custom_id !== id)
      throw new ProviderError('answered about another attempt');
    return order;
  }

  async function captureOrder({ id }: PaymentAttempt, session: string): Promise<PaypalOrder> {
    return requestProvider(api, {
      method: 'POST',
      path: `/v2/checkout/orders/${encodeURIComponent(session)}/capture`,
      // Repeated captures with this id answer the first one.
      headers: { ...(await headers(`${id}-capture`)), prefer: 'return=representation' },
      body: '{}',
      answers: paypalOrder,
    });
  }

  /** PayPal checks its own signatures: their certificates change. @throws payment_not_verified (400) */
  async function checkSignature({ body, header }: WebhookMessage): Promise<void> {
    const signature = {
      auth_algo: header('paypal-auth-algo'),
      cert_url: header('paypal-cert-url'),
      transmission_id: header('paypal-transmission-id'),
      transmission_sig: header('paypal-transmission-sig'),
      transmission_time: header('paypal-transmission-time'),
    };
    const text = body.toString();
    if (Object.values(signature).some((part) => !part) || jsonOf(text) === undefined)
      throw invalid('payment_not_verified');
    const { verification_status: status } = await requestProvider(api, {
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      headers: await headers(),
      // The event goes back byte for byte: written again, its signature would no longer match.
      body: `${JSON.stringify({ ...signature, webhook_id: account.webhookId }).slice(0, -1)},"webhook_event":${text}}`,
      answers: z.object({ verification_status: z.string() }),
    });
    if (status !== 'SUCCESS') throw invalid('payment_not_verified');
  }
}

function paymentOf({ purchase_units: [unit] }: PaypalOrder): HostedPayment {
  const [payment] = unit?.payments?.captures ?? [];
  if (!payment) return { state: 'pending' };
  const { id: reference, status, amount } = payment;
  const state = status === 'COMPLETED' ? 'paid' : ['DECLINED', 'FAILED'].includes(status) ? 'declined' : null;
  if (state === null) return { state: 'pending' };
  return { state, amount: amount.value, currency: amount.currency_code, reference };
}
