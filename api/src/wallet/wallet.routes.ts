import { creditInputSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../http/operation.js';
import { idempotentId } from '../idempotency/idempotentId.js';
import { creditWallet } from './creditWallet.js';

export const walletOperations = [
  operation({
    method: 'post',
    path: '/wallet/credits',
    summary: 'Add money to a wallet; honours Idempotency-Key',
    access: ['admin'],
    body: creditInputSchema,
    answers: z.object({ walletBalance: z.number() }),
    status: 201,
    async act({ actor, body, request, services }) {
      return creditWallet(actor, body, services, await idempotentId(request, actor, services));
    },
  }),
];
