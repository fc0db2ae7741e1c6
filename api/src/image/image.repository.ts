import { type Connection, Schema } from 'mongoose';
import { type DueEntry, dueQueue } from '../database/dueQueue.js';

/** What a stored picture is of. Those of licences and parcels are not for everybody. */
export type ImageKind = 'license' | 'profile' | 'cartype' | 'trip';

/** What is known of a stored picture; its id is its key in the store. */
export type KeptImage = DueEntry & {
  kind: ImageKind;
  /** The record it belongs to; none as long as nobody has claimed it. */
  usedBy?: string | null;
};

const imageSchema = new Schema(
  {
    _id: String,
    kind: { type: String, required: true },
    usedBy: String,
    at: { type: Number, required: true },
    tries: { type: Number, default: 0 },
    /** When it is looked at whether anything still shows it; none once that is settled. ms timestamp. */
    dueAt: Number,
  },
  { versionKey: false },
);
// Those to look at: pictures nobody has claimed, and those that were just claimed or let go.
imageSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });
// What somebody who is gone leaves.
imageSchema.index({ usedBy: 1 }, { partialFilterExpression: { usedBy: { $exists: true } } });

/** Every stored picture, so that none stays that nothing shows. */
export function imageRepository(connection: Connection) {
  const model = connection.model('Image', imageSchema, 'images');
  const claimable = ({ id, kind, usedBy }: { id: string; kind: ImageKind; usedBy: string }, now: number) =>
    // One that is taken for removal has tries, whatever its time says. Whoever claimed it and could not write that down comes again.
    ({ _id: id, kind, usedBy: { $in: [null, usedBy] }, tries: 0, dueAt: { $gt: now } });
  return {
    ...dueQueue<KeptImage>(model),
    async add({ id, ...image }: { id: string; kind: ImageKind; at: number; dueAt: number }) {
      await model.create({ _id: id, ...image });
    },
    /** Notes whose an unclaimed picture is, and looks at `dueAt` whether it is. Answers whether it is theirs. */
    async claim(image: { id: string; kind: ImageKind; usedBy: string }, now: number, dueAt: number) {
      const { usedBy } = image;
      const claimed = await model.updateOne(claimable(image, now), { $set: { usedBy, dueAt } });
      return claimed.matchedCount === 1;
    },
    /** A picture any number of records may show stays from now on. Answers whether there is such a one. */
    async keep(id: string, kind: ImageKind) {
      const kept = await model.updateOne({ _id: id, kind, tries: 0 }, { $unset: { dueAt: 1 } });
      return kept.matchedCount === 1;
    },
    /** A picture that comes with the product. */
    async addKept(id: string, kind: ImageKind, at: number) {
      await model.updateOne({ _id: id }, { $set: { kind, at, tries: 0 } }, { upsert: true });
    },
    /** Looks at `dueAt` whether a picture is still shown. */
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
