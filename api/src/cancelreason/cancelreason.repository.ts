import type { CancelReason } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { cancelReasonModel } from './cancelreason.model.js';

const ID = 'cancel_reason';

/** The ordered list of cancellation reasons (rule 3.30). */
export function cancelReasonRepository(connection: Connection) {
  const model = cancelReasonModel(connection);
  return {
    async all(): Promise<CancelReason[]> {
      const found = await model.findOne({ _id: ID }).lean();
      return (found?.reasons ?? []).map(({ id, label }, value) => ({
        id: id as string,
        label: label as string,
        value,
      }));
    },
    async add(reason: { id: string; label: string }) {
      await model.updateOne({ _id: ID }, { $push: { reasons: reason } }, { upsert: true });
    },
    async rename(id: string, label: string) {
      await model.updateOne({ _id: ID, 'reasons.id': id }, { $set: { 'reasons.$.label': label } });
    },
    async remove(id: string) {
      await model.updateOne({ _id: ID }, { $pull: { reasons: { id } } });
    },
  };
}

export type CancelReasonRepository = ReturnType<typeof cancelReasonRepository>;
