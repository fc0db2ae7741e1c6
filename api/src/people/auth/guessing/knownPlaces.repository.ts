import { type Connection, Schema } from 'mongoose';

/** A device or network an account has been signed in from. */
interface Seen {
  hash: string;
  /** When it was last used, a ms timestamp. */
  at: number;
}

/**
 * How long a place stays known after the last sign-in there, in ms, and the maximum number of each kind per
 * account.
 */
const KNOWN_MS = 90 * 24 * 60 * 60_000;
const MOST_KNOWN = 10;

const seen = { type: [{ _id: false, hash: String, at: Number }], default: undefined };
const knownPlacesSchema = new Schema(
  {
    /** The account. */
    _id: String,
    devices: seen,
    networks: seen,
    expiresAt: Number,
  },
  { versionKey: false },
);
// Finds records without a recent sign-in, to delete them.
knownPlacesSchema.index({ expiresAt: 1 });

/** Where account owners sign in, as hashes. */
export function knownPlacesRepository(connection: Connection) {
  const model = connection.model('KnownPlaces', knownPlacesSchema, 'known_places');
  const fresh = (places: readonly Seen[] | null | undefined, now: number) =>
    (places ?? []).filter(({ at }) => at > now - KNOWN_MS).map(({ hash }) => hash);

  return {
    /** The hashes of an account's known devices and networks. */
    async find(uid: string, now: number) {
      const found = await model.findOne({ _id: uid }).lean<{ devices?: Seen[]; networks?: Seen[] }>();
      return { devices: fresh(found?.devices, now), networks: fresh(found?.networks, now) };
    },
    /** Records a successful sign-in. Drops the places that were used longest ago. */
    async remember(uid: string, place: { device: string; network: string }, now: number) {
      const others = (field: string, hash: string) => ({
        $filter: { input: { $ifNull: [`$${field}`, []] }, cond: { $ne: ['$$this.hash', hash] } },
      });
      const newest = (field: string, hash: string) => ({
        $slice: [{ $concatArrays: [others(field, hash), [{ hash, at: now }]] }, -MOST_KNOWN],
      });
      await model.updateOne(
        { _id: uid },
        [
          {
            $set: {
              devices: newest('devices', place.device),
              networks: newest('networks', place.network),
              expiresAt: now + KNOWN_MS,
            },
          },
        ],
        { upsert: true, updatePipeline: true },
      );
    },
    /** Removes an account's known places: its password was reset, or the account was deleted. */
    async removeOf(uid: string) {
      await model.deleteOne({ _id: uid });
    },
    async sweep(now: number) {
      await model.deleteMany({ expiresAt: { $lte: now } });
    },
  };
}
