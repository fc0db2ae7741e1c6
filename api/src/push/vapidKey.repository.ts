import { type Connection, Schema } from 'mongoose';
import webPush from 'web-push';

/** The keys by which push services know this installation. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const ID = 'vapid';
const keySchema = new Schema(
  { _id: String, publicKey: { type: String, required: true }, privateKey: { type: String, required: true } },
  { versionKey: false },
);

/** Made once, when they are first needed: browsers that have subscribed know the product by them. */
export function vapidKeyRepository(connection: Connection) {
  const model = connection.model('VapidKeys', keySchema, 'vapid_keys');
  let known: Promise<VapidKeys> | null = null;

  async function load(): Promise<VapidKeys> {
    const found = await model.findOne({ _id: ID }).lean();
    if (found) return { publicKey: found.publicKey, privateKey: found.privateKey };
    // Of several processes that make some at once the first one's are everybody's.
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

export type VapidKeyRepository = ReturnType<typeof vapidKeyRepository>;
