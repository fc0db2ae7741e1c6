import { captureOrderId, exact, type RetryPauses, retryPause, toWire } from '@wayfare/shared';
import type { MoneyServices } from '../../services.js';
import { type HeldAmounts, providerOf } from '../paymentProvider.js';
import type { PaymentOrder } from '../paymentOrder.js';
import { settlePayment } from '../settlePayment.js';
import type { CardAuthorization } from './cardAuthorization.js';
import { HELD_FOR, heldFor } from './heldFor.js';
import { placeHeld } from './receiveHeld.js';

/** The pauses between two tries. */
const PAUSES: RetryPauses = { firstMs: 30_000, longestMs: 60 * 60_000 };
/** How long a process has to settle a captured amount before the sweeper takes over, in ms. */
const SETTLE_GRACE_MS = 10_000;

/** A provider's answer to a capture or release. */
type Answer = Awaited<ReturnType<HeldAmounts['capture']>>;

/**
 * Carries out decided captures and releases of amounts held on cards, until their providers have answered.
 */
export async function continueHeld(limit: number, services: MoneyServices): Promise<void> {
  const { db, clock, jitter, log } = services;
  for (const held of await db.cardAuthorizations.findDue(clock.now(), limit)) {
    const pause = retryPause(held.checks, PAUSES, jitter());
    if (!(await db.cardAuthorizations.lease(held, clock.now() + pause))) continue;
    try {
      await carryOn(held, services);
    } catch (error) {
      log.error(
        { err: error, provider: held.provider, authorization: held.id },
        'an amount held on a card could not be charged or released, and will be retried',
      );
    }
  }
}

/**
 * Carries out the decided capture or release of an amount now. Returns false if another process has just
 * begun to.
 * @throws ProviderError if the provider does not answer
 */
export async function continueNow(held: CardAuthorization, services: MoneyServices): Promise<boolean> {
  const { db, clock } = services;
  if (!(await db.cardAuthorizations.lease(held, clock.now() + PAUSES.firstMs))) return false;
  await carryOn(held, services);
  return true;
}

async function carryOn(held: CardAuthorization, services: MoneyServices): Promise<void> {
  if (held.state === 'new') return placeHeld(held, services);
  const { authorizations } = providerOf(services.payments, held.provider);
  if (!authorizations) throw new Error(`${held.provider} holds no amounts`);
  if (held.state === 'capturing')
    return recordCaptured(held, await authorizations.capture(held.id, held.capture as number), services);
  if (held.state === 'releasing')
    return recordReleased(held, await authorizations.release(held.id), services);
}

async function recordCaptured(
  held: CardAuthorization,
  answer: Answer,
  services: MoneyServices,
): Promise<void> {
  if (answer.state === 'captured') return receiveCapture(held, answer, services);
  // Not decided yet.
  if (answer.state === 'pending' || answer.state === 'authorized') return;
  const failure = answer.state === 'refused' ? answer.reason : 'hold_gone';
  services.log.warn(
    { provider: held.provider, authorization: held.id, failure },
    'a provider did not charge an amount that it held',
  );
  await heldFor(services).giveUp(held, failure, services);
  const { db, clock } = services;
  // The provider still holds the amount that it refused to charge.
  if (answer.state === 'refused')
    return db.cardAuthorizations.releaseUncaptured(held.id, failure, clock.now());
  await db.cardAuthorizations.finish(held.id, 'failed', failure);
}

async function recordReleased(
  held: CardAuthorization,
  answer: Answer,
  services: MoneyServices,
): Promise<void> {
  const { db, log } = services;
  // Someone charged it at the provider.
  if (answer.state === 'captured') return receiveCapture(held, answer, services);
  if (answer.state !== 'gone' && answer.state !== 'refused') return;
  // A process may have died after it decided not to charge the amount, and before the booking recorded that.
  await heldFor(services).giveUp(held, held.failure ?? 'hold_gone', services);
  if (answer.state === 'gone') return db.cardAuthorizations.finish(held.id, 'released');
  // The provider releases it by itself after some days.
  log.warn(
    { provider: held.provider, authorization: held.id, reason: answer.reason },
    'a hold was not released',
  );
  await db.cardAuthorizations.finish(held.id, 'failed', answer.reason);
}

/** Records the money once, as a payment of its own that settles like any other. */
export async function receiveCapture(
  held: CardAuthorization,
  { amount, currency, reference }: { amount: string; currency: string; reference: string },
  services: MoneyServices,
): Promise<void> {
  const { db, clock, log } = services;
  const { id, booking, payer, provider } = held;
  if (currency !== held.currency) throw new Error(`${provider} captured ${currency}, not ${held.currency}`);
  const now = clock.now();
  const order: PaymentOrder = await db.payments.insertOnce({
    id: captureOrderId(id),
    purpose: HELD_FOR,
    payer,
    booking,
    amount: toWire(exact(amount)),
    currency,
    status: 'CONFIRMED',
    provider,
    reference,
    attempt: id,
    createdAt: now,
    confirmedAt: now,
    settleDue: now + SETTLE_GRACE_MS,
  });
  await db.cardAuthorizations.finish(id, 'captured');
  try {
    await settlePayment(order, services);
  } catch (error) {
    log.error({ err: error, order: order.id }, 'a payment could not be settled and will be retried');
  }
}
