import { invalid, withDecimals } from '@wayfare/shared';
import { z } from 'zod';
import type { HostedCheckout, HostedPayment } from '../hosted/hostedCheckout.js';
import {
  jsonOf,
  keysRejected,
  NO_PAYMENT,
  type ProviderApi,
  ProviderError,
  requestProvider,
} from '../hosted/providerRequest.js';
import { paytmRefunds } from './paytmRefunds.js';
import { isPaytmSignature, paytmSignature } from './paytmSignature.js';

/** The only currency of Paytm's payments, which its reports therefore do not name. */
const CURRENCY = 'INR';

const opened = z.object({
  body: z.object({ resultInfo: z.object({ resultStatus: z.literal('S') }), txnToken: z.string().min(1) }),
});
const reportedStatus = z.object({
  body: z.object({
    resultInfo: z.object({ resultStatus: z.string() }),
    orderId: z.string().optional(),
    txnId: z.string().optional(),
    txnAmount: z
      .string()
      .regex(/^\d{1,15}(\.\d{1,2})?$/)
      .optional(),
  }),
});
const signedJson = z.object({
  head: z.object({ signature: z.string() }),
  body: z.record(z.string(), z.unknown()),
});

/**
 * Paytm's codes for an order that it does not have. Others say that the merchant or the signature is not
 * right.
 */
const UNKNOWN_ORDER = ['331', '334'];
const probed = z.object({ body: z.object({ resultInfo: z.object({ resultCode: z.string() }) }) });

/** A message with its signature, and the texts that it may cover. */
interface Signed {
  signature: string;
  texts: string[];
  orderId: unknown;
  type: unknown;
}

/** Paytm's payment page: the payer's browser sends a token to it; its orderId is the attempt's id. */
export function paytmCheckout({
  merchantId: mid,
  merchantKey,
  websiteName,
  ...api
}: ProviderApi & { merchantId: string; merchantKey: string; websiteName: string }): HostedCheckout {
  async function post<Schema extends z.ZodType>(path: string, contents: object, answers: Schema) {
    const body = JSON.stringify(contents);
    const signature = JSON.stringify(paytmSignature(body, merchantKey));
    return requestProvider(api, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      // The signature covers the body's text: written again, it might no longer match.
      body: `{"body":${body},"head":{"signature":${signature}}}`,
      answers,
    });
  }

  return {
    name: 'paytm',
    title: 'Paytm',
    refunds: paytmRefunds(mid, post),

    async open({ id, amount, currency, order }, { email, firstName, lastName, returnUrl }) {
      const value = withDecimals(amount, 2);
      if (value === null || currency !== CURRENCY) throw invalid('payment_unsupported');
      const query = `mid=${encodeURIComponent(mid)}&orderId=${id}`;
      const { body } = await post(
        `/theia/api/v1/initiateTransaction?${query}`,
        {
          requestType: 'Payment',
          mid,
          websiteName,
          orderId: id,
          callbackUrl: returnUrl,
          txnAmount: { value, currency },
          userInfo: { custId: order.replaceAll(/[^\w@-]/g, '').slice(0, 64), email, firstName, lastName },
        },
        opened,
      );
      const { txnToken } = body;
      return {
        session: id,
        page: `${api.url}/theia/api/v1/showPaymentPage?${query}`,
        fields: { mid, orderId: id, txnToken },
      };
    },

    async look({ id }): Promise<HostedPayment> {
      const { body } = await post('/v3/order/status', { mid, orderId: id }, reportedStatus);
      const { resultInfo, orderId, txnId: reference, txnAmount: amount } = body;
      const { resultStatus: status } = resultInfo;
      const isPaid = status === 'TXN_SUCCESS';
      // A failure without a transaction means that the payer has not tried yet.
      if (!isPaid && (status !== 'TXN_FAILURE' || !reference || !amount)) return { state: 'pending' };
      if (orderId !== id || !reference || !amount) throw new ProviderError('answered in an unknown shape');
      return { state: isPaid ? 'paid' : 'declined', amount, currency: CURRENCY, reference };
    },

    /**
     * Asks about an order that does not exist. Paytm answers that there is none only if the signature is
     * right.
     */
    async probe() {
      const { body } = await post('/v3/order/status', { mid, orderId: NO_PAYMENT }, probed);
      if (!UNKNOWN_ORDER.includes(body.resultInfo.resultCode)) throw keysRejected();
    },

    async reportedAttempt({ body }) {
      const text = body.toString();
      const message = jsonMessage(text) ?? formMessage(text);
      if (!isPaytmSignature(message.texts, message.signature, merchantKey))
        throw invalid('payment_not_verified');
      const isSale = message.type === undefined || message.type === null || message.type === 'SALE';
      return isSale && typeof message.orderId === 'string' ? message.orderId : null;
    },
  };
}

/** A message as JSON: its signature covers the body as it was sent, or as it is written without spaces. */
function jsonMessage(text: string): Signed | null {
  const parsed = signedJson.safeParse(jsonOf(text));
  if (!parsed.success) return null;
  const { head, body } = parsed.data;
  // As it was sent, before the head or at the end.
  const sent = [/"body"\s*:\s*(\{.*\})\s*,\s*"head"\s*:/s, /"body"\s*:\s*(\{.*\})\s*\}\s*$/s];
  return {
    signature: head.signature,
    texts: [JSON.stringify(body), ...sent.flatMap((place) => place.exec(text)?.[1] ?? [])],
    orderId: body.orderId,
    type: body.txnType,
  };
}

/** A message as a form: its signature covers the values in the order of their names. */
function formMessage(text: string): Signed {
  const form = Object.fromEntries(new URLSearchParams(text));
  const { CHECKSUMHASH: signature = '', ...fields } = form;
  const values = Object.keys(fields)
    .sort()
    .map((field) => fields[field]);
  return { signature, texts: [values.join('|')], orderId: fields.ORDERID, type: fields.TXNTYPE };
}
