import type { CarriedEffect } from '../../platform/effects/effect.js';
import type { TripsServices } from '../services.js';

/** The effect that returns the promo use of a canceled booking. */
export const promoEffects = {
  returnPromo: (booking: { id: string }, { data }: CarriedEffect<{ promo: string }>, { db }: TripsServices) =>
    db.promos.giveBack(data.promo, booking.id),
};
