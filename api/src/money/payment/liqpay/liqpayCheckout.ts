import { createHash } from 'node:crypto';
import { exact, invalid, withDecimals } from '@wayfare/shared';
import { z } from 'zod';
import { isSameSecret } from '../../../platform/secret.js';
import type { HostedCheckout, HostedPayment } from '../hosted/hostedCheckout.js';
import { liqpayRefunds } from './liqpayRefunds.js';
import {
  jsonOf,
  keysRejected,
  NO_PAYMENT,
  type ProviderApi,
  ProviderError,
  requestProvider,
} from '../hosted/providerRequest.js';

/** The version of LiqPay's protocol: it decides the signature, so a message's own version is not read. */
const VERSION = 3;
const CURRENCIES = ['UAH', 'USD', 'EUR'];
/** How long a checkout is open, in ms. */
const OPEN_MS = 60 * 60_000;

const PAID = ['success', 'wait_compensation'];
const DECLINED = ['failure', 'error', 'reversed'];

const payment = z.object({
  status: z.string(),
  order_id: z.string().optional(),
  err_code: z.string().optional(),
  payment_id: z
    .union([z.number().int(), z.string().min(1)])
    .transform(String)
    .optional(),
  amount: z.number().finite().optional(),
  currency: z.string().optional(),
});
const reported = z.object({ order_id: z.string() });

/** LiqPay's checkout: a signed link opens it; its order_id is the attempt's id. */
export function liqpayCheckout({
  publicKey,
  privateKey,
  ...api
}: ProviderApi & { publicKey: string; privateKey: string }): HostedCheckout {
  // Payments by test cards count only with test keys.
  const paid = privateKey.startsWith('sandbox_') ? [...PAID, 'sandbox'] : PAID;

  const signatureOf = (data: string) =>
    createHash('sha1').update(`${privateKey}${data}${privateKey}`).digest('base64');

  const sign = (contents: object) => {
    const data = Buffer.from(
      JSON.stringify({ version: VERSION, public_key: publicKey, ...contents }),
    ).toString('base64');
    return new URLSearchParams({ data, signature: signatureOf(data) }).toString();
  };

  const status = (orderId: string) =>
    requestProvider(api, {
      method: 'POST',
      path: '/api/request',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: sign({ action: 'status', order_id: orderId }),
      answers: payment,
    });

  return {
    name: 'liqpay',
    title: 'LiqPay',
    refunds: liqpayRefunds(api, sign),

    async open({ id, amount, currency, createdAt }, { product, returnUrl, webhookUrl }) {
      if (!CURRENCIES.includes(currency) || withDecimals(amount, 2) === null)
        throw invalid('payment_unsupported');
      const order = sign({
        action: 'pay',
        amount,
        currency,
        description: product,
        order_id: id,
        result_url: returnUrl,
        server_url: webhookUrl,
        // UTC, as `2026-01-31 23:59:59`.
        expired_date: new Date(createdAt + OPEN_MS).toISOString().slice(0, 19).replace('T', ' '),
      });
      return { session: id, page: `${api.url}/api/3/checkout?${order}` };
    },

    async look({ id }): Promise<HostedPayment> {
      const found = await status(id);
      // It knows an order only once the payer has tried to pay.
      if (found.err_code === 'payment_not_found') return { state: 'pending' };
      const isPaid = paid.includes(found.status);
      if (!isPaid && !DECLINED.includes(found.status)) return { state: 'pending' };
      const { payment_id: reference, amount, currency } = found;
      if (found.order_id !== id || !reference || amount === undefined || !currency)
        throw new ProviderError('answered in an unknown shape');
      return {
        state: isPaid ? 'paid' : 'declined',
        amount: exact(amount).toFixed(),
        currency,
        reference,
      };
    },

    /**
     * Asks about an order that does not exist. LiqPay answers that there is none only if the signature is
     * right.
     */
    async probe() {
      const { err_code: code } = await status(NO_PAYMENT);
      if (code !== 'payment_not_found') throw keysRejected();
    },

    async reportedAttempt({ body }) {
      const form = new URLSearchParams(body.toString());
      const data = form.get('data') ?? '';
      if (!data || !isSameSecret(form.get('signature') ?? '', signatureOf(data)))
        throw invalid('payment_not_verified');
      const message = reported.safeParse(jsonOf(Buffer.from(data, 'base64').toString()));
      return message.success ? message.data.order_id : null;
    },
  };
}
