import { type Connection, Schema } from 'mongoose';
import { isOnlyDuplicateKeys } from '../../platform/database/duplicateKey.js';
import { plainAll } from '../../platform/database/plain.js';
import type { DeviceKind, PushDevice } from './pushDevice.js';

/** An accepted message whose service reports later whether it was delivered. Times are ms timestamps. */
export interface PendingReceipt {
  /** The service's id. */
  id: string;
  device: Pick<PushDevice, 'uid' | 'kind' | 'address'>;
  at: number;
  /** When to ask for it. */
  dueAt: number;
}

const receiptSchema = new Schema(
  {
    _id: String,
    device: { type: { uid: String, kind: String, address: String }, _id: false, required: true },
    at: { type: Number, required: true },
    dueAt: { type: Number, required: true },
  },
  { versionKey: false },
);

// Work queue.
receiptSchema.index({ 'device.kind': 1, dueAt: 1 });
// Those of a deleted user.
receiptSchema.index({ 'device.uid': 1 });

/** All queries on pending receipts. */
export function pushReceiptRepository(connection: Connection) {
  const model = connection.model('PushReceipt', receiptSchema, 'push_receipts');
  return {
    /** Stores receipts; skips ids that already exist. */
    async add(receipts: readonly PendingReceipt[]) {
      try {
        await model.insertMany(
          receipts.map(({ id, ...receipt }) => ({ _id: id, ...receipt })),
          { ordered: false },
        );
      } catch (error) {
        if (!isOnlyDuplicateKeys(error)) throw error;
      }
    },
    /** Due receipts of a kind of device, oldest first. */
    async due(kind: DeviceKind, now: number, limit: number) {
      const found = await model
        .find({ 'device.kind': kind, dueAt: { $lte: now } })
        .sort({ dueAt: 1 })
        .limit(limit)
        .lean();
      return plainAll<PendingReceipt>(found);
    },
    async postpone(ids: readonly string[], dueAt: number) {
      await model.updateMany({ _id: { $in: ids } }, { $set: { dueAt } });
    },
    async remove(ids: readonly string[]) {
      await model.deleteMany({ _id: { $in: ids } });
    },
    async forget(uid: string) {
      await model.deleteMany({ 'device.uid': uid });
    },
  };
}
