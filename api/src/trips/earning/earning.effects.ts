import type { EffectHandlers } from '../booking/effects/effectHandler.js';

/** Effects that add trips, and changes by fare reviews, to the earnings. */
export const earningEffects = {
  earnings: (booking, { data }, { db }) => db.earnings.count(booking, data),
  correctEarnings: (booking, { data }, { db }) => db.earnings.correct(booking, data),
} satisfies Partial<EffectHandlers>;
