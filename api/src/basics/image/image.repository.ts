import { type Connection, Schema } from 'mongoose';
import { dueQueue } from '../../platform/database/dueQueue.js';
import type { ImageKind, KeptImage } from './keptImage.js';

const imageSchema = new Schema(
  {
    _id: String,
    kind: { type: String, required: true },
    usedBy: String,
    at: { type: Number, required: true },
    tries: { type: Number, default: 0 },
    /** When to check whether a record still shows it; absent once that is settled. ms timestamp. */
    dueAt: Number,
  },
  { versionKey: false },
);
// Images to check: unclaimed ones, and those just claimed or released.
imageSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });
// Images of deleted users.
imageSchema.index({ usedBy: 1 }, { partialFilterExpression: { usedBy: { $exists: true } } });

/** Tracks every stored image, so that images no record shows are removed. */
export function imageRepository(connection: Connection) {
  const model = connection.model('Image', imageSchema, 'images');
  const claimable = ({ id, kind, usedBy }: { id: string; kind: ImageKind; usedBy: string }, now: number) =>
    // An image taken for removal has `tries` > 0, with any `dueAt`. A caller that claimed it but failed to
    // store that may claim it again.
    ({ _id: id, kind, usedBy: { $in: [null, usedBy] }, tries: 0, dueAt: { $gt: now } });
  return {
    ...dueQueue<KeptImage>(model),
    async add({ id, ...image }: { id: string; kind: ImageKind; at: number; dueAt: number }) {
      await model.create({ _id: id, ...image });
    },
    /**
     * Assigns an unclaimed image to a record, and schedules a check at `dueAt`. Returns whether the image now
     * belongs to it.
     */
    async claim(image: { id: string; kind: ImageKind; usedBy: string }, now: number, dueAt: number) {
      const { usedBy } = image;
      const claimed = await model.updateOne(claimable(image, now), { $set: { usedBy, dueAt } });
      return claimed.matchedCount === 1;
    },
    /** Keeps an image that several records may show. Returns whether the image exists. */
    async keep(id: string, kind: ImageKind) {
      const kept = await model.updateOne({ _id: id, kind, tries: 0 }, { $unset: { dueAt: 1 } });
      return kept.matchedCount === 1;
    },
    /** Adds an image that is shipped with the app. */
    async addKept(id: string, kind: ImageKind, at: number) {
      await model.updateOne({ _id: id }, { $set: { kind, at, tries: 0 } }, { upsert: true });
    },
    /** Schedules a check at `dueAt` whether the image is still shown. */
    async release(id: string, dueAt: number) {
      await model.updateOne({ _id: id }, { $set: { dueAt } });
    },
    async releaseOf(usedBy: string, dueAt: number) {
      await model.updateMany({ usedBy }, { $set: { dueAt } });
    },
    async remove(id: string) {
      await model.deleteOne({ _id: id });
    },
  };
}
