import {
  type Actor,
  failInputSchema,
  idSchema,
  processInputSchema,
  withdrawInputSchema,
  withdrawSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { audited } from '../../platform/operation/audited.js';
import { operation } from '../operation.js';
import { idempotentRequest } from '../../platform/idempotency/idempotentRequest.js';
import type { MoneyServices } from '../services.js';
import { failWithdraw } from './failWithdraw.js';
import { processWithdraw } from './processWithdraw.js';
import { requestWithdraw } from './requestWithdraw.js';
import type { StoredWithdraw } from './storedWithdraw.js';
import { presentWithdraws } from './withdraw.resource.js';

const byId = z.object({ id: idSchema });

/** Decides on a request, notifies the panel, and records the admin in the audit log. */
async function decided(
  actor: Actor,
  action: 'process' | 'fail',
  id: string,
  decide: () => Promise<StoredWithdraw>,
  services: MoneyServices,
) {
  const change = {
    action,
    resource: 'withdraws',
    record: id,
    before: async () => (await services.db.withdraws.findMany([id]))[0] ?? null,
    after: (withdraw: StoredWithdraw) => withdraw,
    only: ['processed', 'procesDate', 'failedAt', 'failReason'],
  } as const;
  const withdraw = await audited(actor, change, decide, services);
  services.realtime.resourceChanged('withdraws', [id]);
  return (await presentWithdraws([withdraw], actor, services))[0];
}

/** Operations on payout requests other than reading them. */
export const withdrawOperations = [
  operation({
    id: 'requestPayout',
    method: 'post',
    path: '/withdraws',
    summary: 'Request a payout',
    honorsIdempotencyKey: true,
    access: ['driver', 'rider'],
    limit: 'withdraw',
    body: withdrawInputSchema,
    answers: withdrawSchema,
    status: 201,
    async act({ actor, body, request, services }) {
      const { id } = await idempotentRequest(request, actor, services);
      const withdraw = await requestWithdraw(actor, body, id, services);
      return (await presentWithdraws([withdraw], actor, services))[0];
    },
  }),
  operation({
    id: 'processPayout',
    method: 'post',
    path: '/withdraws/:id/process',
    summary:
      'Mark a request as paid out, if it has not changed since `version`; repeating this changes nothing',
    permission: 'payouts',
    access: ['admin'],
    stepUp: true,
    params: byId,
    body: processInputSchema,
    answers: withdrawSchema,
    act: ({ actor, params: { id }, body, services }) =>
      decided(actor, 'process', id, () => processWithdraw(actor, id, body.version, services), services),
  }),
  operation({
    id: 'failPayout',
    method: 'post',
    path: '/withdraws/:id/fail',
    summary:
      'Mark a request as failed, which returns its amount to the wallet; repeating this changes nothing',
    permission: 'payouts',
    access: ['admin'],
    stepUp: true,
    params: byId,
    body: failInputSchema,
    answers: withdrawSchema,
    act: ({ actor, params: { id }, body, services }) =>
      decided(actor, 'fail', id, () => failWithdraw(actor, id, body, services), services),
  }),
];
