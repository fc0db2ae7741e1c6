import type { EffectHandlers } from '../../trips/booking/effects/effectHandler.js';

/** The effect that sends a message about a trip to a user's devices. */
export const notificationEffects = {
  notify: (booking, { key, data }, { notifier }) => notifier.push(`${booking.id}:${key}`, data),
} satisfies Partial<EffectHandlers>;
