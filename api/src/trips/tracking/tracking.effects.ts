import type { EffectHandlers } from '../booking/effects/effectHandler.js';

/** The effect that writes the first and the last point of a trip's track. */
export const trackingEffects = {
  async track({ id }, { data: point }, { db, tracks, realtime }) {
    await db.tracking.add(id, point);
    tracks.note(id, point);
    realtime.trackingPoint(id, point);
  },
} satisfies Partial<EffectHandlers>;
