import type { AuditEntry } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../crud/collectionLists.js';
import { isDuplicateKey } from '../database/duplicateKey.js';
import { auditModel } from './audit.model.js';

/** Every query on the audit log. */
export function auditRepository(connection: Connection) {
  const model = auditModel(connection);
  return {
    ...collectionLists<AuditEntry>(model, {}),
    /** Writes down a change that is about to be made; the same id again changes nothing. */
    async begin({ id, ...entry }: Omit<AuditEntry, 'outcome' | 'changes'>) {
      try {
        await model.create({ _id: id, ...entry, outcome: 'begun', changes: [] });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** The change was made. What the log says of a change that was made before stays. */
    async finish(id: string, record: string, changes: AuditEntry['changes']) {
      await model.updateOne({ _id: id, outcome: 'begun' }, { $set: { outcome: 'done', record, changes } });
    },
    /** Takes the contents of changes of a record that is gone off the log: who changed which fields when stays. */
    async forgetRecord(record: string) {
      await model.updateMany(
        { record, 'changes.0': { $exists: true } },
        { $set: { 'changes.$[].before': null, 'changes.$[].after': null, 'changes.$[].hidden': true } },
      );
    },
    /** The change was refused: nothing has happened. */
    async withdraw(id: string) {
      await model.deleteOne({ _id: id, outcome: 'begun' });
    },
  };
}

export type AuditRepository = ReturnType<typeof auditRepository>;
