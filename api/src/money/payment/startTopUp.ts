import { type Actor, canAccess, type Checkout, forbidden, type TopUpInput } from '@wayfare/shared';
import type { MoneyServices } from '../services.js';
import { requiredAmount } from '../wallet/requiredAmount.js';
import { checkoutOf } from './checkout.js';

/**
 * Starts a card top-up of the caller's own wallet, once per id.
 * @throws forbidden (403) unless the caller is a rider; no_details_error (400) unless the amount is above 0
 */
export async function startTopUp(
  actor: Actor,
  { amount: typed }: TopUpInput,
  { id, locale }: { id: string; locale: string },
  services: MoneyServices,
): Promise<Checkout> {
  const { db, clock } = services;
  if (!canAccess(actor, 'create', 'payments')) throw forbidden();
  const amount = await requiredAmount(typed, services);
  const order = await db.payments.insertOnce({
    id,
    purpose: 'topup',
    payer: actor.uid,
    booking: null,
    amount,
    currency: (await db.settings.settings()).code,
    status: 'OPEN',
    createdAt: clock.now(),
  });
  return checkoutOf(order, locale, undefined, services);
}
