import { type Connection, Schema } from 'mongoose';

/** One document per migration of stored data that is done. */
const migrationSchema = new Schema(
  { _id: String, doneAt: Number, repeatedAt: Number },
  { versionKey: false },
);

/** Which migrations of stored data are done. */
export function migrationRepository(connection: Connection) {
  const model = connection.model('Migration', migrationSchema, 'migrations');
  return {
    async isDone(name: string): Promise<boolean> {
      return (await model.exists({ _id: name })) !== null;
    },
    async recordDone(name: string, now: number) {
      await model.updateOne({ _id: name }, { $set: { doneAt: now } }, { upsert: true });
    },
    /** Those done until a time that were not repeated since: an old process may have written meanwhile. */
    async findToRepeat(doneUntil: number): Promise<string[]> {
      const due = { doneAt: { $lte: doneUntil }, repeatedAt: { $exists: false } };
      return (await model.find(due, { _id: 1 }).lean<{ _id: string }[]>()).map(({ _id }) => _id);
    },
    async recordRepeated(name: string, now: number) {
      await model.updateOne({ _id: name }, { $set: { repeatedAt: now } });
    },
  };
}
