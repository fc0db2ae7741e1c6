import { plainAll } from '../../../platform/database/plain.js';
import type { bookingModel } from './booking.model.js';
import { bookingTokens, searchedFields, searchedNumbers } from './bookingSearch.js';
import type { StoredBooking } from './storedBooking.js';

/** The fields whose words a booking is found by. */
const SEARCHED = Object.fromEntries(
  ['version', ...searchedFields, ...searchedNumbers.flatMap(({ fields }) => fields)].map((field) => [
    field,
    1,
  ]),
);

/** Makes bookings of earlier versions findable. */
export function bookingSearchRepository(model: ReturnType<typeof bookingModel>) {
  return {
    /**
     * Adds the words that find bookings to the next `limit` bookings after the booking `id`. Returns the last
     * one's id, and how many were left out because they changed in between; null when there are no more.
     */
    async addSearchWords(id: string, limit: number): Promise<{ last: string; missed: number } | null> {
      const found = plainAll<StoredBooking>(
        await model
          .find({ _id: { $gt: id } }, SEARCHED)
          .sort({ _id: 1 })
          .limit(limit)
          .lean(),
      );
      if (found.length === 0) return null;
      // Only if the version is still the one read, so that words of a person whose data was removed do not
      // come back.
      const { matchedCount } = await model.bulkWrite(
        found.map((booking) => ({
          updateOne: {
            filter: { _id: booking.id, version: booking.version },
            update: { $addToSet: { search: { $each: bookingTokens(booking) } } },
          },
        })),
        { ordered: false },
      );
      return { last: found.at(-1)?.id as string, missed: found.length - matchedCount };
    },
  };
}
