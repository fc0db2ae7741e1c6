import { readBookingReference, referenceWords } from '@wayfare/shared';
import { searchTokens } from '../../../platform/crud/search.js';
import { isOnlyDuplicateKeys } from '../../../platform/database/duplicateKey.js';
import type { bookingModel } from './booking.model.js';

/** References of bookings, and those that earlier versions stored without one. */
export function bookingReferenceRepository(model: ReturnType<typeof bookingModel>) {
  return {
    /** The references of bookings by id; bookings without one are left out. */
    async referencesOf(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const found = await model.find({ _id: { $in: ids } }, { reference: 1 }).lean();
      return new Map(
        found.flatMap(({ _id, reference }) => (reference ? [[_id as string, reference] as const] : [])),
      );
    },

    /** The id of the booking with a reference, however it is typed; null if there is none. */
    async idOfReference(text: string): Promise<string | null> {
      const reference = readBookingReference(text);
      const found = reference && (await model.findOne({ reference }, { _id: 1 }).lean());
      return found ? (found._id as string) : null;
    },

    /** The ids of the next bookings without a reference, after the booking `id`. */
    async withoutReference(id: string, limit: number): Promise<string[]> {
      const found = await model
        .find({ _id: { $gt: id }, reference: null }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => _id as string);
    },

    /**
     * Sets the references of bookings that still have none. A reference that is taken is skipped: its booking
     * stays without.
     */
    async giveReferences(given: readonly { id: string; reference: string }[]) {
      const writes = given.map(({ id, reference }) => ({
        updateOne: {
          filter: { _id: id, reference: null },
          update: {
            $set: { reference },
            $addToSet: { search: { $each: searchTokens(...referenceWords(reference)) } },
          },
        },
      }));
      try {
        await model.bulkWrite(writes, { ordered: false });
      } catch (error) {
        if (!isOnlyDuplicateKeys(error)) throw error;
      }
    },
  };
}
