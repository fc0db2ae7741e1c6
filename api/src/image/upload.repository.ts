import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../database/duplicateKey.js';
import { plain } from '../database/plain.js';

/** A file that arrives in pieces. */
export interface Upload {
  /** SHA-256 of what its sender knows it by. */
  id: string;
  /** Whose it is; null for somebody who is not signed in. */
  owner: string | null;
  /** How many bytes it will have, and how many of them have arrived. */
  size: number;
  arrived: number;
  /** Its pieces, in order. */
  pieces: string[];
}

const uploadSchema = new Schema(
  {
    _id: String,
    owner: String,
    /** One of the places its owner, or the address it comes from, has for uploads. */
    slot: { type: String, required: true },
    size: { type: Number, required: true },
    arrived: { type: Number, required: true },
    pieces: { type: [String], required: true },
    expiresAt: { type: Number, required: true },
  },
  { versionKey: false },
);
// However many are begun at one moment, each place is taken once.
uploadSchema.index({ slot: 1 }, { unique: true });
// What is to be forgotten.
uploadSchema.index({ expiresAt: 1 });

const pieceSchema = new Schema(
  {
    _id: String,
    bytes: { type: Buffer, required: true },
    expiresAt: { type: Number, required: true },
  },
  { versionKey: false },
);
// Those of uploads that were forgotten, and those that were never part of one.
pieceSchema.index({ expiresAt: 1 });

/** Files that arrive in pieces. They are in the database, so that each piece may come to another process. */
export function uploadRepository(connection: Connection) {
  const uploads = connection.model('Upload', uploadSchema, 'uploads');
  const pieces = connection.model('UploadPiece', pieceSchema, 'upload_pieces');
  return {
    /** Begins an upload in a place. False when the place is taken. */
    async begin(upload: { id: string; owner: string | null; slot: string; size: number; expiresAt: number }) {
      const { id, ...fields } = upload;
      try {
        await uploads.create({ _id: id, ...fields, arrived: 0, pieces: [] });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** An upload of this owner's; null for one of somebody else, or too old. */
    async find(id: string, owner: string | null, now: number): Promise<Upload | null> {
      const found = await uploads.findOne({ _id: id, owner, expiresAt: { $gt: now } }).lean();
      return found ? plain<Upload>(found) : null;
    },

    /** Appends a piece to what has arrived. False when something else did meanwhile: then nothing is kept of it. */
    async append(
      upload: Pick<Upload, 'id' | 'arrived'>,
      piece: { id: string; bytes: Buffer; expiresAt: number },
    ) {
      const { id, bytes, expiresAt } = piece;
      // The piece first: what an upload names is there.
      await pieces.create({ _id: id, bytes, expiresAt });
      const appended = await uploads.updateOne(
        { _id: upload.id, arrived: upload.arrived },
        { $inc: { arrived: bytes.length }, $push: { pieces: id } },
      );
      if (appended.matchedCount === 1) return true;
      await pieces.deleteOne({ _id: id });
      return false;
    },

    /** What has arrived. Null when pieces of it were forgotten meanwhile. */
    async contentsOf({ pieces: ids, arrived }: Upload): Promise<Buffer | null> {
      const found = await pieces.find({ _id: { $in: ids } });
      const bytes = new Map(found.map((piece) => [piece._id as string, piece.bytes]));
      const contents = Buffer.concat(ids.flatMap((id) => bytes.get(id) ?? []));
      return contents.length === arrived ? contents : null;
    },

    /** It is needed no longer than this. */
    async expire({ id, pieces: ids }: Pick<Upload, 'id' | 'pieces'>, expiresAt: number) {
      const sooner = { $min: { expiresAt } };
      await uploads.updateOne({ _id: id }, sooner);
      await pieces.updateMany({ _id: { $in: ids } }, sooner);
    },

    async sweep(now: number) {
      await uploads.deleteMany({ expiresAt: { $lte: now } });
      await pieces.deleteMany({ expiresAt: { $lte: now } });
    },
  };
}
