import { type Connection, Schema } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { plainAll } from '../../platform/database/plain.js';
import type { StoredPersonNote } from './storedPersonNote.js';

const personNoteDocument = new Schema(
  {
    _id: String,
    user: { type: String, required: true },
    text: { type: String, required: true },
    author: { type: String, required: true },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false },
);
// All notes, and those about one person, newest first; the latter also for the export and the deletion of an
// account.
personNoteDocument.index({ createdAt: -1, _id: -1 });
personNoteDocument.index({ user: 1, createdAt: -1, _id: -1 });

/** Every query on notes about people. */
export function personNoteRepository(connection: Connection) {
  const model = connection.model('PersonNote', personNoteDocument, 'personnotes');
  return {
    ...collectionLists<StoredPersonNote>(model, {}),
    ...collectionWrites<StoredPersonNote>(model),

    /** A part of the notes about a person, newest first. */
    async about(user: string, { skip, limit }: { skip: number; limit: number }): Promise<StoredPersonNote[]> {
      return plainAll<StoredPersonNote>(
        await model.find({ user }).sort({ createdAt: -1, _id: -1 }).skip(skip).limit(limit).lean(),
      );
    },

    /** Deletes the notes about a deleted person. */
    async removeAbout(user: string) {
      await model.deleteMany({ user });
    },
  };
}
