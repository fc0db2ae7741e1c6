import type { EffectHandlers } from '../../trips/booking/effects/effectHandler.js';

/** The effects that have an amount held on a card charged or released. The scheduler asks the provider. */
export const paymentEffects = {
  captureCard: (_booking, { data }, { db, clock }) =>
    db.cardAuthorizations.decideCapture(data.authorization, data.amount, clock.now()),
  releaseCard: (_booking, { data }, { db, clock }) =>
    db.cardAuthorizations.decideRelease(data.authorization, clock.now()),
} satisfies Partial<EffectHandlers>;
