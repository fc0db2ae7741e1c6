import type { EffectHandlers } from '../booking/effects/effectHandler.js';

/** The effect that returns the promo use of a canceled booking. */
export const promoEffects = {
  returnPromo: (booking, { data }, { db }) => db.promos.giveBack(data.promo, booking.id),
} satisfies Partial<EffectHandlers>;
