import {
  type Actor,
  canAccess,
  conflict,
  exact,
  forbidden,
  notFound,
  type Refundable,
  type RefundInput,
  type RefundReason,
} from '@wayfare/shared';
import { createHash } from 'node:crypto';
import type { PaymentOrder } from '../payment/paymentOrder.js';
import type { MoneyServices } from '../services.js';
import { requiredAmount } from '../wallet/requiredAmount.js';
import { requireWithinLimit } from '../wallet/requireWithinLimit.js';
import { giveGift } from '../wallet/adjustment/giveGift.js';
import type { StoredAdjustment } from '../wallet/adjustment/storedAdjustment.js';
import { advanceRefund } from './advanceRefund.js';
import { refundableOf } from './refundable.js';
import type { StoredRefund } from './storedRefund.js';
import { runLeftBehind } from '../../platform/operation/staffPosting.js';

/** How long a process has to continue its own refund before the sweeper takes over, in ms. */
const GRACE_MS = 30_000;

/**
 * Refunds a part of a payment, or the rest of it, to the card, once per request. The refund is stored before
 * any money moves. After a crash or a missing answer, it is continued until the money is on the card or in
 * the wallet. The business's money is limited for each person: see `giveGift`.
 * @throws not_found (404); no_details_error (400) unless the amount is above 0; credit_limit (403);
 *   gift_waits, refund_too_much, refund_in_progress, refund_unsupported, refund_trip_open,
 *   refund_review_open, wallet_balance_low (409)
 */
export async function requestRefund(
  actor: Actor,
  orderId: string,
  { amount: typed, source, note }: RefundInput,
  request: string,
  services: MoneyServices,
): Promise<StoredRefund> {
  if (!canAccess(actor, 'edit', 'cardpayments')) throw forbidden();
  const id = refundId('request', request);
  const before = await services.db.refunds.findById(id);
  if (before) return runLeftBehind(() => answerOf(before, services));
  const amount = await requiredAmount(typed, services);
  requireWithinLimit(actor, amount);
  const order = await paidOrder(orderId, services);
  const left = await refundableOf(order, services);
  if (left.blocked) throw conflict(left.blocked);
  if (exact(amount).gt(left[source])) throw conflict('refund_too_much');
  const choices: RefundChoices = { id, order: orderId, amount, source, note };
  const gift = {
    kind: 'refund',
    uid: order.payer,
    // The rest comes from the payer's own wallet.
    amount: source === 'business' ? amount : 0,
    subject: order.booking ?? orderId,
    part: id,
    note,
    act: { ...choices },
  } as const;
  return giveGift(actor, gift, () => placeRefund(actor.uid, choices, services), services);
}

/** The choices of a refund that an admin asks for. */
type RefundChoices = Pick<StoredRefund, 'id' | 'order' | 'amount' | 'source' | 'note'>;

/** Makes a refund that a second person has approved; safe to repeat. */
export const makeApprovedRefund = ({ by, act }: StoredAdjustment, services: MoneyServices) =>
  placeRefund(by, act as unknown as RefundChoices, services);

/** Stores a refund that can be made now, once by its id, and takes it as far as it goes. */
async function placeRefund(
  by: string,
  { id, order: orderId, amount, source, note }: RefundChoices,
  services: MoneyServices,
): Promise<StoredRefund> {
  const { db } = services;
  const before = await db.refunds.findById(id);
  if (before) return answerOf(before, services);
  const order = await paidOrder(orderId, services);
  const left = await refundableOf(order, services);
  if (left.blocked) throw conflict(left.blocked);
  if (exact(amount).gt(left[source])) throw conflict('refund_too_much');
  const wanted = newRefund(order, { id, amount, source, reason: 'admin', by, note }, services);
  return answerOf(await db.refunds.insertOnce(wanted), services);
}

/** Returns the amount of a payment that can be refunded to the card now. @throws not_found (404) */
export async function previewRefund(
  actor: Actor,
  orderId: string,
  services: MoneyServices,
): Promise<Refundable> {
  if (!canAccess(actor, 'show', 'cardpayments')) throw forbidden();
  return refundableOf(await paidOrder(orderId, services), services);
}

async function paidOrder(id: string, { db }: MoneyServices): Promise<PaymentOrder> {
  const order = await db.payments.paid.findById(id);
  if (!order) throw notFound();
  return order;
}

/** A refund's id: 32 characters that every provider accepts, the same for the same cause. */
export const refundId = (...cause: string[]): string =>
  createHash('sha256').update(cause.join('\n')).digest('hex').slice(0, 32);

/** The choices of a refund; the other fields follow from its payment. */
export interface WantedRefund extends Pick<StoredRefund, 'id' | 'amount' | 'source' | 'by' | 'note'> {
  reason: RefundReason;
}

/** A refund of a payment, before anything has happened. */
export function newRefund(order: PaymentOrder, wanted: WantedRefund, { clock }: MoneyServices): StoredRefund {
  const { id, booking, payer, provider, reference, attempt, currency, amount: paid } = order;
  if (!provider || !reference) throw new Error(`this payment has no money: ${id}`);
  const now = clock.now();
  return {
    order: id,
    booking,
    payer,
    provider,
    reference,
    paid,
    currency,
    ...(attempt !== undefined && { attempt }),
    ...wanted,
    state: 'requested',
    failure: null,
    providerReference: null,
    sends: 0,
    checks: 0,
    createdAt: now,
    decidedAt: null,
    due: now + GRACE_MS,
  };
}

/** Takes the refund as far as it goes now. @throws the reason (409) when its money stayed in the wallet */
async function answerOf(refund: StoredRefund, services: MoneyServices): Promise<StoredRefund> {
  const { log, realtime } = services;
  const advanced = await advanceRefund(refund.id, services).catch(async (error: unknown) => {
    log.error({ err: error, refund: refund.id }, 'a refund could not be continued and will be retried');
    return (await services.db.refunds.findById(refund.id)) ?? refund;
  });
  realtime.resourceChanged('cardrefunds', [refund.id]);
  realtime.resourceChanged('cardpayments', [refund.order]);
  if (advanced.state === 'kept')
    throw conflict(advanced.failure === 'wallet_balance_low' ? 'wallet_balance_low' : 'refund_too_much');
  return advanced;
}
