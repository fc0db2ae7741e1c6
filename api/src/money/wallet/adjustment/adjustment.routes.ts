import {
  type Actor,
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
import { audited } from '../../../platform/operation/audited.js';
import { operation } from '../../operation.js';
import { idempotentRequest } from '../../../platform/idempotency/idempotentRequest.js';
import type { MoneyServices } from '../../services.js';
import type { StoredAdjustment } from './storedAdjustment.js';
import { presentAdjustments } from './adjustment.resource.js';
import { adjustWallet } from './adjustWallet.js';
import { approveAdjustment, rejectAdjustment } from './decideAdjustment.js';
import { reverseEntry } from './reverseEntry.js';

/** Records in the audit log who posted, or asked to post, what. */
function auditedPosting<Answer extends { pending?: string }>(
  actor: Actor,
  action: 'credit' | 'debit' | 'reverse',
  { record, id, ...what }: { record: string; id: string; [field: string]: unknown },
  make: () => Promise<Answer>,
  services: MoneyServices,
): Promise<Answer> {
  const change = {
    action,
    resource: 'wallethistory',
    record,
    before: () => null,
    after: ({ pending }: Answer) => ({ ...what, ...(pending && { pending: true }) }),
    id,
  } as const;
  return audited(actor, change, make, services);
}

/** Records in the audit log who decided on a pending adjustment, and how. */
async function auditedDecision(
  actor: Actor,
  action: 'approve' | 'reject',
  id: string,
  decide: () => Promise<StoredAdjustment>,
  services: MoneyServices,
) {
  const change = {
    action,
    resource: 'walletadjustments',
    record: id,
    before: () => services.db.adjustments.findById(id),
    after: (decided: StoredAdjustment) => decided,
    only: ['state', 'decisionNote'],
  } as const;
  const decided = await audited(actor, change, decide, services);
  return (await presentAdjustments([decided], services))[0];
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
    body,
    answers: adjustmentAnswerSchema,
    status: 201,
    async act({ actor, body: posting, request, services }) {
      const { id } = await idempotentRequest(request, actor, services);
      const { uid, amount, note } = posting;
      return auditedPosting(
        actor,
        kind,
        { record: uid ?? '', id, uid, amount, note },
        () => adjustWallet(actor, kind, posting, id, services),
        services,
      );
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
    params: z.object({ txRef: idSchema }),
    body: reversalInputSchema,
    answers: adjustmentAnswerSchema,
    status: 201,
    async act({ actor, params: { txRef }, body, request, services }) {
      const { id } = await idempotentRequest(request, actor, services);
      const what = { record: txRef, id, reverses: txRef, ...body };
      return auditedPosting(
        actor,
        'reverse',
        what,
        () => reverseEntry(actor, txRef, body, id, services),
        services,
      );
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
    params: byId,
    body: z.object({}),
    answers: adjustmentSchema,
    act: ({ actor, params: { id }, services }) =>
      auditedDecision(actor, 'approve', id, () => approveAdjustment(actor, id, services), services),
  }),
  operation({
    id: 'rejectWalletAdjustment',
    method: 'post',
    path: '/walletadjustments/:id/reject',
    summary: 'Reject a pending credit, debit or reversal, or withdraw your own',
    permission: 'corrections',
    access: ['admin'],
    stepUp: true,
    params: byId,
    body: rejectionInputSchema,
    answers: adjustmentSchema,
    act: ({ actor, params: { id }, body, services }) =>
      auditedDecision(
        actor,
        'reject',
        id,
        () => rejectAdjustment(actor, id, body.note ?? null, services),
        services,
      ),
  }),
];
