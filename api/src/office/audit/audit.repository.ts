import type { AuditEntry } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import { removeOldest } from '../../platform/database/removeOldest.js';
import { plain } from '../../platform/database/plain.js';
import { auditModel } from './audit.model.js';

const DONE = { outcome: 'done' as const };

/** Every query on the audit log. */
export function auditRepository(connection: Connection) {
  const model = auditModel(connection);
  const latest = async (about: object, made: object = DONE): Promise<AuditEntry | null> => {
    const found = await model
      .findOne({ ...about, ...made })
      .sort({ at: -1, _id: -1 })
      .lean();
    return found ? plain<AuditEntry>(found) : null;
  };
  return {
    ...collectionLists<AuditEntry>(model, {}),
    /** Records a change that is about to be made; repeating it with the same id has no effect. */
    async begin({ id, ...entry }: Omit<AuditEntry, 'outcome' | 'changes'>) {
      try {
        await model.create({ _id: id, ...entry, outcome: 'begun', changes: [] });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** Completes the entry of a change. Does nothing if the entry is already complete. */
    async finish(id: string, record: string, changes: AuditEntry['changes']) {
      await model.updateOne({ _id: id, outcome: 'begun' }, { $set: { outcome: 'done', record, changes } });
    },
    /** The latest change of a field of a record. */
    lastChange: (resource: string, record: string, field: string): Promise<AuditEntry | null> =>
      latest({ resource, record, changes: { $elemMatch: { field } } }),
    /**
     * The latest entry about a record; with `action`, the latest one of that; with `rival`, also of a change
     * that someone else than this user is making.
     */
    lastEntry: (
      about: { resource: string; record: string; action?: string },
      rival?: string,
    ): Promise<AuditEntry | null> =>
      latest(
        about,
        rival === undefined ? DONE : { $or: [DONE, { outcome: 'begun', actor: { $ne: rival } }] },
      ),
    /** Removes the values of a deleted record from its entries: who changed which fields and when is kept. */
    async forgetRecord(record: string) {
      await model.updateMany(
        { record, 'changes.0': { $exists: true } },
        { $set: { 'changes.$[].before': null, 'changes.$[].after': null, 'changes.$[].hidden': true } },
      );
    },
    /** The records of these resources that were deleted while their entries still have values. */
    async findDeletedWithValues(resources: readonly string[]): Promise<string[]> {
      const hasValue = { $elemMatch: { hidden: { $ne: true } } };
      return model.distinct('record', {
        action: 'delete',
        outcome: 'done',
        resource: { $in: [...resources] },
        changes: hasValue,
      });
    },
    /** How many rows someone has exported since a time, a ms timestamp. */
    async sumExported(actor: string, since: number): Promise<number> {
      const [found] = await model.aggregate<{ rows: number }>([
        { $match: { actor, at: { $gte: since }, action: 'export' } },
        { $unwind: '$changes' },
        { $match: { 'changes.field': 'rows' } },
        { $group: { _id: null, rows: { $sum: '$changes.after' } } },
      ]);
      return found?.rows ?? 0;
    },
    /** Deletes the oldest entries from before a ms timestamp, in batches. */
    removeBefore: (before: number, batch: number) => removeOldest(model, before, batch),
    /** Removes the entry of a change that was rejected. */
    async withdraw(id: string) {
      await model.deleteOne({ _id: id, outcome: 'begun' });
    },
  };
}
