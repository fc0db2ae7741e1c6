import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../database/duplicateKey.js';

/** How long a key is kept, in ms. */
const REMEMBERED_MS = 24 * 60 * 60_000;

const keySchema = new Schema(
  { _id: String, fingerprint: String, resultId: String, createdAt: { type: Number, index: true } },
  { versionKey: false },
);

/** Idempotency keys of clients and the id of what each request created. */
export function idempotencyRepository(connection: Connection) {
  const model = connection.model('IdempotencyKey', keySchema, 'idempotency_keys');
  return {
    /**
     * Claims a key for a request. Returns the id of the request's result: `newId` the first time, the first
     * request's id afterward. `isAgain`: the key was claimed before; `same` is false if that was for a
     * different request.
     */
    async claim(key: string, fingerprint: string, newId: string, now: number) {
      try {
        await model.create({ _id: key, fingerprint, resultId: newId, createdAt: now });
        return { resultId: newId, isAgain: false, same: true };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const before = await model.findOne({ _id: key }).lean();
        if (!before) return { resultId: newId, isAgain: false, same: true };
        const same = before.fingerprint === fingerprint;
        return { resultId: before.resultId as string, isAgain: true, same };
      }
    },
    async sweep(now: number) {
      await model.deleteMany({ createdAt: { $lt: now - REMEMBERED_MS } });
    },
  };
}
