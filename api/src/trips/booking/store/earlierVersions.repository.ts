import { activeStatuses, type DistanceUnit } from '@wayfare/shared';
import { bookingsCountedBy } from './bookingCounts.js';
import type { bookingModel } from './booking.model.js';

/** How many changing values a booking is counted with. */
const CHANGING = bookingsCountedBy.changing.length;

/** Queries that complete bookings that earlier versions wrote. */
export function earlierVersionsRepository(model: ReturnType<typeof bookingModel>) {
  return {
    /**
     * Completes how a booking of an earlier version is counted, before its trip date changes for the first
     * time: that version did not remember the date that it counted.
     */
    async completeTally(id: string): Promise<void> {
      const complete = (values: string) => ({
        $cond: [
          { $and: [{ $isArray: values }, { $lt: [{ $size: { $ifNull: [values, []] } }, CHANGING] }] },
          {
            $concatArrays: [
              { $slice: [values, CHANGING - 2] },
              [{ $ifNull: ['$bookLater', null] }, { $ifNull: ['$tripdate', null] }],
            ],
          },
          values,
        ],
      });
      await model.updateOne(
        { _id: id, 'tally.as': { $exists: true }, [`tally.as.${CHANGING - 1}`]: { $exists: false } },
        [{ $set: { 'tally.as': complete('$tally.as'), 'tally.was': complete('$tally.was') } }],
        { updatePipeline: true },
      );
    },

    /**
     * Records the unit of distance of open trips' rates from before tariffs had their own. Safe to repeat.
     */
    async recordUnit(unit: DistanceUnit) {
      const open = {
        status: { $in: activeStatuses },
        tariff: { $exists: true },
        'tariff.distance_unit': null,
      };
      await model.updateMany(open, { $set: { 'tariff.distance_unit': unit } });
    },
  };
}
