import type { CancelReason } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { changeAsRead, seenFields } from '../../platform/crud/changeAsRead.js';
import { requireUnchanged } from '../../platform/crud/requireUnchanged.js';
import { cancelReasonModel } from './cancelReason.model.js';

const ID = 'cancel_reason';

/** The ordered list of cancellation reasons (rule 3.30). */
export function cancelReasonRepository(connection: Connection) {
  const model = cancelReasonModel(connection);
  async function all(): Promise<CancelReason[]> {
    const found = await model.findOne({ _id: ID }).lean();
    return (found?.reasons ?? []).map(({ id, label }, value) => ({
      id: id as string,
      label: label as string,
      value,
    }));
  }
  return {
    all,
    async add(reason: { id: string; label: string }) {
      await model.updateOne({ _id: ID }, { $push: { reasons: reason } }, { upsert: true });
    },
    /**
     * @throws changed_meanwhile (409) if the record no longer matches the values that the author has `seen`
     */
    async rename(id: string, label: string, seen?: Partial<CancelReason>) {
      await changeAsRead(
        seenFields({ label }, seen),
        async () => (await all()).find((reason) => reason.id === id) ?? null,
        async (stillSo, stored) => {
          requireUnchanged({ label }, seen, stored);
          const one = { _id: ID, reasons: { $elemMatch: { id, ...stillSo } } };
          const { matchedCount } = await model.updateOne(one, { $set: { 'reasons.$.label': label } });
          return matchedCount === 1 || null;
        },
      );
    },
    async remove(id: string) {
      await model.updateOne({ _id: ID }, { $pull: { reasons: { id } } });
    },
  };
}
