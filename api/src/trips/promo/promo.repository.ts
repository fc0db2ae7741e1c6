import type { Promo } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import type { PromoUses } from './promoUses.js';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import { promoModel } from './promo.model.js';

/**
 * The key of the effect that returns a canceled booking's use. While a booking has it, the use may not be
 * returned yet.
 */
export const RETURN_PROMO_EFFECT = 'cancel:promo';

/** How many uses a promo remembers before settled ones are removed. */
const CLEAR_AT = 64;
/** Matches a name as a user types it, in any case. */
const ANY_CASE = { locale: 'en', strength: 2 } as const;
/** How often a promo with a suspected wrong count is recounted. */
const SECOND_LOOKS = 3;
/** How many promos a rider is offered. */
const OFFERED = 50;

const HIDDEN = { open: 0, returned: 0, cleared: 0 } as const;
/** The promo fields read for safe counting. */
interface Counting {
  user_avail: number;
  promo_usage_limit: number;
  open?: { booking: string; at: number }[];
  returned?: string[];
  cleared?: number;
}

/**
 * Promos and their uses. A use is a booking that has the promo and is not canceled: a unique index on
 * bookings limits each rider to one. `user_avail` counts the uses; each change to it is one conditional write
 * of the promo.
 *
 * A use is counted before its booking is written, within the limit, and stays on the list `open` until the
 * booking is seen with the promo. If the booking never appears, the use is returned. A canceled booking's use
 * is returned by an effect, and stays on the list `returned` until the booking no longer has the effect.
 * Removing anything from either list increments `cleared`. So the order is always: read the promo, then the
 * booking, then write if the list does not contain the booking and `cleared` is unchanged. Anything counted
 * earlier is then either on the list or known to the booking, and nothing is counted twice.
 *
 * `bookings` are the queries on bookings that this needs.
 */
export function promoRepository(connection: Connection, bookings: PromoUses) {
  const model = promoModel(connection);

  const countingOf = (id: string) =>
    model
      .findOne({ _id: id }, { user_avail: 1, promo_usage_limit: 1, open: 1, returned: 1, cleared: 1 })
      .lean<Counting>();

  /** Removes settled uses from the lists. Returns whether any were removed. */
  async function clear(id: string, { open = [], returned = [], cleared }: Counting): Promise<boolean> {
    const booked = await bookings.bookedWith(
      id,
      open.map(({ booking }) => booking),
    );
    const returning = await bookings.stillReturning(returned);
    const done = returned.filter((booking) => !returning.has(booking));
    if (booked.size === 0 && done.length === 0) return false;
    const shortened = await model.updateOne(
      { _id: id, cleared: cleared ?? null },
      {
        $pull: { open: { booking: { $in: [...booked] } }, returned: { $in: done } },
        $inc: { cleared: 1 },
      },
    );
    return shortened.matchedCount === 1;
  }

  /**
   * Recounts one promo's uses, including those in progress. Retries, because bookings may change between the
   * reads.
   */
  async function secondLook(id: string): Promise<{ counted: number; uses: number } | null> {
    let wrong: { counted: number; uses: number } | null = null;
    for (let look = 0; look < SECOND_LOOKS; look += 1) {
      const promo = await countingOf(id);
      if (!promo) return null;
      const { user_avail: counted, open = [], returned = [] } = promo;
      const awaited = open.map(({ booking }) => booking);
      const booked = await bookings.bookedWith(id, awaited);
      const { made, returning } = await bookings.countUses(id, returned);
      const uses = made + returning + awaited.filter((booking) => !booked.has(booking)).length;
      if (counted === uses) return null;
      wrong = { counted, uses };
    }
    return wrong;
  }

  return {
    count: () => model.countDocuments({}),

    ...collectionLists<Promo>(model, HIDDEN),
    ...collectionWrites<Promo>(model, HIDDEN),

    /** By id, or by name in any case: the newest with that name. */
    async findByIdOrName(idOrName: string) {
      const found =
        (await model.findOne({ _id: idOrName }, HIDDEN).lean()) ??
        (await model
          .findOne({ promo_name: idOrName }, HIDDEN)
          .collation(ANY_CASE)
          .sort({ createdAt: -1 })
          .lean());
      return found ? plain<Promo>(found) : null;
    },

    /** Promos a rider can use at the given time, soonest expiration first. */
    async findUsable(rider: string, now: number): Promise<Promo[]> {
      const good = await model
        .find(
          { promo_validity: { $gte: now }, $expr: { $lt: ['$user_avail', '$promo_usage_limit'] } },
          HIDDEN,
        )
        .sort({ promo_validity: 1, _id: 1 })
        .limit(OFFERED)
        .lean();
      const usedIds = await bookings.usedBy(
        rider,
        good.map((promo) => promo._id as string),
      );
      return plainAll<Promo>(good).filter((promo) => !usedIds.has(promo.id));
    },

    /** Whether a rider has a booking with a promo, other than this one. */
    isUsedBy: bookings.isUsedBy,

    /**
     * Counts a booking's use of a promo, never above the limit. Repeating it counts nothing twice. Must be
     * called before the booking is written with the promo. `now` is a ms timestamp.
     */
    async claim(id: string, booking: string, now: number): Promise<'claimed' | 'used_up' | 'gone'> {
      for (;;) {
        const promo = await countingOf(id);
        if (!promo) return 'gone';
        const { open = [], cleared } = promo;
        if (open.some((use) => use.booking === booking)) {
          // The request was repeated: the use must not be returned now.
          const kept = await model.updateOne(
            { _id: id, 'open.booking': booking },
            { $max: { 'open.$.at': now } },
          );
          if (kept.matchedCount === 1) return 'claimed';
          continue;
        }
        if ((await bookings.bookedWith(id, [booking])).has(booking)) return 'claimed';
        if (promo.user_avail >= promo.promo_usage_limit) return 'used_up';
        if (open.length >= CLEAR_AT && (await clear(id, promo))) continue;
        const counted = await model.updateOne(
          {
            _id: id,
            cleared: cleared ?? null,
            'open.booking': { $ne: booking },
            $expr: { $lt: ['$user_avail', '$promo_usage_limit'] },
          },
          { $inc: { user_avail: 1 }, $push: { open: { booking, at: now } } },
        );
        if (counted.matchedCount === 1) return 'claimed';
      }
    },

    /**
     * Returns a canceled booking's use to the promo. Repeating it while the booking has the effect returns
     * nothing twice.
     */
    async giveBack(id: string, booking: string): Promise<void> {
      for (;;) {
        const promo = await countingOf(id);
        if (!promo || promo.returned?.includes(booking)) return;
        if (!(await bookings.stillReturning([booking])).has(booking)) return;
        const given = await model.updateOne(
          { _id: id, cleared: promo.cleared ?? null, returned: { $ne: booking } },
          {
            $inc: { user_avail: -1 },
            $push: { returned: booking },
            $pull: { open: { booking } },
          },
        );
        if (given.matchedCount === 1) return;
      }
    },

    /**
     * Returns a use counted up to a time, a ms timestamp, whose booking was refused. A later try of the same
     * booking keeps its use.
     */
    async giveBackRefused(id: string, booking: string, until: number): Promise<void> {
      if ((await bookings.bookedWith(id, [booking])).has(booking)) return;
      await model.updateOne(
        { _id: id, open: { $elemMatch: { booking, at: { $lte: until } } } },
        { $inc: { user_avail: -1 }, $pull: { open: { booking } } },
      );
    },

    /** Every promo whose count differs from its actual uses, with both numbers. */
    async findMiscounted(): Promise<{ promo: string; counted: number; uses: number }[]> {
      const uses = await bookings.usesByPromo();
      const off: { promo: string; counted: number; uses: number }[] = [];
      for await (const { _id: id, user_avail } of model.find({}, { user_avail: 1 }).lean().cursor()) {
        if (user_avail === (uses.get(id as string) ?? 0)) continue;
        const wrong = await secondLook(id as string);
        if (wrong) off.push({ promo: id as string, ...wrong });
      }
      return off;
    },

    /** Promos that still list uses counted before the given time. */
    async findWithOpenUses(before: number, limit: number): Promise<string[]> {
      const found = await model
        .find({ 'open.at': { $lte: before } }, { _id: 1 })
        .limit(limit)
        .lean();
      return found.map((promo) => promo._id as string);
    },

    /** Removes settled uses, and returns uses counted before the given time whose booking never appeared. */
    async settleUses(id: string, before: number): Promise<void> {
      const promo = await countingOf(id);
      if (!promo) return;
      await clear(id, promo);
      const old = (promo.open ?? []).filter(({ at }) => at <= before).map(({ booking }) => booking);
      const booked = await bookings.bookedWith(id, old);
      for (const booking of old.filter((use) => !booked.has(use))) {
        await model.updateOne(
          { _id: id, open: { $elemMatch: { booking, at: { $lte: before } } } },
          { $inc: { user_avail: -1 }, $pull: { open: { booking } } },
        );
      }
    },
  };
}
