import { createHash } from 'node:crypto';
import { exact, invalid, withDecimals } from '@wayfare/shared';
import { z } from 'zod';
import { isSameSecret } from '../../../platform/secret.js';
import type { HostedCheckout, HostedPayment } from '../hosted/hostedCheckout.js';
import { payuRefunds } from './payuRefunds.js';
import { keysRejected, type ProviderApi, ProviderError, requestProvider } from '../hosted/providerRequest.js';

const CURRENCIES = ['ARS', 'BRL', 'CLP', 'COP', 'MXN', 'PEN', 'USD'];
/** Currencies without decimals at PayU. */
const WHOLE = ['CLP'];
/**
 * The reference of an attempt; the account may have payments from elsewhere, such as links made in its panel.
 */
const ATTEMPT = /^[a-z0-9]{32}$/;
/** The transactions that take money; others refund or void. */
const SALES = ['AUTHORIZATION_AND_CAPTURE', 'CAPTURE'];
const DECLINED = ['DECLINED', 'ERROR', 'EXPIRED'];

const money = z.object({
  value: z.union([z.number().finite(), z.string().regex(/^\d{1,15}(\.\d{1,4})?$/)]),
  currency: z.string(),
});
const transaction = z.object({
  id: z.string().min(1),
  type: z.string(),
  transactionResponse: z.object({ state: z.string() }).nullish(),
});
const payuOrder = z.object({
  referenceCode: z.string(),
  additionalValues: z.object({ TX_VALUE: money }),
  transactions: z.array(transaction).nullish(),
});
const report = z.object({
  code: z.literal('SUCCESS'),
  // Without a payload while the payer has not tried to pay.
  result: z.object({ payload: z.array(payuOrder).nullish() }).nullish(),
});

/** PayU Latam's WebCheckout: a signed form opens it; its referenceCode is the attempt's id. */
export function payuCheckout({
  merchantId,
  accountId,
  apiLogin,
  apiKey,
  checkoutUrl,
  ...api
}: ProviderApi & {
  merchantId: string;
  accountId: string;
  apiLogin: string;
  apiKey: string;
  checkoutUrl: string;
}): HostedCheckout {
  const isTest = new URL(checkoutUrl).hostname.startsWith('sandbox.');

  const signatureOf = (...parts: string[]) =>
    createHash('md5')
      .update([apiKey, merchantId, ...parts].join('~'))
      .digest('hex');

  return {
    name: 'payulatam',
    title: 'PayU',
    refunds: payuRefunds(api, { apiLogin, apiKey, isTest }),

    async open(
      { id, amount: due, currency },
      { product, email, firstName, lastName, returnUrl, webhookUrl },
    ) {
      if (withDecimals(due, WHOLE.includes(currency) ? 0 : 2) === null || !CURRENCIES.includes(currency))
        throw invalid('payment_unsupported');
      const amount = exact(due).toFixed();
      const fields = {
        merchantId,
        accountId,
        referenceCode: id,
        amount,
        currency,
        description: product.slice(0, 255),
        tax: '0',
        taxReturnBase: '0',
        signature: signatureOf(id, amount, currency),
        test: isTest ? '1' : '0',
        buyerEmail: email,
        buyerFullName: `${firstName} ${lastName}`.trim(),
        responseUrl: returnUrl,
        confirmationUrl: webhookUrl,
      };
      return { session: id, page: `${checkoutUrl}/ppp-web-gateway-payu/`, fields };
    },

    async look({ id }): Promise<HostedPayment> {
      const { result } = await requestProvider(api, {
        method: 'POST',
        path: '/reports-api/4.0/service.cgi',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          test: isTest,
          language: 'en',
          command: 'ORDER_DETAIL_BY_REFERENCE_CODE',
          merchant: { apiLogin, apiKey },
          details: { referenceCode: id },
        }),
        answers: report,
      });
      const orders = result?.payload ?? [];
      if (orders.some(({ referenceCode }) => referenceCode !== id))
        throw new ProviderError('answered about another attempt');
      return decide(orders);
    },

    async probe() {
      const { code } = await requestProvider(api, {
        method: 'POST',
        path: '/reports-api/4.0/service.cgi',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          test: isTest,
          language: 'en',
          command: 'PING',
          merchant: { apiLogin, apiKey },
        }),
        answers: z.object({ code: z.enum(['SUCCESS', 'ERROR']) }),
      });
      if (code === 'ERROR') throw keysRejected();
    },

    async reportedAttempt({ body }) {
      const form = new URLSearchParams(body.toString());
      const field = (name: string) => form.get(name) ?? '';
      const signature = signatureOf(
        field('reference_sale'),
        signedValue(field('value')),
        field('currency'),
        field('state_pol'),
      );
      if (field('merchant_id') !== merchantId || !isSameSecret(field('sign'), signature))
        throw invalid('payment_not_verified');
      const reference = field('reference_sale');
      return ATTEMPT.test(reference) ? reference : null;
    },
  };
}

/** An amount as confirmations sign it: with one decimal if the second one is 0. */
const signedValue = (value: string) => value.replace(/^(\d+\.\d)0$/, '$1');

/** A payer may try several cards for one reference: one that paid decides, then one that is under way. */
function decide(orders: readonly z.output<typeof payuOrder>[]): HostedPayment {
  const sales = orders.flatMap(({ additionalValues: { TX_VALUE }, transactions }) =>
    (transactions ?? [])
      .filter(({ type }) => SALES.includes(type))
      .map(({ id, transactionResponse }) => ({
        id,
        money: TX_VALUE,
        state: transactionResponse?.state ?? '',
      })),
  );
  const paid = sales.find(({ state }) => state === 'APPROVED');
  const isOpen = sales.some(({ state }) => !DECLINED.includes(state));
  const decisive = paid ?? (isOpen ? undefined : sales.at(-1));
  if (!decisive) return { state: 'pending' };
  return {
    state: paid ? 'paid' : 'declined',
    amount: exact(decisive.money.value).toFixed(),
    currency: decisive.money.currency,
    reference: decisive.id,
  };
}
