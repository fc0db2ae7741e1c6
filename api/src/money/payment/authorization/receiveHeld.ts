import type { ProviderName } from '@wayfare/shared';
import type { MoneyServices } from '../../services.js';
import type { PaymentOrder } from '../paymentOrder.js';
import type { CardAuthorization } from './cardAuthorization.js';
import { heldFor } from './heldFor.js';

/** How long a process has to place an amount that is newly held before the scheduler takes over, in ms. */
const PLACE_GRACE_MS = 10_000;

/**
 * Processes the verified message that a provider holds an order's amount, no matter how often it arrives.
 * Records the amount first. Then the payable starts with it, or the amount is released.
 */
export async function receiveHeld(
  { id: order, booking, payer, amount, currency }: PaymentOrder,
  provider: ProviderName,
  authorization: string,
  services: MoneyServices,
): Promise<void> {
  const { db, clock } = services;
  if (!booking) throw new Error(`order ${order} holds an amount without a booking`);
  const now = clock.now();
  const known = await db.cardAuthorizations.insertOnce({
    id: authorization,
    order,
    booking,
    payer,
    provider,
    amount,
    currency,
    state: 'new',
    createdAt: now,
    due: now + PLACE_GRACE_MS,
    checks: 0,
  });
  if (known.state === 'new') await placeHeld(known, services);
}

/**
 * Starts the payable that waits for an amount, or releases the amount. One conditional write to the payable
 * decides which.
 */
export async function placeHeld(held: CardAuthorization, services: MoneyServices): Promise<void> {
  const { db, clock } = services;
  const goOn = await heldFor(services).start(held, services);
  if (!goOn) {
    await db.payments.decline(held.order, held.provider, held.id);
    await db.cardAuthorizations.decideRelease(held.id, clock.now());
    return;
  }
  await db.payments.recordHeld(held.order, held.provider);
  await db.cardAuthorizations.keep(held.id);
  await goOn();
}
