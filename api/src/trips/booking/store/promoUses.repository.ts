import { promoUsingStatuses } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { RETURN_PROMO_EFFECT } from '../../promo/promo.repository.js';
import type { PromoUses } from '../../promo/promoUses.js';
import { bookingModel } from './booking.model.js';

/**
 * The condition under which a booking counts as a use. It is identical to the filter of the unique index,
 * because MongoDB uses such an index only for queries with the same condition.
 */
const USING = { promo_applied: true, status: { $in: promoUsingStatuses } } as const;

/** The uses of promos: bookings that have one and are not canceled. */
export function promoUsesRepository(connection: Connection): PromoUses {
  const model = bookingModel(connection);
  return {
    /** Which of these bookings have the promo, canceled or not. */
    async bookedWith(promo: string, ids: readonly string[]): Promise<Set<string>> {
      const found = await model
        .find({ _id: { $in: ids }, 'promo_details.promo_key': promo, promo_applied: true }, { _id: 1 })
        .lean();
      return new Set(found.map((booking) => booking._id as string));
    },

    /** Which of these bookings still have to return their use. */
    async stillReturning(ids: readonly string[]): Promise<Set<string>> {
      const found = await model
        .find({ _id: { $in: ids }, 'effects.key': RETURN_PROMO_EFFECT }, { _id: 1 })
        .lean();
      return new Set(found.map((booking) => booking._id as string));
    },

    /**
     * How many bookings use a promo, and how many canceled bookings have not returned it yet (those in
     * `returned` do not count).
     */
    async countUses(
      promo: string,
      returned: readonly string[],
    ): Promise<{ made: number; returning: number }> {
      const key = { 'promo_details.promo_key': promo };
      const [made, returning] = await Promise.all([
        model.countDocuments({ ...key, ...USING }),
        model.countDocuments({
          ...key,
          _id: { $nin: returned },
          status: 'CANCELLED',
          'effects.key': RETURN_PROMO_EFFECT,
          effectsDue: { $gte: 0 },
        }),
      ]);
      return { made, returning };
    },

    /** Which of these promos a rider uses. */
    async usedBy(rider: string, promos: readonly string[]): Promise<Set<string>> {
      const used = await model.distinct('promo_details.promo_key', {
        'promo_details.promo_key': { $in: promos },
        customer: rider,
        ...USING,
      });
      return new Set(used as string[]);
    },

    /** Whether a rider has a booking with a promo, other than this one. */
    async isUsedBy(promo: string, rider: string, exceptBooking?: string): Promise<boolean> {
      const found = await model.exists({
        'promo_details.promo_key': promo,
        customer: rider,
        ...USING,
        ...(exceptBooking !== undefined && { _id: { $ne: exceptBooking } }),
      });
      return found !== null;
    },

    /** How many bookings use each promo. */
    async usesByPromo(): Promise<Map<string, number>> {
      const groups = await model.aggregate<{ _id: string; uses: number }>([
        { $match: { ...USING, 'promo_details.promo_key': { $gt: '' } } },
        { $group: { _id: '$promo_details.promo_key', uses: { $sum: 1 } } },
      ]);
      return new Map(groups.map((group) => [group._id, group.uses]));
    },
  };
}
