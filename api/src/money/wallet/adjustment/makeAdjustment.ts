import {
  APPROVAL_LASTS_MS,
  APPROVAL_WINDOW_MS,
  conflict,
  isGiftKind,
  needsApproval,
  notFound,
  type LedgerType,
} from '@wayfare/shared';
import { isDuplicateKey } from '../../../platform/database/duplicateKey.js';
import { decideGift } from '../../../platform/operation/staffPosting.js';
import type { MoneyServices } from '../../services.js';
import type { StoredAdjustment } from './storedAdjustment.js';
import { carryOutGift } from './giveGift.js';
import { finishAdjustment, postAdjustment } from './postAdjustment.js';

/** The choices of an adjustment; its other fields are derived from them. */
export interface WantedAdjustment
  extends Pick<StoredAdjustment, 'id' | 'txRef' | 'uid' | 'kind' | 'amount' | 'by' | 'allowDebt' | 'note'> {
  type: LedgerType;
  reverses?: string;
  booking?: string;
}

/**
 * Posts an adjustment, or leaves it pending where a second admin has to approve it, once per id. It is stored
 * before its money moves; if the process crashes in between, the scheduler finishes it.
 * @throws entry_reversed, approval_pending (409) for a second reversal of an entry; wallet_balance_low (409);
 *   not_found (404)
 */
export async function makeAdjustment(
  wanted: WantedAdjustment,
  services: MoneyServices,
): Promise<{ walletBalance: number; pending?: string }> {
  const { db, clock, realtime } = services;
  const now = clock.now();
  const { approvalLimit } = await db.settings.settings();
  const isPending = needsApproval(wanted.amount, approvalLimit);
  // Reversing a credit pays no one: admins can always undo their own mistakes.
  const takesBack = wanted.kind === 'reversal' && wanted.type === 'Debit' && !wanted.allowDebt;
  const made = await insertOnce(
    {
      ...wanted,
      reverses: wanted.reverses ?? null,
      state: isPending ? 'pending' : 'new',
      date: now,
      counted: !takesBack,
      expiresAt: isPending ? now + APPROVAL_LASTS_MS : null,
      decidedBy: null,
      decidedAt: null,
      decisionNote: null,
      ...(wanted.kind === 'reversal' && { lock: wanted.txRef }),
      ...(!isPending && { dueSince: now }),
    },
    services,
  );
  // `carryOut` posts it only within the limits of its author.
  decideGift();
  const state = await carryOut(made, services);
  realtime.resourceChanged('walletadjustments', [made.id]);
  if (state === 'balance_low') throw conflict('wallet_balance_low');
  if (state === 'no_user') throw notFound();
  const walletBalance = (await db.users.findById(made.uid))?.walletBalance ?? 0;
  return { walletBalance, ...(state === 'pending' && { pending: made.id }) };
}

/** Returns the adjustment as first stored: the same id always means the same adjustment. */
async function insertOnce(adjustment: StoredAdjustment, { db }: MoneyServices): Promise<StoredAdjustment> {
  try {
    await db.adjustments.insert(adjustment);
    return adjustment;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const before = await db.adjustments.findById(adjustment.id);
    if (before) return before;
    const other = adjustment.lock ? await db.adjustments.findReversal(adjustment.lock) : null;
    throw conflict(other?.state === 'pending' ? 'approval_pending' : 'entry_reversed');
  }
}

/**
 * Continues an adjustment from its current state; safe to repeat. When the wallet does not allow it, a new
 * adjustment is dropped and an approved one fails. Neither happens, and no approval is needed, once the
 * ledger has its entry: then a process crashed after moving the money.
 */
export async function carryOut(
  adjustment: StoredAdjustment,
  services: MoneyServices,
): Promise<'posted' | 'pending' | 'balance_low' | 'no_user'> {
  const { db } = services;
  const { id, state, txRef } = adjustment;
  if (isGiftKind(adjustment.kind)) return carryOutGift(adjustment, services);
  if (state !== 'new' && state !== 'approved')
    return state === 'posted' && adjustment.decidedBy === null ? 'posted' : 'pending';
  if (!(await db.wallets.findByRefs([txRef])).has(txRef)) {
    if (state === 'new' && (await exceedsLimit(adjustment, services))) {
      await db.adjustments.awaitApproval(id, adjustment.date + APPROVAL_LASTS_MS);
      return 'pending';
    }
    const outcome = await postAdjustment(adjustment, services);
    if (outcome !== 'posted') {
      await (state === 'new' ? db.adjustments.dropNew(id) : db.adjustments.fail(id));
      return outcome;
    }
  }
  await finishAdjustment(adjustment, services);
  return 'posted';
}

/**
 * Whether its admin's unapproved postings within a day exceed the limit. The adjustment is stored before the
 * sum is read, so among concurrent adjustments the last one stored sees them all.
 */
async function exceedsLimit(
  { by, date, counted }: StoredAdjustment,
  { db }: MoneyServices,
): Promise<boolean> {
  const { approvalLimit } = await db.settings.settings();
  if (!counted || approvalLimit === null) return false;
  return needsApproval(await db.adjustments.sumPostedAlone(by, date - APPROVAL_WINDOW_MS), approvalLimit);
}
