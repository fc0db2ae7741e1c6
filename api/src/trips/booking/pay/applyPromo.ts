import {
  type Actor,
  conflict,
  costWithoutExtra,
  type OfferedDiscount,
  paidByCardHold,
  farePayment,
} from '@wayfare/shared';
import { isDuplicateKey } from '../../../platform/database/duplicateKey.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { fareFields } from './fareFields.js';
import { findOwnBooking } from '../findBooking.js';
import { amend } from '../transition.js';
import { askedPromo, refusedPromo, withPromoUse } from '../create/tripPromo.js';

/**
 * Applies a promo to a trip that awaits payment: mobile apps choose it there. Applying the promo that the
 * trip already has changes nothing.
 * @throws wrong_state (409) if the trip has a different promo, or the card has paid a part of the fare;
 *   promo_unknown, promo_expired, promo_min_order, promo_used_up, promo_used_before (400)
 */
export async function applyPromo(
  booking: StoredBooking,
  asked: string | null | undefined,
  services: TripsServices,
): Promise<StoredBooking> {
  const { id, trip_cost, customer, payment_mode } = booking;
  if (booking.promo_applied && (await isOnTrip(booking, asked, services))) return booking;
  const cost = costWithoutExtra(trip_cost, booking);
  const promo = await askedPromo(asked, { cost, rider: customer, booking: id }, services);
  if (!promo) return booking;
  if (booking.promo_applied || paidByCardHold(booking) > 0) throw conflict();
  const payment = farePayment({
    category: services.config.APP_CATEGORY,
    tripCost: trip_cost,
    mode: payment_mode,
    promo,
  });
  const apply = async () => {
    try {
      return await amend(
        booking,
        {
          ...fareFields(payment),
          promo_terms: promo.terms,
        },
        undefined,
        services,
      );
    } catch (error) {
      if (isDuplicateKey(error)) throw refusedPromo('promo_used_before');
      throw error;
    }
  };
  return withPromoUse(promo, id, apply, services);
}

/**
 * Returns the discount a promo would give on the rider's own trip that awaits payment. Counts and stores
 * nothing.
 * @throws not_found (404) for another user's trip; wrong_state (409) in another status, or when the trip
 *   already has a promo; promo_unknown, promo_expired, promo_min_order, promo_used_up, promo_used_before
 *   (400)
 */
export async function previewPromo(
  actor: Actor,
  id: string,
  asked: string,
  services: TripsServices,
): Promise<OfferedDiscount> {
  const booking = await findOwnBooking(actor, id, services);
  const { status, promo_applied, trip_cost, customer } = booking;
  if (status !== 'PENDING' || promo_applied || paidByCardHold(booking) > 0) throw conflict();
  const cost = costWithoutExtra(trip_cost, booking);
  const promo = await askedPromo(asked, { cost, rider: customer }, services);
  if (!promo) throw refusedPromo('promo_unknown');
  return { id: promo.id, promo_name: promo.name, discount: promo.discount };
}

/** Whether the requested promo is the one the trip already has. */
async function isOnTrip(
  { promo_details }: StoredBooking,
  asked: string | null | undefined,
  { db }: TripsServices,
): Promise<boolean> {
  if (!asked?.trim()) return true;
  const promo = await db.promos.findByIdOrName(asked.trim());
  return promo?.id === promo_details?.promo_key;
}
