import { type Connection, Schema } from 'mongoose';
import { writeUnlessTaken } from '../../platform/database/duplicateKey.js';
import { plain } from '../../platform/database/plain.js';
import type { Upload } from './storedUpload.js';

const uploadSchema = new Schema(
  {
    _id: String,
    owner: String,
    /** One of a limited number of upload slots of its owner or IP address. */
    slot: { type: String, required: true },
    size: { type: Number, required: true },
    arrived: { type: Number, required: true },
    pieces: { type: [String], required: true },
    direct: Boolean,
    expiresAt: { type: Number, required: true },
  },
  { versionKey: false },
);
// Each slot is taken only once, even by concurrent requests.
uploadSchema.index({ slot: 1 }, { unique: true });
// Expired uploads.
uploadSchema.index({ expiresAt: 1 });

const pieceSchema = new Schema(
  {
    _id: String,
    bytes: { type: Buffer, required: true },
    expiresAt: { type: Number, required: true },
  },
  { versionKey: false },
);
// Chunks of expired uploads, and chunks that were never added to one.
pieceSchema.index({ expiresAt: 1 });

/** Chunked uploads. They are in the database, so that each chunk may arrive at a different process. */
export function uploadRepository(connection: Connection) {
  const uploads = connection.model('Upload', uploadSchema, 'uploads');
  const pieces = connection.model('UploadPiece', pieceSchema, 'upload_pieces');
  return {
    /** Starts an upload in a slot. Returns false when the slot is taken. */
    async begin(upload: {
      id: string;
      owner: string | null;
      slot: string;
      size: number;
      direct?: boolean;
      expiresAt: number;
    }) {
      const { id, ...fields } = upload;
      return writeUnlessTaken(() => uploads.create({ _id: id, ...fields, arrived: 0, pieces: [] }));
    },

    /** An upload of this owner; null if it belongs to someone else or has expired. */
    async find(id: string, owner: string | null, now: number): Promise<Upload | null> {
      const found = await uploads.findOne({ _id: id, owner, expiresAt: { $gt: now } }).lean();
      return found ? plain<Upload>(found) : null;
    },

    /**
     * Appends a chunk. Returns false, and discards the chunk, when another one was appended in the meantime.
     */
    async append(
      upload: Pick<Upload, 'id' | 'arrived'>,
      piece: { id: string; bytes: Buffer; expiresAt: number },
    ) {
      const { id, bytes, expiresAt } = piece;
      // The chunk is written first, because every chunk that an upload refers to must exist.
      await pieces.create({ _id: id, bytes, expiresAt });
      const appended = await uploads.updateOne(
        { _id: upload.id, arrived: upload.arrived },
        { $inc: { arrived: bytes.length }, $push: { pieces: id } },
      );
      if (appended.matchedCount === 1) return true;
      await pieces.deleteOne({ _id: id });
      return false;
    },

    /** The bytes that have arrived. Null when some chunks have expired in the meantime. */
    async contentsOf({ pieces: ids, arrived }: Upload): Promise<Buffer | null> {
      const found = await pieces.find({ _id: { $in: ids } });
      const bytes = new Map(found.map((piece) => [piece._id as string, piece.bytes]));
      const contents = Buffer.concat(ids.flatMap((id) => bytes.get(id) ?? []));
      return contents.length === arrived ? contents : null;
    },

    /** Shortens an upload's lifetime to the given time. */
    async expire({ id, pieces: ids }: Pick<Upload, 'id' | 'pieces'>, expiresAt: number) {
      const sooner = { $min: { expiresAt } };
      await uploads.updateOne({ _id: id }, sooner);
      await pieces.updateMany({ _id: { $in: ids } }, sooner);
    },

    /** Expired uploads whose bytes may also be in the store, at most `limit`. */
    async expiredDirect(now: number, limit: number): Promise<string[]> {
      const expired = { expiresAt: { $lte: now }, direct: true };
      const found = await uploads.find(expired, { _id: 1 }).limit(limit).lean();
      return found.map(({ _id }) => _id as string);
    },

    async remove(id: string) {
      await uploads.deleteOne({ _id: id });
    },

    /** Removes expired uploads and chunks, except uploads whose bytes may also be in the store. */
    async sweep(now: number) {
      await uploads.deleteMany({ expiresAt: { $lte: now }, direct: { $ne: true } });
      await pieces.deleteMany({ expiresAt: { $lte: now } });
    },
  };
}
