import {
  costWithoutExtra,
  discountOn,
  DomainError,
  type ErrorKey,
  invalid,
  promoDiscount,
  type PromoOutcome,
  type PromoTerms,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** A promo on a trip: its discount, and its terms, which the trip keeps. */
export interface TripPromo {
  id: string;
  name: string;
  discount: number;
  terms: PromoTerms;
}

const refusals = {
  expired: 'promo_expired',
  min_order: 'promo_min_order',
  used_up: 'promo_used_up',
  used_before: 'promo_used_before',
  phone_unproved: 'promo_phone_unproved',
} as const satisfies Record<Extract<PromoOutcome, { refused: string }>['refused'], ErrorKey>;

/** 400, with the promo as the invalid field. */
export const refusedPromo = (key: ErrorKey) => invalid(key, { promo: key });

/**
 * The promo requested by id or name, applied to a cost; null for none, and for any delivery (rule 9.10).
 * `rider` is the user whose uses count; `booking` is a booking that may itself be the use. Unknown names
 * count as guesses of the rider or, without one, of the `address`.
 * @throws promo_unknown, promo_expired, promo_min_order, promo_used_up, promo_used_before,
 *   promo_phone_unproved (400); too_many_requests (429)
 */
export async function askedPromo(
  asked: string | null | undefined,
  trip: { cost: number; rider: string | null; booking?: string; address?: string },
  { db, clock, config, budgets }: TripsServices,
): Promise<TripPromo | null> {
  const name = asked?.trim();
  if (!name || config.APP_CATEGORY === 'delivery') return null;
  const guesser = trip.rider === null ? { address: trip.address ?? 'unknown' } : { account: trip.rider };
  await budgets.spend('promoGuess', guesser);
  const promo = await db.promos.findByIdOrName(name);
  if (!promo) throw refusedPromo('promo_unknown');
  await budgets.giveBack('promoGuess', guesser);
  const { decimal } = await db.settings.settings();
  const user = trip.rider === null ? null : await db.users.findById(trip.rider);
  const outcome = promoDiscount(
    // The count may include this booking's own use: claiming the promo decides.
    trip.booking === undefined ? promo : { ...promo, user_avail: 0 },
    {
      cost: trip.cost,
      decimal,
      now: clock.now(),
      isPhoneProved: user && Boolean(user.mobile && user.mobileVerified),
      usedBefore: trip.rider !== null && (await db.promos.isUsedBy(promo.id, trip.rider, trip.booking)),
    },
  );
  if ('refused' in outcome) throw refusedPromo(refusals[outcome.refused]);
  const { id, promo_name, promo_discount_type, promo_discount_value, max_promo_discount_value } = promo;
  return {
    id,
    name: promo_name,
    discount: outcome.discount,
    terms: { promo_discount_type, promo_discount_value, max_promo_discount_value },
  };
}

/**
 * The promo of a new booking. A rider without a proved phone number can still book, without the promo: the
 * booking says so, and the promo can be added when the fare is due.
 * @throws as `askedPromo`, for every other reason
 */
export async function promoOfBooking(
  asked: string | null | undefined,
  trip: { cost: number; rider: string; booking: string },
  services: TripsServices,
): Promise<{ promo: TripPromo | null; refused?: 'promo_phone_unproved' }> {
  try {
    return { promo: await askedPromo(asked, trip, services) };
  } catch (error) {
    if (!(error instanceof DomainError) || error.key !== 'promo_phone_unproved') throw error;
    return { promo: null, refused: error.key };
  }
}

/**
 * Counts a booking's use of a promo, does the work that writes the booking with it, and returns the use at
 * once if the work is refused. If the process crashes in between, the scheduler returns it.
 * @throws promo_used_up, promo_unknown (400) when other requests were faster; what the work throws
 */
export async function withPromoUse<T>(
  promo: TripPromo | null,
  booking: string,
  work: () => Promise<T>,
  { db, clock }: TripsServices,
): Promise<T> {
  if (!promo) return work();
  const now = clock.now();
  const outcome = await db.promos.claim(promo.id, booking, now);
  if (outcome === 'used_up') throw refusedPromo('promo_used_up');
  if (outcome === 'gone') throw refusedPromo('promo_unknown');
  try {
    return await work();
  } catch (error) {
    // After another failure, the booking may have been written anyway: the scheduler looks later.
    if (error instanceof DomainError) await db.promos.giveBackRefused(promo.id, booking, now);
    throw error;
  }
}

/**
 * A trip's promo applied to a different cost, on its original terms; a lower cost never loses the promo. What
 * its rider adds to the price is not discounted.
 */
export function promoOnCost(
  { promo_applied, promo_details, promo_terms, riderExtra }: StoredBooking,
  { cost, decimal }: { cost: number; decimal: number },
): Omit<TripPromo, 'terms'> | null {
  if (!promo_applied || !promo_details || !promo_terms) return null;
  return {
    id: promo_details.promo_key,
    name: promo_details.promo_name,
    discount: discountOn(promo_terms, { cost: costWithoutExtra(cost, { riderExtra }), decimal }),
  };
}
