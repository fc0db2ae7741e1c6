import type { userModel } from './user.model.js';

/** Counts the offers in a row that drivers left unanswered. */
export function missedOffersRepository(model: ReturnType<typeof userModel>) {
  /** Drivers who could have answered. */
  const free = { usertype: 'driver', driverActiveStatus: true, queue: { $ne: true } } as const;

  return {
    /**
     * Records that a driver left an offer unanswered, once per offer. Returns how many in a row there are
     * now; 0 for a driver who could not answer, because they are offline, on a break, or on a trip.
     */
    async missOffer(id: string, offer: string, now: number): Promise<number> {
      const missed = await model
        .findOneAndUpdate(
          { ...free, _id: id, breakUntil: { $not: { $gt: now } } },
          { $addToSet: { missedOffers: offer } },
          { returnDocument: 'after', projection: { missedOffers: 1 } },
        )
        .lean();
      return missed?.missedOffers?.length ?? 0;
    },

    /**
     * Takes a driver who still has at least `least` unanswered offers in a row out of dispatch. Returns since
     * when they are away; null if they have answered meanwhile. Repeating it changes nothing.
     */
    async setAway(id: string, { now, least }: { now: number; least: number }): Promise<number | null> {
      const away = await model
        .findOneAndUpdate(
          { ...free, _id: id, [`missedOffers.${least - 1}`]: { $exists: true } },
          [{ $set: { awayAt: { $ifNull: ['$awayAt', now] } } }],
          { returnDocument: 'after', projection: { awayAt: 1 }, updatePipeline: true },
        )
        .lean();
      return away?.awayAt ?? null;
    },

    /** Ends a driver's row of unanswered offers. Returns whether they were away. */
    async answerOffer(id: string): Promise<boolean> {
      const before = await model
        .findOneAndUpdate(
          { _id: id, missedOffers: { $exists: true } },
          { $unset: { missedOffers: 1, awayAt: 1 } },
          { returnDocument: 'before', projection: { awayAt: 1 } },
        )
        .lean();
      return typeof before?.awayAt === 'number';
    },
  };
}
