import { referenceWords } from '@wayfare/shared';
import { searchTokens } from '../../../platform/crud/search.js';
import { isOnlyDuplicateKeys } from '../../../platform/database/duplicateKey.js';
import type { bookingModel } from './booking.model.js';

/** Gives references to bookings that earlier versions stored. */
export function bookingReferenceRepository(model: ReturnType<typeof bookingModel>) {
  return {
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
