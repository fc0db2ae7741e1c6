import { type Connection, Schema } from 'mongoose';

/** One document per migration of stored data that is done. */
const migrationSchema = new Schema({ _id: String, doneAt: Number }, { versionKey: false });

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
  };
}
