import { idSchema, refundableSchema, refundInputSchema, refundSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { presentRefunds } from './refund.resource.js';
import { previewRefund, requestRefund } from './requestRefund.js';
import { single } from '../../platform/crud/single.js';

const params = z.object({ id: idSchema });

/** Refunds to cards, which admins ask for. */
export const refundOperations = [
  operation({
    id: 'getRefundable',
    method: 'get',
    path: '/cardpayments/:id/refundable',
    summary: 'Get how much of a card payment can be refunded to the card',
    permission: 'wallets',
    access: ['admin'],
    params,
    answers: refundableSchema,
    act: ({ actor, params: { id }, services }) => previewRefund(actor, id, services),
  }),
  operation({
    id: 'refundCardPayment',
    method: 'post',
    path: '/cardpayments/:id/refund',
    summary: 'Refund a card payment, or a part of it, to the card',
    honorsIdempotencyKey: true,
    permission: 'refunds',
    access: ['admin'],
    stepUp: true,
    gives: ['refund'],
    params,
    body: refundInputSchema,
    answers: refundSchema,
    status: 201,
    location: (answer) => `/api/cardrefunds/${refundSchema.parse(answer).id}`,
    act: async ({ actor, params: { id: order }, body, claimId, services }) =>
      requestRefund(actor, order, body, (await claimId()).id, services),
    audit: {
      action: 'refund',
      resource: 'cardpayments',
      record: ({ params }) => params.id,
      id: async ({ claimId }) => (await claimId()).id,
      before: () => null,
      after: ({ amount, source, note }) => ({ amount, source, note }),
    },
    async present(refund, { services }) {
      return single(await presentRefunds([refund], services));
    },
  }),
];
