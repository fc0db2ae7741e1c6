import {
  type Actor,
  type Amount,
  APPROVAL_LASTS_MS,
  APPROVAL_WINDOW_MS,
  conflict,
  creditLimitOf,
  DomainError,
  exact,
  type GiftKind,
  giftWaits,
  TakenMeanwhile,
  toWire,
} from '@wayfare/shared';
import { decideGift } from '../../../platform/operation/staffPosting.js';
import type { MoneyServices } from '../../services.js';
import type { StoredAdjustment } from './storedAdjustment.js';

/** An act of staff that gives money or changes what a person owes. */
export interface Gift {
  kind: GiftKind;
  /** The account it is for; absent if it is for many. */
  uid?: string;
  amount: Amount;
  /** The payment, trip, or payout it is for; gifts for the same one are limited together. */
  subject: string;
  /** What identifies the act among those of its kind and subject, if there may be several. */
  part?: string;
  note?: string | null | undefined;
  /** The input of the act, to make it once a second person has approved it. */
  act: Readonly<Record<string, unknown>>;
}

/**
 * Decides whether someone may give an amount for a cause, and makes the act if so. Every act of staff that
 * gives money is made here, or by `makeAdjustment`, which counts toward the same sum of the day. Above the
 * limits nothing is given: the act waits among the manual postings for a second person. An act whose amount
 * is 0 gives nothing, and is made at once.
 * @throws gift_waits (409), and the errors of `make`
 */
export async function giveGift<T>(
  actor: Actor,
  gift: Gift,
  make: () => Promise<T>,
  services: MoneyServices,
): Promise<T> {
  const { db } = services;
  const stored = exact(gift.amount).gt(0) ? await requireGift(actor, gift, services) : null;
  decideGift();
  if (!stored) return make();
  try {
    const made = await make();
    await db.adjustments.markGiven(stored);
    return made;
  } catch (error) {
    // A rejected act gave nothing. Any other error may have come after the money moved, which then counts.
    if (error instanceof DomainError) await db.adjustments.dropNew(stored.id);
    else await db.adjustments.markGiven(stored);
    throw error;
  }
}

/**
 * Stores a gift that may be made now. It is stored before the sums are read, so among
 * concurrent gifts the last one stored sees them all. @throws gift_waits (409)
 */
async function requireGift(actor: Actor, gift: Gift, services: MoneyServices): Promise<StoredAdjustment> {
  const { db, clock, realtime } = services;
  const lock = `gift:${gift.kind}:${gift.subject}`;
  const waiting = await db.adjustments.findReversal(lock);
  if (waiting) throw await waitsFor(actor, waiting, services);
  const stored = newGift(actor, gift, services);
  await db.adjustments.addGift(stored);
  const now = clock.now();
  const { approvalLimit } = await db.settings.settings();
  const sums = {
    forSubject: await db.adjustments.sumForSubject(actor.uid, gift.subject),
    ofDay: await db.adjustments.sumPostedAlone(actor.uid, now - APPROVAL_WINDOW_MS),
  };
  if (!giftWaits(gift.kind, sums, { creditLimit: creditLimitOf(actor), approvalLimit })) return stored;
  await db.adjustments.awaitGiftApproval(stored.id, now + APPROVAL_LASTS_MS, lock);
  realtime.resourceChanged('walletadjustments', [stored.id]);
  throw conflict('gift_waits');
}

/** The error for a gift that was asked for before: it names the colleague who did, if it was another. */
async function waitsFor({ uid }: Actor, { by, date }: StoredAdjustment, { db }: MoneyServices) {
  const name = by === uid ? undefined : (await db.users.namesOf([by])).get(by);
  return name
    ? new TakenMeanwhile('gift_waits', name, date, undefined, 'gift_waits_by')
    : conflict('gift_waits');
}

function newGift(actor: Actor, gift: Gift, { clock, newId }: MoneyServices): StoredAdjustment {
  const { kind, uid = '', amount, subject, part, note, act } = gift;
  const [id, date] = [newId(), clock.now()];
  return {
    id,
    txRef: `gift:${id}`,
    uid,
    kind,
    type: 'Credit',
    amount: toWire(amount),
    note: note ?? '',
    reverses: null,
    allowDebt: false,
    subject,
    cause: [kind, subject, ...(part ? [part] : [])].join(':'),
    act,
    state: 'new',
    date,
    by: actor.uid,
    counted: true,
    expiresAt: null,
    decidedBy: null,
    decidedAt: null,
    decisionNote: null,
    dueSince: date,
  };
}

/**
 * Makes an approved gift; safe to repeat. One that a crashed process left new counts as given.
 * @throws the errors of its act, which then has failed
 */
export async function carryOutGift(
  gift: StoredAdjustment,
  services: MoneyServices,
): Promise<'posted' | 'pending'> {
  const { db, giftActs } = services;
  const { id, state, kind } = gift;
  if (state !== 'new' && state !== 'approved') return state === 'posted' ? 'posted' : 'pending';
  try {
    if (state === 'approved') await giftActs[kind as GiftKind](gift, services);
  } catch (error) {
    if (error instanceof DomainError) await db.adjustments.fail(id);
    throw error;
  }
  await db.adjustments.markGiven(gift);
  return 'posted';
}
