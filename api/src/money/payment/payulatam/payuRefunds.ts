import { exact } from '@wayfare/shared';
import { z } from 'zod';
import { type ProviderApi, ProviderError, requestProvider } from '../hosted/providerRequest.js';
import { refundIn } from '../hosted/refundAnswer.js';
import type { ProviderRefunds, RefundRequest } from '../providerRefunds.js';

/** The transactions that send money back. */
const REFUNDS = ['REFUND', 'PARTIAL_REFUND', 'VOID'];
const STATES = { done: ['APPROVED'], refused: ['DECLINED', 'ERROR', 'EXPIRED'] };

const report = z.object({
  code: z.literal('SUCCESS'),
  result: z
    .object({
      payload: z
        .array(
          z.object({
            id: z.union([z.number().int(), z.string().min(1)]),
            transactions: z
              .array(
                z.object({
                  id: z.string().min(1),
                  type: z.string(),
                  transactionResponse: z.object({ state: z.string() }).nullish(),
                }),
              )
              .nullish(),
          }),
        )
        .nullish(),
    })
    .nullish(),
});
const submitted = z.object({
  code: z.literal('SUCCESS'),
  transactionResponse: z.object({
    transactionId: z.string().min(1),
    state: z.string(),
    responseCode: z.string().nullish(),
  }),
});

/**
 * Refunds of PayU Latam's orders, which a person at PayU may have to approve. They carry no id from us; the
 * transactions of an order show which refund is ours.
 */
export function payuRefunds(
  api: ProviderApi,
  { apiLogin, apiKey, isTest }: { apiLogin: string; apiKey: string; isTest: boolean },
): ProviderRefunds {
  const post = <Schema extends z.ZodType>(path: string, contents: object, answers: Schema) =>
    requestProvider(api, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ test: isTest, language: 'en', merchant: { apiLogin, apiKey }, ...contents }),
      answers,
    });

  /** The order of an attempt; the payment is one of its transactions. */
  async function orderOf({ attempt, payment }: RefundRequest) {
    const { result } = await post(
      '/reports-api/4.0/service.cgi',
      { command: 'ORDER_DETAIL_BY_REFERENCE_CODE', details: { referenceCode: attempt } },
      report,
    );
    const orders = result?.payload ?? [];
    const found = orders.find(({ transactions }) => transactions?.some(({ id }) => id === payment));
    if (!found) throw new ProviderError('answered about another attempt');
    return found;
  }

  return {
    repeatable: false,

    async send(refund) {
      const { amount, paid, currency, payment, id } = refund;
      const isWhole = exact(amount).eq(paid);
      const { transactionResponse: response } = await post(
        '/payments-api/4.0/service.cgi',
        {
          command: 'SUBMIT_TRANSACTION',
          transaction: {
            order: { id: (await orderOf(refund)).id },
            type: isWhole ? 'REFUND' : 'PARTIAL_REFUND',
            reason: id,
            parentTransactionId: payment,
            ...(!isWhole && {
              additionalValues: { TX_VALUE: { value: exact(amount).toFixed(), currency } },
            }),
          },
        },
        submitted,
      );
      return refundIn({ state: response.state, reference: response.transactionId }, STATES);
    },

    async look(refund) {
      const { transactions } = await orderOf(refund);
      const found = (transactions ?? []).find(
        ({ id, type }) =>
          REFUNDS.includes(type) &&
          // One refund of a payment is under way at a time: an unknown one is ours.
          (refund.reference === null ? !refund.before.references.includes(id) : id === refund.reference),
      );
      if (!found) return null;
      return refundIn({ state: found.transactionResponse?.state ?? '', reference: found.id }, STATES);
    },
  };
}
