import {
  type CancelReason,
  type CancelRole,
  cancelRoles,
  type CancelStage,
  cancelStages,
} from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { changeAsRead, seenFields } from '../../platform/crud/changeAsRead.js';
import { requireUnchanged } from '../../platform/crud/requireUnchanged.js';
import { cancelReasonModel } from './cancelReason.model.js';

const ID = 'cancel_reason';

type Changes = Partial<Pick<CancelReason, 'label' | 'translations' | 'roles' | 'stages'>>;

interface StoredReason {
  id?: string | null;
  label?: string | null;
  translations?: CancelReason['translations'];
  roles?: string[] | null;
  stages?: string[] | null;
}

/** A stored reason. One without roles or stages fits everyone, or always. */
const asReason = ({ id, label, translations, roles, stages }: StoredReason, value: number): CancelReason => ({
  id: id as string,
  label: label as string,
  ...(translations && { translations }),
  value,
  roles: (roles as CancelRole[] | null | undefined) ?? [...cancelRoles],
  stages: (stages as CancelStage[] | null | undefined) ?? [...cancelStages],
});

/** The ordered list of cancellation reasons (rule 3.30). */
export function cancelReasonRepository(connection: Connection) {
  const model = cancelReasonModel(connection);
  const stored = async () => (await model.findOne({ _id: ID }).lean())?.reasons ?? [];
  const all = async (): Promise<CancelReason[]> => (await stored()).map(asReason);
  return {
    all,
    async add(reason: Omit<CancelReason, 'value'>) {
      await model.updateOne({ _id: ID }, { $push: { reasons: reason } }, { upsert: true });
    },
    /** Begins the list with these reasons. A list that was ever used stays, also if it is empty now. */
    async begin(reasons: readonly Omit<CancelReason, 'value'>[]) {
      await model.updateOne({ _id: ID }, { $setOnInsert: { reasons } }, { upsert: true });
    },
    /**
     * @throws changed_meanwhile (409) if the record no longer matches the values that the author has `seen`
     */
    async change(id: string, changes: Changes, seen?: Partial<CancelReason>) {
      await changeAsRead(
        seenFields(changes, seen),
        async () => (await stored()).find((reason) => reason.id === id) ?? null,
        async (stillSo, read) => {
          requireUnchanged(changes, seen, read && asReason(read as StoredReason, 0));
          const one = { _id: ID, reasons: { $elemMatch: { id, ...stillSo } } };
          const set = Object.entries(changes).map(([field, value]) => [`reasons.$.${field}`, value]);
          const { matchedCount } = await model.updateOne(one, { $set: Object.fromEntries(set) });
          return matchedCount === 1 || null;
        },
      );
    },
    async remove(id: string) {
      await model.updateOne({ _id: ID }, { $pull: { reasons: { id } } });
    },
  };
}
