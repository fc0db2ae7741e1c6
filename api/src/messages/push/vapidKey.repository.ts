import { type Connection, Schema } from 'mongoose';
import webPush from 'web-push';

/** The keys that identify this installation to push services. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const ID = 'vapid';
const keySchema = new Schema(
  { _id: String, publicKey: { type: String, required: true }, privateKey: { type: String, required: true } },
  { versionKey: false },
);

/** Created once, on first use: subscribed browsers recognize the installation by them. */
export function vapidKeyRepository(connection: Connection) {
  const model = connection.model('VapidKeys', keySchema, 'vapid_keys');
  let known: Promise<VapidKeys> | null = null;

  async function load(): Promise<VapidKeys> {
    const found = await model.findOne({ _id: ID }).lean();
    if (found) return { publicKey: found.publicKey, privateKey: found.privateKey };
    // If several processes create keys concurrently, all use the first ones stored.
    const made = await model
      .findOneAndUpdate(
        { _id: ID },
        { $setOnInsert: webPush.generateVAPIDKeys() },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return { publicKey: made.publicKey, privateKey: made.privateKey };
  }

  return {
    get(): Promise<VapidKeys> {
      known ??= load().catch((error: unknown) => {
        known = null;
        throw error;
      });
      return known;
    },
  };
}
