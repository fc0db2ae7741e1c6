import { cardRefundPostings, cardRefundRefs, type RefundState, returnedRefundPosting } from '@wayfare/shared';
import type { MoneyServices } from '../services.js';
import { afterCredit } from '../wallet/afterCredit.js';
import { claimOnPayment } from './claimOnPayment.js';
import { askAgain, askFirst, lookUp } from './askProvider.js';
import type { StoredRefund } from './storedRefund.js';

/** How long after a refund was given up it is checked that no slow process took its money, in ms. */
const KEPT_CHECK_MS = 60 * 60_000;

/**
 * One step of a refund. Returns whether the refund has moved on, so that the next step can follow. Repeating
 * it is safe.
 */
type Step = (refund: StoredRefund, services: MoneyServices) => Promise<boolean>;

/**
 * The next step in each state. Every step is recorded before and after its work elsewhere, and can be
 * repeated, because a process may die anywhere.
 */
const steps: Readonly<Record<RefundState, Step>> = {
  requested: takeMoney,
  taken: askFirst,
  sending: askAgain,
  sent: lookUp,
  done: finishDone,
  failed: returnMoney,
  returned: finishReturned,
  kept: finishKept,
};

/**
 * Takes a refund as far as it goes now. Returns it as it is then.
 * @throws ProviderError if the provider does not answer; the refund is then continued later
 */
export async function advanceRefund(id: string, services: MoneyServices): Promise<StoredRefund> {
  let refund = await requireRefund(id, services);
  while (refund.due !== undefined && (await steps[refund.state](refund, services)))
    refund = await requireRefund(id, services);
  return requireRefund(id, services);
}

async function requireRefund(id: string, { db }: MoneyServices): Promise<StoredRefund> {
  const refund = await db.refunds.findById(id);
  if (!refund) throw new Error(`there is no refund: ${id}`);
  return refund;
}

/** Reserves the amount on the payment, then takes it out of the payer's wallet. */
async function takeMoney(refund: StoredRefund, services: MoneyServices): Promise<boolean> {
  const { db, clock } = services;
  const claimed = await claimOnPayment(refund, services);
  if (claimed === 'later') return false;
  if (claimed === 'refused') return keep(refund, 'refund_too_much', services);
  const floor = refund.source === 'wallet' ? { floor: 0 } : {};
  const outcome = await db.wallets.post(refund.payer, cardRefundPostings(refund), {
    date: clock.now(),
    ...floor,
  });
  if (outcome === 'balance_low' || outcome === 'no_user') return keep(refund, 'wallet_balance_low', services);
  await db.refunds.move(refund, 'taken');
  services.realtime.resourceChanged('riders', [refund.payer]);
  return true;
}

/** Gives a refund up before its money has left the wallet. */
async function keep(refund: StoredRefund, failure: string, { db, clock }: MoneyServices): Promise<boolean> {
  await db.refunds.move(refund, 'kept', { failure, decidedAt: clock.now() });
  return true;
}

/**
 * Frees the amount on the payment. Later, checks that no process that was slow to act on the same refund took
 * the money after all; if so, the money is returned.
 */
async function finishKept(refund: StoredRefund, services: MoneyServices): Promise<boolean> {
  const { db, clock } = services;
  const { id, order, decidedAt } = refund;
  await db.payments.dropRefund(order, id);
  if (clock.now() - (decidedAt ?? 0) < KEPT_CHECK_MS) return false;
  const { sent } = cardRefundRefs(id);
  if ((await db.wallets.findByRefs([sent])).has(sent)) return db.refunds.move(refund, 'failed');
  await db.refunds.finish(id);
  return false;
}

/** Returns the money of a refused refund to the payer's wallet. */
async function returnMoney(refund: StoredRefund, services: MoneyServices): Promise<boolean> {
  const { db, clock, log } = services;
  const { id, payer } = refund;
  const outcome = await db.wallets.post(payer, [returnedRefundPosting(refund)], { date: clock.now() });
  if (outcome === 'no_user') {
    // The account and its wallet were deleted. The ledger audit lists the refund.
    log.error({ refund: id, payer }, 'a refused refund has no wallet to return to');
    await db.refunds.finish(id);
    return false;
  }
  await db.refunds.move(refund, 'returned');
  await afterCredit(payer, services);
  services.realtime.resourceChanged('riders', [payer]);
  return true;
}

async function finishReturned(refund: StoredRefund, services: MoneyServices): Promise<boolean> {
  await services.db.payments.endRefund(refund.order, refund.id, 'returned');
  return finish(refund, 'returned', services);
}

async function finishDone(refund: StoredRefund, services: MoneyServices): Promise<boolean> {
  await services.db.payments.endRefund(refund.order, refund.id, 'done');
  return finish(refund, 'done', services);
}

/** Notifies the payer where the money is. */
async function finish(
  refund: StoredRefund,
  as: 'done' | 'returned',
  services: MoneyServices,
): Promise<boolean> {
  const { id, payer: to, order } = refund;
  await services.notifier.push(`refund:${id}:${as}`, {
    to,
    title: `notice_card_refund_${as}_title`,
    body: `notice_card_refund_${as}_body`,
    screen: 'wallet',
  });
  await services.db.refunds.finish(id);
  services.realtime.resourceChanged('cardrefunds', [id]);
  services.realtime.resourceChanged('cardpayments', [order]);
  return false;
}
