import {
  type Actor,
  failInputSchema,
  idSchema,
  processInputSchema,
  withdrawInputSchema,
  withdrawSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import type { MoneyServices } from '../services.js';
import { failWithdraw } from './failWithdraw.js';
import { processWithdraw } from './processWithdraw.js';
import { requestWithdraw } from './requestWithdraw.js';
import type { StoredWithdraw } from './storedWithdraw.js';
import { presentWithdraws } from './withdraw.resource.js';
import { noProof } from '../../platform/operation/noProof.js';
import { noGift } from '../../platform/operation/noGift.js';
import { single } from '../../platform/crud/single.js';

const byId = z.object({ id: idSchema });

/** How the audit log records a decision on a request, and how the response shows the request. */
const decides = (action: 'process' | 'fail') => ({
  audit: {
    action,
    resource: 'withdraws' as const,
    record: ({ params }: DecisionCall) => params.id,
    before: async ({ params, services }: DecisionCall) =>
      (await services.db.withdraws.findMany([params.id]))[0] ?? null,
    after: (withdraw: StoredWithdraw) => withdraw,
    only: ['processed', 'procesDate', 'failedAt', 'failReason'],
  },
  present: async (withdraw: StoredWithdraw, { actor, services }: DecisionCall) =>
    single(await presentWithdraws([withdraw], actor, services)),
});

interface DecisionCall {
  actor: Actor;
  params: { id: string };
  services: MoneyServices;
}

/** Operations on payout requests other than reading them. */
export const withdrawOperations = [
  operation({
    id: 'requestPayout',
    noProof: noProof.ownMoney,
    method: 'post',
    path: '/withdraws',
    summary: 'Request a payout',
    honorsIdempotencyKey: true,
    access: ['driver', 'rider'],
    limit: 'withdraw',
    body: withdrawInputSchema,
    answers: withdrawSchema,
    status: 201,
    async act({ actor, body, claimId, services }) {
      const { id } = await claimId();
      const withdraw = await requestWithdraw(actor, body, id, services);
      return single(await presentWithdraws([withdraw], actor, services));
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
    noGift: noGift.ownMoney,
    params: byId,
    body: processInputSchema,
    answers: withdrawSchema,
    async act({ actor, params: { id }, body, services }) {
      const withdraw = await processWithdraw(actor, id, body.version, services);
      services.realtime.resourceChanged('withdraws', [id], [withdraw.uid]);
      return withdraw;
    },
    ...decides('process'),
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
    gives: ['payoutFailure'],
    params: byId,
    body: failInputSchema,
    answers: withdrawSchema,
    async act({ actor, params: { id }, body, services }) {
      const withdraw = await failWithdraw(actor, id, body, services);
      services.realtime.resourceChanged('withdraws', [id], [withdraw.uid]);
      return withdraw;
    },
    ...decides('fail'),
  }),
];
