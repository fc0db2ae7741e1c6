import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../../../platform/database/duplicateKey.js';

const matchWindowSchema = new Schema({ _id: String, endsAt: Number }, { versionKey: false });

/** There is one record: windows end at the same moments everywhere. */
const LATEST = 'latest';

/** Which window was matched last, so that each one is matched by one process only. */
export function matchWindowRepository(connection: Connection) {
  const model = connection.model('MatchWindow', matchWindowSchema, 'match_windows');

  return {
    /**
     * Takes the window that ended at a time (ms timestamp) for this process. False if it was taken, or a
     * later one was.
     */
    async take(endsAt: number): Promise<boolean> {
      try {
        const { matchedCount, upsertedCount } = await model.updateOne(
          { _id: LATEST, endsAt: { $lt: endsAt } },
          { $set: { endsAt } },
          { upsert: true },
        );
        return matchedCount + upsertedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}
