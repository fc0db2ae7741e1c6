import type { CarriedEffect } from '../../platform/effects/effect.js';
import type { MoneyServices } from '../services.js';

/**
 * The effects that decide to charge or release an amount held on a card. The scheduler then asks the
 * provider.
 */
export const paymentEffects = {
  captureCard: (
    _owner: unknown,
    { data }: CarriedEffect<{ authorization: string; amount: number }>,
    { db, clock }: MoneyServices,
  ) => db.cardAuthorizations.decideCapture(data.authorization, data.amount, clock.now()),
  releaseCard: (
    _owner: unknown,
    { data }: CarriedEffect<{ authorization: string }>,
    { db, clock }: MoneyServices,
  ) => db.cardAuthorizations.decideRelease(data.authorization, clock.now()),
};
