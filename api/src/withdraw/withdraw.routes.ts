import {
  canAccess,
  forbidden,
  idSchema,
  notFound,
  withdrawInputSchema,
  withdrawSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { audited } from '../audit/audited.js';
import { operation } from '../http/operation.js';
import { idempotentRequest } from '../idempotency/idempotentRequest.js';
import { requestWithdraw } from './requestWithdraw.js';
import type { StoredWithdraw } from './withdraw.repository.js';
import { presentWithdraws } from './withdraw.resource.js';

/** What can be done with requests to be paid out besides reading them. */
export const withdrawOperations = [
  operation({
    method: 'post',
    path: '/withdraws',
    summary: 'Ask to be paid out; honours Idempotency-Key',
    access: ['driver', 'rider'],
    body: withdrawInputSchema,
    answers: withdrawSchema,
    status: 201,
    async act({ actor, body, request, services }) {
      const { id } = await idempotentRequest(request, actor, services);
      const withdraw = await requestWithdraw(actor, body, services, id);
      return (await presentWithdraws([withdraw], services))[0];
    },
  }),
  operation({
    method: 'post',
    path: '/withdraws/:id/process',
    summary: 'Mark a request as paid out; again is the same as once',
    access: ['admin'],
    stepUp: true,
    params: z.object({ id: idSchema }),
    body: z.object({}),
    answers: withdrawSchema,
    async act({ actor, params, services }) {
      if (!canAccess(actor, 'edit', 'withdraws')) throw forbidden();
      const change = {
        action: 'process',
        resource: 'withdraws',
        record: params.id,
        before: async () => (await services.db.withdraws.findMany([params.id]))[0] ?? null,
        after: (processed: StoredWithdraw) => processed,
        only: ['processed', 'procesDate'],
      } as const;
      const withdraw = await audited(actor, change, services, async () => {
        const { users, withdraws } = services.db;
        const request = await withdraws.findById(params.id);
        if (!request?.reserved) throw notFound();
        const isOwnerGone = (await users.findById(request.uid)) === null;
        const processed = await withdraws.process(request.id, { now: services.clock.now(), isOwnerGone });
        return processed ?? request;
      });
      services.realtime.resourceChanged('withdraws', [withdraw.id]);
      return (await presentWithdraws([withdraw], services))[0];
    },
  }),
];
