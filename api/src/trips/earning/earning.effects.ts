import type { EffectHandlers } from '../booking/effects/effectHandler.js';

/** Effects that add trips, and what a fare review changes, to the earnings. */
export const earningEffects = {
  earnings: ({ db }, booking, { data }) => db.earnings.count(booking, data),
  correctEarnings: ({ db }, booking, { data }) => db.earnings.correct(booking, data),
} satisfies Partial<EffectHandlers>;
