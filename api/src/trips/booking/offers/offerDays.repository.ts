import { countedEnds, type EndedOffers, NO_OFFERS } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { isOnlyDuplicateKeys } from '../../../platform/database/duplicateKey.js';
import type { CountedOffer } from '../effects/effect.js';

const offerDaySchema = new Schema(
  {
    /** The driver and the day. */
    _id: String,
    driver: { type: String, required: true },
    /** yyyymmdd, in the business's time. */
    day: { type: Number, required: true },
    accepted: Number,
    declined: Number,
    expired: Number,
    withdrawn: Number,
    givenBack: Number,
    /** The offers that are counted, by booking and time: no offer counts twice. */
    counted: [String],
  },
  { versionKey: false },
);

// A driver's last days.
offerDaySchema.index({ driver: 1, day: -1 });
// Finds days that are no longer shown.
offerDaySchema.index({ day: 1 });

type Row = { _id: string } & Partial<EndedOffers>;
const countsOf = (row: Partial<EndedOffers>): EndedOffers => ({
  accepted: row.accepted ?? 0,
  declined: row.declined ?? 0,
  expired: row.expired ?? 0,
  withdrawn: row.withdrawn ?? 0,
  givenBack: row.givenBack ?? 0,
});

/** How drivers' offers ended, counted by driver and day. */
export function offerDaysRepository(connection: Connection) {
  const model = connection.model('OfferDay', offerDaySchema, 'offer_days');

  /** Returns one write for each offer, which changes nothing if the day already contains the offer. */
  const writes = (booking: string, offers: readonly CountedOffer[], upsert: boolean) =>
    offers.map(({ driver, at, end, day }) => {
      const offer = end === 'givenBack' ? `${booking}:${at}:${end}` : `${booking}:${at}`;
      return {
        updateOne: {
          filter: { _id: `${driver}/${day}`, counted: { $ne: offer } },
          update: {
            $setOnInsert: { driver, day },
            $inc: { [end]: 1 },
            $push: { counted: offer },
          },
          upsert,
        },
      };
    });

  return {
    /** Counts ended offers of a booking. Repeating it counts none of them twice. */
    async count(booking: string, offers: readonly CountedOffer[]): Promise<void> {
      try {
        await model.bulkWrite(writes(booking, offers, true), { ordered: false });
      } catch (error) {
        if (!isOnlyDuplicateKeys(error)) throw error;
        // The days exist: either they have these offers, or their first offers came at the same time.
        await model.bulkWrite(writes(booking, offers, false), { ordered: false });
      }
    },

    /** A driver's offers by day since a day (yyyymmdd). Days without offers are missing. */
    async ofDriver(driver: string, since: number): Promise<Map<number, EndedOffers>> {
      const found = await model.find({ driver, day: { $gte: since } }, { counted: 0 }).lean();
      return new Map(found.map((row) => [row.day, countsOf(row as Partial<EndedOffers>)]));
    },

    /** Returns the sum of each driver's offers since a day (yyyymmdd). */
    async ofDrivers(drivers: readonly string[], since: number): Promise<Map<string, EndedOffers>> {
      const sums = Object.fromEntries(countedEnds.map((end) => [end, { $sum: { $ifNull: [`$${end}`, 0] } }]));
      const rows = await model.aggregate<Row>([
        { $match: { driver: { $in: [...drivers] }, day: { $gte: since } } },
        { $group: { _id: '$driver', ...sums } },
      ]);
      const found = new Map(rows.map((row) => [row._id, countsOf(row)]));
      return new Map(drivers.map((driver) => [driver, found.get(driver) ?? NO_OFFERS]));
    },

    async removeOf(driver: string) {
      await model.deleteMany({ driver });
    },

    /** Deletes the days before a day (yyyymmdd). */
    async removeBefore(day: number) {
      await model.deleteMany({ day: { $lt: day } });
    },
  };
}
