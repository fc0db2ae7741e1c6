import { idSchema, refundableSchema, refundInputSchema, refundSchema } from '@wayfare/shared';
import { z } from 'zod';
import { idempotentRequest } from '../../platform/idempotency/idempotentRequest.js';
import { audited } from '../../platform/operation/audited.js';
import { operation } from '../operation.js';
import { presentRefunds } from './refund.resource.js';
import { previewRefund, requestRefund } from './requestRefund.js';
import type { StoredRefund } from './storedRefund.js';

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
    params,
    body: refundInputSchema,
    answers: refundSchema,
    status: 201,
    async act({ actor, params: { id: order }, body, request, services }) {
      const { id } = await idempotentRequest(request, actor, services);
      const change = {
        action: 'refund',
        resource: 'cardpayments',
        record: order,
        id,
        before: () => null,
        after: ({ amount, source, note }: StoredRefund) => ({ amount, source, note }),
      } as const;
      const refund = await audited(
        actor,
        change,
        () => requestRefund(actor, order, body, id, services),
        services,
      );
      return (await presentRefunds([refund], services))[0];
    },
  }),
];
