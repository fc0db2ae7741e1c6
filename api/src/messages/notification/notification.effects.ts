import type { CarriedEffect } from '../../platform/effects/effect.js';
import type { MessagesServices } from '../services.js';
import type { TripNotice } from './tripNotice.js';

/** The effect that sends a message about a trip to a user's devices. */
export const notificationEffects = {
  notify: (trip: { id: string }, { key, data }: CarriedEffect<TripNotice>, { notifier }: MessagesServices) =>
    notifier.push(`${trip.id}:${key}`, data),
};
