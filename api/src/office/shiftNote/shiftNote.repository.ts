import { MOST_ACKNOWLEDGMENTS, referenceWords } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { rewriteSearch, type SearchPage } from '../../platform/crud/rewriteSearch.js';
import { searchTokens } from '../../platform/crud/search.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import type { StoredShiftNote } from './storedShiftNote.js';

/** How many different words of a note it is found by. */
const MOST_WORDS = 200;

const shiftNoteDocument = new Schema(
  {
    _id: String,
    text: { type: String, required: true },
    pinned: { type: Boolean, required: true },
    booking: String,
    driver: String,
    reference: String,
    author: { type: String, required: true },
    createdAt: { type: Number, required: true },
    acknowledged: { type: [{ _id: false, by: String, at: Number }], default: [] },
    search: [String],
  },
  { versionKey: false },
);
// The list, newest first: all, pinned ones, and by words. The desk reads the pinned and the latest ones.
shiftNoteDocument.index({ createdAt: -1, _id: -1 });
shiftNoteDocument.index({ pinned: 1, createdAt: -1, _id: -1 });
shiftNoteDocument.index({ search: 1, createdAt: -1 });
// Finds notes about a driver or a trip when an account is deleted.
shiftNoteDocument.index({ driver: 1 });
shiftNoteDocument.index({ booking: 1 });

/** Every query on shift notes. */
export function shiftNoteRepository(connection: Connection) {
  const model = connection.model('ShiftNote', shiftNoteDocument, 'shiftnotes');
  const { findById, update, remove } = collectionWrites<StoredShiftNote>(model, { search: 0 });
  const newestFirst = { createdAt: -1, _id: -1 } as const;
  const read = async (filter: object, limit: number) =>
    plainAll<StoredShiftNote>(await model.find(filter, { search: 0 }).sort(newestFirst).limit(limit).lean());
  return {
    ...collectionLists<StoredShiftNote>(model, { search: 0 }),
    findById,
    update,
    remove,
    rewriteSearch: (page: SearchPage) => rewriteSearch(model, ['text', 'reference'], wordsOf, page),

    async insert({ id, ...fields }: StoredShiftNote): Promise<void> {
      await model.create({ ...fields, _id: id, search: wordsOf(fields) });
    },

    /**
     * The pinned notes, and those since `from` (ms timestamp) that a user has neither written nor
     * acknowledged.
     */
    async shownTo(uid: string, from: number, limit: number): Promise<StoredShiftNote[]> {
      const unread = { author: { $ne: uid }, 'acknowledged.by': { $ne: uid } };
      const [pinned, others] = await Promise.all([
        read({ pinned: true }, limit),
        read({ pinned: false, createdAt: { $gte: from }, ...unread }, limit),
      ]);
      return [...pinned, ...others].slice(0, limit);
    },

    /** Records who has read a note, once for each. Returns the note, or null when there is none. */
    async acknowledge(id: string, { by, at }: { by: string; at: number }): Promise<StoredShiftNote | null> {
      await model.updateOne(
        {
          _id: id,
          'acknowledged.by': { $ne: by },
          [`acknowledged.${MOST_ACKNOWLEDGMENTS - 1}`]: { $exists: false },
        },
        { $push: { acknowledged: { by, at } } },
      );
      const found = await model.findOne({ _id: id }, { search: 0 }).lean();
      return found ? plain<StoredShiftNote>(found) : null;
    },

    /** Removes the notes about a deleted driver: their texts may name the person. */
    async removeAbout(driver: string) {
      await model.deleteMany({ driver });
    },

    /** Removes the notes about trips whose rider or driver is deleted. */
    async removeOfTrips(bookings: readonly string[]) {
      await model.deleteMany({ booking: { $in: [...bookings] } });
    },
  };
}

const wordsOf = ({ text, reference }: Pick<StoredShiftNote, 'text' | 'reference'>): string[] => {
  const words = text.split(/\s+/).flatMap((word) => searchTokens(word));
  const ofTrip = reference ? searchTokens(...referenceWords(reference)) : [];
  return [...new Set([...ofTrip, ...words])].slice(0, MOST_WORDS);
};
