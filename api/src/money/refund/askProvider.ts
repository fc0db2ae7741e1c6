import type { ProviderRefunds, RefundRequest, RefundResult } from '../payment/providerRefunds.js';
import type { MoneyServices } from '../services.js';
import { sumAmounts, toWire } from '@wayfare/shared';
import { refundEvent } from './refundEvents.js';
import type { StoredRefund } from './storedRefund.js';

/**
 * The pause before a refund is sent again to a provider that could refund twice and does not know of the
 * refund, in ms. It is long enough for the earlier request to arrive and appear there.
 */
const QUIET_MS = 60 * 60_000;
/** A refund is given up if the provider still does not know of it this long after the request, in ms. */
const GIVE_UP_MS = 7 * 24 * 60 * 60_000;
/**
 * How long a process may still send a refund after it recorded that it will, in ms. After that, another
 * process may send it.
 */
const SEND_WITHIN_MS = 10_000;

/** Asks the provider for the refund for the first time. */
export const askFirst = (refund: StoredRefund, services: MoneyServices): Promise<boolean> =>
  send(refund, services);

/**
 * Continues a refund whose answer was lost: the provider may have refunded or not. The provider is asked for
 * the refund's state. Only if it does not know the refund, the refund is sent again, and given up after a
 * week.
 */
export async function askAgain(refund: StoredRefund, services: MoneyServices): Promise<boolean> {
  const asked = await requestTo(refund, services);
  if (!asked) return false;
  const known = await asked.provider.look(asked.request);
  if (known) return note(refund, known, services);
  const now = services.clock.now();
  const isQuiet = now - (refund.sentAt ?? 0) >= QUIET_MS;
  if (isQuiet && now - refund.createdAt >= GIVE_UP_MS)
    return note(refund, { state: 'refused', reason: 'provider_fetch_error' }, services);
  return asked.provider.repeatable || isQuiet ? send(refund, services) : false;
}

/** Looks up a refund that the provider has not decided yet. */
export async function lookUp(refund: StoredRefund, services: MoneyServices): Promise<boolean> {
  const asked = await requestTo(refund, services);
  const known = asked && (await asked.provider.look(asked.request));
  return known ? note(refund, known, services) : false;
}

/** Records that the refund is being sent, so that no other process sends it, and then sends it. */
async function send(refund: StoredRefund, services: MoneyServices): Promise<boolean> {
  const { db, clock } = services;
  const asked = await requestTo(refund, services);
  if (!asked) return false;
  const sentAt = clock.now();
  const sends = refund.sends + 1;
  if (!(await db.refunds.move(refund, 'sending', { sentAt, sends }))) return true;
  // A process that was held up here leaves it to the next one.
  if (clock.now() - sentAt > SEND_WITHIN_MS) return false;
  const answer = await asked.provider.send(asked.request);
  const sending: StoredRefund = { ...refund, state: 'sending', sentAt, sends };
  // A provider may refuse because it has refunded already.
  const known = answer.state === 'refused' ? await asked.provider.look(asked.request) : null;
  return note(sending, known ?? answer, services);
}

/** Records the provider's answer. */
async function note(refund: StoredRefund, result: RefundResult, services: MoneyServices): Promise<boolean> {
  const { db, clock } = services;
  const decidedAt = clock.now();
  if (result.state === 'refused') {
    const events = await refundEvent(refund, 'payment.refund_failed', services);
    return db.refunds.move(refund, 'failed', { failure: result.reason.slice(0, 200), decidedAt }, events);
  }
  const { reference: providerReference } = result;
  if (result.state === 'done') {
    const events = await refundEvent(refund, 'payment.refunded', services);
    return db.refunds.move(refund, 'done', { providerReference, failure: null, decidedAt }, events);
  }
  if (refund.state !== 'sent') await db.refunds.move(refund, 'sent', { providerReference });
  return false;
}

/** The refund as its provider understands it; null while the provider's keys are not set. */
async function requestTo(
  refund: StoredRefund,
  { db, payments, log }: MoneyServices,
): Promise<{ provider: ProviderRefunds; request: RefundRequest } | null> {
  const { id, order, amount, currency, paid, reference, attempt = '', providerReference } = refund;
  const provider = payments.find(({ name }) => name === refund.provider)?.refunds;
  if (!provider) {
    log.error({ refund: id, provider: refund.provider }, 'a refund waits for the keys of its provider');
    return null;
  }
  const others = (await db.refunds.findOf(order)).filter(
    (other) => other.id !== id && (other.state === 'done' || other.state === 'sent'),
  );
  const { session = '' } = (attempt && (await db.paymentAttempts.findById(attempt))) || {};
  const request: RefundRequest = {
    id,
    amount,
    currency,
    paid,
    payment: reference,
    attempt,
    session,
    reference: providerReference,
    requestedAt: refund.createdAt,
    sends: refund.sends,
    before: {
      amount: toWire(sumAmounts(others.map((other) => other.amount))),
      references: others.flatMap((other) => other.providerReference ?? []),
    },
  };
  return { provider, request };
}
