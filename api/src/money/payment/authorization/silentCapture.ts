import {
  type Actor,
  conflict,
  DomainError,
  exact,
  notFound,
  type RecordCardHoldInput,
} from '@wayfare/shared';
import { findVisibleBooking } from '../../../trips/booking/findBooking.js';
import type { StoredBooking } from '../../../trips/booking/store/storedBooking.js';
import type { MoneyServices } from '../../services.js';
import { ProviderError } from '../hosted/providerRequest.js';
import type { CardAuthorization } from './cardAuthorization.js';
import { continueNow, giveUp, receiveCapture } from './continueHeld.js';

/**
 * After this time, no request to capture an amount is still under way, in ms: providers are given at most
 * minutes to answer.
 */
const UNDER_WAY_MS = 5 * 60_000;

/**
 * Asks the provider again whether it charged what a card holds for a trip; it charges at most once. Returns
 * the booking as it is then.
 * @throws wrong_state (409) if nothing is being charged; payment_in_progress (409) if the provider is just
 *   being asked, or has not decided; provider_fetch_error (502) if it does not answer
 */
export async function askAboutCapture(
  actor: Actor,
  id: string,
  services: MoneyServices,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  if (booking.cardHold?.state === 'captured') return booking;
  if (booking.cardHold?.state !== 'capturing') throw conflict();
  const answered = await askAgain(booking, services);
  if (answered === 'silent') throw new DomainError('provider_fetch_error', 502);
  return requireDecided(actor, id, services);
}

/**
 * Records what staff found at a provider that does not answer. It is asked once more first: an answer counts,
 * and what was found does not. Money that it reports later is never lost: it pays the trip if that is still
 * due, otherwise it goes to the rider's wallet. Repeating it changes nothing.
 * @throws wrong_state (409) if nothing is being charged; payment_in_progress (409) if the provider is just
 *   being asked, or has not decided
 */
export async function recordCapture(
  actor: Actor,
  id: string,
  { outcome, reference }: RecordCardHoldInput,
  services: MoneyServices,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  const { state } = booking.cardHold ?? {};
  if (state === (outcome === 'charged' ? 'captured' : 'failed')) return booking;
  if (state !== 'capturing') throw conflict();
  if ((await askAgain(booking, services)) === 'silent') {
    const held = await captureOf(booking, services);
    if (outcome === 'charged') await recordCharge(held, reference as string, services);
    else await recordNoCharge(held, services);
  }
  return requireDecided(actor, id, services);
}

async function requireDecided(actor: Actor, id: string, services: MoneyServices): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  if (booking.cardHold?.state === 'capturing') throw conflict('payment_in_progress');
  return booking;
}

/** The amount that is being captured for a booking. @throws payment_in_progress (409) until that is noted */
async function captureOf(
  { cardAuthorization }: StoredBooking,
  { db }: MoneyServices,
): Promise<CardAuthorization> {
  if (cardAuthorization === undefined) throw notFound();
  const held = await db.cardAuthorizations.findById(cardAuthorization);
  if (held?.state !== 'capturing' && held?.state !== 'releasing') throw conflict('payment_in_progress');
  return held;
}

async function askAgain(booking: StoredBooking, services: MoneyServices): Promise<'answered' | 'silent'> {
  const held = await captureOf(booking, services);
  // Recording was interrupted: the amount is released once no request to capture it is under way.
  if (held.state === 'releasing') return 'silent';
  // Its keys were removed: no one can be asked.
  if (!services.payments.some(({ name }) => name === held.provider)) return 'silent';
  try {
    if (!(await continueNow(held, services))) throw conflict('payment_in_progress');
    return 'answered';
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { provider, id: authorization } = held;
    services.log.warn({ provider, authorization, reason: error.message }, 'a provider was asked in vain');
    return 'silent';
  }
}

async function recordCharge(
  held: CardAuthorization,
  reference: string,
  services: MoneyServices,
): Promise<void> {
  if (held.state !== 'capturing' || held.capture === undefined) throw conflict();
  const { currency } = held;
  await receiveCapture(held, { amount: exact(held.capture).toFixed(), currency, reference }, services);
}

/**
 * From now on, the provider is asked to release the amount, but not before a request to capture it can no
 * longer be under way.
 */
async function recordNoCharge(held: CardAuthorization, services: MoneyServices): Promise<void> {
  const { db, clock } = services;
  await db.cardAuthorizations.releaseUncaptured(held.id, 'hold_not_charged', clock.now() + UNDER_WAY_MS);
  await giveUp(held, 'hold_not_charged', services);
}
