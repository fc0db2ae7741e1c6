import { createHash } from 'node:crypto';
import { DomainError, exact, invalid, type ProviderName } from '@wayfare/shared';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import type { MoneyServices } from '../services.js';
import type { Confirmation, PaymentOrder } from './paymentOrder.js';
import { type PaymentOutcome, type PaymentProvider, providerOf } from './paymentProvider.js';
import { receiveHeld } from './authorization/receiveHeld.js';
import { alertMismatch } from './paymentEvents.js';
import { ProviderError } from './hosted/providerRequest.js';
import { settlePayment } from './settlePayment.js';

/** How long a process has to settle a payment it confirmed before the sweeper takes over, in ms. */
const SETTLE_GRACE_MS = 10_000;

/**
 * Handles a provider's message: it is processed if `read` verifies its signature. Otherwise it is rejected
 * and logged, and nothing changes. Returns the order; null for a genuine message about something else.
 * @throws no_provider_found (404) for a provider that is not configured; provider_fetch_error (502) if it
 *   must be asked and does not answer
 */
export async function handleProviderMessage(
  name: string,
  read: (provider: PaymentProvider) => Promise<PaymentOutcome | null>,
  services: MoneyServices,
): Promise<PaymentOrder | null> {
  try {
    const provider = providerOf(services.payments, name);
    const outcome = await read(provider);
    return outcome && (await receivePayment(provider.name, outcome, services));
  } catch (error) {
    if (error instanceof ProviderError) {
      services.log.error({ provider: name, reason: error.message }, 'a payment provider did not respond');
      throw new DomainError('provider_fetch_error', 502);
    }
    if (error instanceof DomainError)
      services.log.warn({ provider: name, refused: error.key }, 'a payment message was rejected');
    throw error;
  }
}

/**
 * Processes a verified provider message, from return or webhook, no matter how often it arrives. Money is
 * first recorded, once per reference, then settled; if settling fails, the sweeper retries it. Returns the
 * order the money is recorded under; null for the payment of another shop.
 * @throws payment_amount_mismatch, payment_not_verified (400)
 */
export async function receivePayment(
  provider: ProviderName,
  outcome: PaymentOutcome,
  services: MoneyServices,
): Promise<PaymentOrder | null> {
  const { db, log } = services;
  const order = await db.payments.findById(outcome.order);
  if (!order) {
    // Several shops may share an account. A refusal would make the provider repeat it, and then send none at
    // all.
    log.warn({ provider, order: outcome.order }, 'a payment was not ordered here');
    return null;
  }
  if (outcome.state === 'pending' || outcome.state === 'expired') return order;
  const isOtherAmount = outcome.state !== 'captured' && !exact(order.amount).eq(outcome.amount);
  if (isOtherAmount || order.currency !== outcome.currency) {
    const { state, amount, currency, reference } = outcome;
    log.error(
      { order: order.id, provider, state, amount, currency, reference },
      'a payment is not what was ordered',
    );
    await alertMismatch(order, provider, outcome, services);
    throw invalid('payment_amount_mismatch');
  }
  if (outcome.state === 'declined') {
    await db.payments.decline(order.id, provider, outcome.reference);
    return order;
  }
  if (outcome.state === 'held' || outcome.state === 'captured') {
    await receiveHeld(order, provider, outcome.authorization, services);
    return order;
  }
  const paid = await recordPayment(order, provider, outcome, services);
  try {
    await settlePayment(paid, services);
  } catch (error) {
    log.error({ err: error, order: paid.id }, 'a payment could not be settled and will be retried');
  }
  return paid;
}

async function recordPayment(
  order: PaymentOrder,
  provider: ProviderName,
  { reference, attempt }: { reference: string; attempt?: string },
  services: MoneyServices,
): Promise<PaymentOrder> {
  const { payments } = services.db;
  const now = services.clock.now();
  const confirmation = {
    provider,
    reference,
    confirmedAt: now,
    settleDue: now + SETTLE_GRACE_MS,
    ...(attempt !== undefined && { attempt }),
  };
  const second = secondPayment(order, confirmation);
  const belongs = (known: PaymentOrder) => known.id === order.id || known.id === second.id;
  try {
    const known = await payments.findByReference(provider, reference);
    if (known && belongs(known)) return known;
    const confirmed = !known && (await payments.confirm(order.id, confirmation));
    if (confirmed) return confirmed;
    // Reported twice concurrently, or paid a second time.
    const meanwhile = await payments.findByReference(provider, reference);
    if (meanwhile && belongs(meanwhile)) return meanwhile;
    if (!meanwhile) return await payments.insertOnce(second);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  // One payment cannot pay two orders.
  throw invalid('payment_not_verified');
}

/**
 * Extra payment of an order that is already paid: its money gets a separate order, always with the same id.
 */
function secondPayment(
  { id, purpose, payer, booking, amount, currency }: PaymentOrder,
  confirmation: Confirmation,
): PaymentOrder {
  const mark = createHash('sha256')
    .update(`${confirmation.provider}:${confirmation.reference}`)
    .digest('hex')
    .slice(0, 16);
  return {
    purpose,
    payer,
    booking,
    amount,
    currency,
    ...confirmation,
    id: `${id}-${mark}`,
    status: 'CONFIRMED',
    createdAt: confirmation.confirmedAt,
  };
}
