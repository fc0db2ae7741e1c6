import type { CarriedEffect } from '../../platform/effects/effect.js';
import type { Services } from '../../services.js';

/** The effect that returns the promo use of a canceled booking. */
export const promoEffects = {
  returnPromo: (booking: { id: string }, { data }: CarriedEffect<{ promo: string }>, { db }: Services) =>
    db.promos.giveBack(data.promo, booking.id),
};
