import { type DocumentKind, documentKinds, type StoredDocuments } from '@wayfare/shared';
import { plain } from '../../platform/database/plain.js';
import { setAndUnset } from '../../platform/database/setAndUnset.js';
import { INTERNAL } from './internalFields.js';
import type { StoredUser } from './storedUser.js';
import type { userModel } from './user.model.js';

/** The queries on the papers of drivers, and the notices about them. */
export function driverPapersRepository(model: ReturnType<typeof userModel>) {
  return {
    /**
     * Changes a driver's documents, and the fields that follow from them, unless they have changed since
     * `seen` was read. Returns the changed driver, or null.
     */
    async changeDocuments(
      id: string,
      seen: Pick<StoredUser, 'documentsVersion'>,
      changes: Pick<StoredUser, 'documentsEndAt' | 'documentsNoticeAt' | 'licenseImage'> & {
        documents: StoredDocuments;
      },
    ): Promise<StoredUser | null> {
      const version = seen.documentsVersion ?? 0;
      const changed = await model
        .findOneAndUpdate(
          { _id: id, usertype: 'driver', documentsVersion: version === 0 ? { $exists: false } : version },
          setAndUnset({ ...changes, documentsVersion: version + 1 }),
          { returnDocument: 'after', projection: INTERNAL },
        )
        .lean();
      return changed ? plain<StoredUser>(changed) : null;
    },

    /**
     * How many drivers sent documents that nobody has accepted or rejected, at most `limit`. Only drivers
     * have documents: with their role in the filter, the database would look at all of them.
     */
    countDocumentsToCheck: (limit: number) =>
      model.countDocuments(
        { $or: documentKinds.map((kind) => ({ [`documents.${kind}.sent.at`]: { $gt: 0 } })) },
        { limit },
      ),

    /** Returns drivers with due notices about their documents. */
    async findWithDocumentNotices(now: number, limit: number) {
      const found = await model
        .find({ documentsNoticeAt: { $lte: now } }, { _id: 1 })
        .sort({ documentsNoticeAt: 1 })
        .limit(limit)
        .lean();
      return found.map((driver) => driver._id as string);
    },

    /**
     * Renames the pending notices of a kind of document that earlier versions stored. Returns their number.
     */
    async renamePendingNotices(kind: DocumentKind): Promise<number> {
      const [before, after] = [`documents.${kind}.untold`, `documents.${kind}.pendingNotice`];
      // Not through Mongoose, whose schema no longer has the field.
      const { modifiedCount } = await model.collection.updateMany(
        { documentsNoticeAt: { $gte: 0 }, [before]: { $exists: true } },
        { $rename: { [before]: after } },
      );
      return modifiedCount;
    },
  };
}
