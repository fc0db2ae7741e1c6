import type { EffectHandlers } from '../booking/effects/effectHandler.js';

/** The effect that returns the promo use of a canceled booking. */
export const promoEffects = {
  returnPromo: ({ db }, booking, { data }) => db.promos.giveBack(data.promo, booking.id),
} satisfies Partial<EffectHandlers>;
