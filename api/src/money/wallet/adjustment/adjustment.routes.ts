import {
  adjustmentAnswerSchema,
  adjustmentSchema,
  type CreditInput,
  creditInputSchema,
  type DebitInput,
  debitInputSchema,
  idSchema,
  rejectionInputSchema,
  reversalInputSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { noGift } from '../../../platform/operation/noGift.js';
import type { MoneyServices } from '../../services.js';
import type { StoredAdjustment } from './storedAdjustment.js';
import { presentAdjustments } from './adjustment.resource.js';
import { adjustWallet } from './adjustWallet.js';
import { approveAdjustment, rejectAdjustment } from './decideAdjustment.js';
import { reverseEntry } from './reverseEntry.js';
import { single } from '../../../platform/crud/single.js';

/** Returns the audit log's record of a posting, or of the request to approve it. */
const describePosting = (what: object, { pending }: { pending?: string }) => ({
  ...what,
  ...(pending && { pending: true }),
});

/**
 * How the audit log records a decision on a pending adjustment, and how the response shows the adjustment.
 */
const decides = (action: 'approve' | 'reject') => ({
  audit: {
    action,
    resource: 'walletadjustments' as const,
    record: ({ params }: DecisionCall) => params.id,
    before: ({ params, services }: DecisionCall) => services.db.adjustments.findById(params.id),
    after: (decided: StoredAdjustment) => decided,
    only: ['state', 'decisionNote'],
  },
  present: async (decided: StoredAdjustment, { services }: DecisionCall) =>
    single(await presentAdjustments([decided], services)),
});

interface DecisionCall {
  params: { id: string };
  services: MoneyServices;
}

/** Posts an amount to a wallet manually. */
const handPosting = (kind: 'credit' | 'debit', what: string, body: z.ZodType<CreditInput | DebitInput>) =>
  operation({
    id: `${kind}Wallet`,
    method: 'post',
    path: `/wallet/${kind}s`,
    summary: `${what}, or ask for approval above the limit`,
    honorsIdempotencyKey: true,
    permission: kind === 'credit' ? 'credits' : 'corrections',
    access: ['admin'],
    stepUp: true,
    gives: [kind],
    body,
    answers: adjustmentAnswerSchema,
    status: 201,
    act: async ({ actor, body: posting, claimId, services }) =>
      adjustWallet(actor, kind, posting, (await claimId()).id, services),
    audit: {
      action: kind,
      resource: 'wallethistory',
      record: ({ body: { uid } }) => uid ?? '',
      id: async ({ claimId }) => (await claimId()).id,
      before: () => null,
      after: (answer, { body: { uid, booking, amount, note } }) =>
        describePosting({ uid, ...(booking && { booking }), amount, note }, answer),
    },
  });

const byId = z.object({ id: idSchema });

/** Manual wallet adjustments, and the second approval of large amounts. */
export const adjustmentOperations = [
  handPosting('credit', 'Add money to a wallet', creditInputSchema),
  handPosting('debit', 'Take money from a wallet', debitInputSchema),
  operation({
    id: 'reverseWalletEntry',
    method: 'post',
    path: '/wallet/entries/:txRef/reverse',
    summary: 'Reverse a credit or debit posted by an admin, once',
    honorsIdempotencyKey: true,
    permission: 'corrections',
    access: ['admin'],
    stepUp: true,
    gives: ['reversal'],
    params: z.object({ txRef: idSchema }),
    body: reversalInputSchema,
    answers: adjustmentAnswerSchema,
    status: 201,
    act: async ({ actor, params: { txRef }, body, claimId, services }) =>
      reverseEntry(actor, txRef, body, (await claimId()).id, services),
    audit: {
      action: 'reverse',
      resource: 'wallethistory',
      record: ({ params: { txRef } }) => txRef,
      id: async ({ claimId }) => (await claimId()).id,
      before: () => null,
      after: (answer, { params: { txRef }, body }) => describePosting({ reverses: txRef, ...body }, answer),
    },
  }),
  operation({
    id: 'approveWalletAdjustment',
    method: 'post',
    path: '/walletadjustments/:id/approve',
    summary: 'Approve another admin’s pending credit, debit or reversal, which posts it exactly once',
    permission: 'corrections',
    access: ['admin'],
    stepUp: true,
    noGift: noGift.secondPerson,
    params: byId,
    body: z.object({}),
    answers: adjustmentSchema,
    act: ({ actor, params: { id }, services }) => approveAdjustment(actor, id, services),
    ...decides('approve'),
  }),
  operation({
    id: 'rejectWalletAdjustment',
    method: 'post',
    path: '/walletadjustments/:id/reject',
    summary: 'Reject a pending credit, debit or reversal, or withdraw your own',
    permission: 'corrections',
    access: ['admin'],
    stepUp: true,
    noGift: noGift.noAmount,
    params: byId,
    body: rejectionInputSchema,
    answers: adjustmentSchema,
    act: ({ actor, params: { id }, body, services }) =>
      rejectAdjustment(actor, id, body.note ?? null, services),
    ...decides('reject'),
  }),
];
