import { conflict, exact, notFound, type RecordCardHoldInput } from '@wayfare/shared';
import type { MoneyServices } from '../../services.js';
import { ProviderError } from '../hosted/providerRequest.js';
import type { CardAuthorization } from './cardAuthorization.js';
import { continueNow, receiveCapture } from './continueHeld.js';
import { heldFor } from './heldFor.js';

/**
 * After this time, in ms, no request to capture an amount is still under way, because such requests time out
 * after some minutes.
 */
const UNDER_WAY_MS = 5 * 60_000;

/**
 * Asks the provider again whether it charged an amount that is being captured; it charges at most once.
 * @throws not_found (404) without an amount; payment_in_progress (409) until the capture is recorded as
 *   begun, or while another request asks the provider
 */
export async function askAgain(
  authorization: string | undefined,
  services: MoneyServices,
): Promise<'answered' | 'silent'> {
  const held = await captureOf(authorization, services);
  // Staff already recorded that it was not charged. It is released once no request to capture it can be under
  // way.
  if (held.state === 'releasing') return 'silent';
  // The provider's keys were removed, so it cannot be asked.
  if (!services.payments.some(({ name }) => name === held.provider)) return 'silent';
  try {
    if (!(await continueNow(held, services))) throw conflict('payment_in_progress');
    return 'answered';
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { provider, id } = held;
    services.log.warn({ provider, authorization: id, reason: error.message }, 'a provider was asked in vain');
    return 'silent';
  }
}

/**
 * Records what staff found at a provider that does not answer.
 * @throws as `askAgain`; wrong_state (409) for a charge of an amount that is being released
 */
export async function recordFound(
  authorization: string | undefined,
  { outcome, reference }: RecordCardHoldInput,
  services: MoneyServices,
): Promise<void> {
  const held = await captureOf(authorization, services);
  if (outcome === 'charged') await recordCharge(held, reference as string, services);
  else await recordNoCharge(held, services);
}

async function captureOf(id: string | undefined, { db }: MoneyServices): Promise<CardAuthorization> {
  if (id === undefined) throw notFound();
  const held = await db.cardAuthorizations.findById(id);
  if (held?.state !== 'capturing' && held?.state !== 'releasing') throw conflict('payment_in_progress');
  return held;
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
  await heldFor(services).giveUp(held, 'hold_not_charged', services);
}
