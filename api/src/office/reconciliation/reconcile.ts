import {
  captureOrderId,
  DomainError,
  exact,
  paymentDifference,
  type ReportedPayment,
  toWire,
  zonedStamps,
} from '@wayfare/shared';
import { notifyAdmins } from '../../messages/notification/notifyAdmins.js';
import type { PaymentAttempt } from '../../money/payment/hosted/paymentAttempt.js';
import { ProviderError } from '../../money/payment/hosted/providerRequest.js';
import type { PaymentOutcome } from '../../money/payment/paymentProvider.js';
import type { OfficeServices } from '../services.js';

const HOUR = 60 * 60_000;
/** When the night's comparison starts, in ms after midnight in the business's time zone. */
const STARTS_AT = 3 * HOUR;
/** The payments of the last days are compared, except those that may still be under way, in ms. */
const COMPARED_MS = 4 * 24 * HOUR;
const UNDER_WAY_MS = HOUR;
/** How many payments are compared in a row: each is one request to a provider. */
const AT_ONCE = 20;
/** How long a process has for these before another one takes over, in ms. */
const LEASE_MS = 10 * 60_000;
/** The most differences that are counted for the message to the admins. */
const COUNTED = 1_000;

/**
 * Compares the payments of the last days with what their providers say, once a night, a few at a time. A
 * process that crashes is continued by another; a provider that does not answer is asked again the next
 * night.
 */
export async function reconcilePayments(services: OfficeServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const { timeZone } = await db.settings.settings();
  const { date: id } = zonedStamps(timeZone)(now - STARTS_AT);
  const from = now - COMPARED_MS;
  const night = await db.reconciliations.startOnce({
    id,
    startedAt: now,
    from,
    to: now - UNDER_WAY_MS,
    lastAt: from,
    lastId: '',
    due: now,
  });
  if (night.due === undefined || night.due > now) return;
  if (!(await db.reconciliations.lease(night, now + LEASE_MS))) return;
  const attempts = await db.paymentAttempts.findStarted(night, AT_ONCE);
  for (const attempt of attempts) await compare(attempt, services);
  const last = attempts.at(-1);
  if (last && attempts.length === AT_ONCE)
    return db.reconciliations.note(id, { lastAt: last.createdAt, lastId: last.id }, clock.now());
  const found = await db.paymentDifferences.countSince(night.startedAt, COUNTED);
  if (found > 0)
    await notifyAdmins(
      {
        id: `payment-differences:${id}`,
        title: 'notice_payment_differences_title',
        body: 'notice_payment_differences_body',
        screen: 'PaymentDifferences',
      },
      services,
    );
  await db.reconciliations.finish(id);
}

/** Compares one attempt, and keeps or forgets its difference. */
async function compare(attempt: PaymentAttempt, services: OfficeServices): Promise<void> {
  const { db, clock, log, payments, realtime } = services;
  const provider = payments.find(({ name }) => name === attempt.provider);
  if (!provider?.resultOf) return;
  try {
    const reported = await provider.resultOf(attempt);
    const known = await knownPayment(attempt, reported, services);
    const kind = paymentDifference(known, asPayment(reported));
    if (!kind) return await db.paymentDifferences.remove(attempt.id);
    const there = 'amount' in reported && kind !== 'missing_there' ? reported : null;
    await db.paymentDifferences.save({
      id: attempt.id,
      kind,
      provider: attempt.provider,
      attempt: attempt.id,
      order: attempt.order,
      booking: known.booking,
      amount: known.amount,
      currency: known.currency,
      amountThere: there && toWire(exact(there.amount)),
      currencyThere: there && there.currency,
      startedAt: attempt.createdAt,
      foundAt: clock.now(),
    });
    realtime.resourceChanged('paymentdifferences', [attempt.id]);
  } catch (error) {
    if (!(error instanceof ProviderError) && !(error instanceof DomainError)) throw error;
    log.warn({ attempt: attempt.id, reason: error.message }, 'a payment could not be compared');
  }
}

/**
 * Converts a reported result to a payment. An amount that is only held is not a payment yet; its captured
 * part is one.
 */
function asPayment(reported: PaymentOutcome): ReportedPayment {
  if (reported.state === 'held') return { state: 'pending' };
  return reported.state === 'captured' ? { ...reported, state: 'paid' } : (reported as ReportedPayment);
}

/** Returns our own record of the payment from an attempt. */
async function knownPayment(attempt: PaymentAttempt, reported: PaymentOutcome, services: OfficeServices) {
  const { db } = services;
  const { id, order: orderId, provider, amount, currency } = attempt;
  if (attempt.authorizes) return knownCapture(attempt, reported, services);
  const order = await db.payments.findById(orderId);
  // The payment may have been the second one of its order, which has an order of its own.
  const paid =
    'reference' in reported
      ? await db.payments.findByReference(provider, reported.reference)
      : order?.attempt === id
        ? order
        : null;
  return {
    amount,
    currency,
    booking: order?.booking ?? null,
    isPaid: Boolean(paid?.confirmedAt),
    isRefunded: (paid?.refunds ?? []).some(({ state }) => state !== 'returned'),
  };
}

/** Returns our own record of the part that was charged of an attempt's held amount. */
async function knownCapture(attempt: PaymentAttempt, reported: PaymentOutcome, { db }: OfficeServices) {
  const { id, order, currency } = attempt;
  const [captured, asked] = await Promise.all([
    db.payments.findById(captureOrderId(id)),
    db.payments.findById(order),
  ]);
  const there = 'amount' in reported ? toWire(exact(reported.amount)) : attempt.amount;
  return {
    amount: captured?.amount ?? there,
    currency,
    booking: asked?.booking ?? null,
    isPaid: captured !== null,
    isRefunded: (captured?.refunds ?? []).some(({ state }) => state !== 'returned'),
  };
}
