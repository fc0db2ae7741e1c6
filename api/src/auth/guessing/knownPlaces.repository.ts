import { type Connection, Schema } from 'mongoose';

/** A device or network an account has been signed in from. */
interface Seen {
  hash: string;
  /** The last time, a ms timestamp. */
  at: number;
}

/** For how long a place is known after the last sign-in there, in ms, and how many of each kind an account has. */
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
// Places nobody has signed in from for long, to be removed.
knownPlacesSchema.index({ expiresAt: 1 });

/** Where the owners of accounts sign in, as hashes. */
export function knownPlacesRepository(connection: Connection) {
  const model = connection.model('KnownPlaces', knownPlacesSchema, 'known_places');
  const fresh = (places: readonly Seen[] | null | undefined, now: number) =>
    (places ?? []).filter(({ at }) => at > now - KNOWN_MS).map(({ hash }) => hash);

  return {
    /** The hashes of the devices and networks that are known of an account. */
    async find(uid: string, now: number) {
      const found = await model.findOne({ _id: uid }).lean<{ devices?: Seen[]; networks?: Seen[] }>();
      return { devices: fresh(found?.devices, now), networks: fresh(found?.networks, now) };
    },
    /** Notes a successful sign-in. The places that were used longest ago are forgotten. */
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
    /** Forgets where an account was used: its password was reset, or it is gone. */
    async removeOf(uid: string) {
      await model.deleteOne({ _id: uid });
    },
    async sweep(now: number) {
      await model.deleteMany({ expiresAt: { $lte: now } });
    },
  };
}
