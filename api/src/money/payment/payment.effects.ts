import type { EffectHandlers } from '../../trips/booking/effects/effectHandler.js';

/** The effects that have an amount held on a card charged or released. The scheduler asks the provider. */
export const paymentEffects = {
  captureCard: ({ db, clock }, _booking, { data }) =>
    db.cardAuthorizations.decideCapture(data.authorization, data.amount, clock.now()),
  releaseCard: ({ db, clock }, _booking, { data }) =>
    db.cardAuthorizations.decideRelease(data.authorization, clock.now()),
} satisfies Partial<EffectHandlers>;
