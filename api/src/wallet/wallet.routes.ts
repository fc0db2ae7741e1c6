import { creditInputSchema } from '@wayfare/shared';
import { z } from 'zod';
import { audited } from '../audit/audited.js';
import { operation } from '../http/operation.js';
import { idempotentRequest } from '../idempotency/idempotentRequest.js';
import { creditWallet } from './creditWallet.js';

export const walletOperations = [
  operation({
    method: 'post',
    path: '/wallet/credits',
    summary: 'Add money to a wallet; honours Idempotency-Key',
    access: ['admin'],
    stepUp: true,
    body: creditInputSchema,
    answers: z.object({ walletBalance: z.number() }),
    status: 201,
    async act({ actor, body, request, services }) {
      const { id } = await idempotentRequest(request, actor, services);
      const change = {
        action: 'credit',
        resource: 'wallethistory',
        record: body.uid ?? '',
        before: () => null,
        after: () => ({ uid: body.uid, amount: body.amount }),
        id,
      } as const;
      return audited(actor, change, services, () => creditWallet(actor, body, services, id));
    },
  }),
];
