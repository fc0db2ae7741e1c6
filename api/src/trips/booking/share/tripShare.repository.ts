import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../../../platform/database/duplicateKey.js';

/** The link to a trip that its rider shares. */
export interface TripShare {
  /** The booking. */
  id: string;
  /** The hash of the link's token, which finds a visitor's trip. */
  hash: string;
  /** The token, sealed: only the rider gets to see the link again. */
  seal: string;
  /** ms timestamp after which the link is deleted even if the trip never ended. */
  expiresAt: number;
}

const tripShareSchema = new Schema(
  { _id: String, hash: { type: String, required: true }, seal: String, expiresAt: Number },
  { versionKey: false },
);
// Finds the trip of a visitor's link.
tripShareSchema.index({ hash: 1 }, { unique: true });
// Finds links to delete.
tripShareSchema.index({ expiresAt: 1 });

type Stored = Omit<TripShare, 'id'> & { _id: string };
const plain = ({ _id, ...fields }: Stored): TripShare => ({ id: _id, ...fields });

/** Links of one kind to bookings: one per booking. Deleting a link revokes it. */
function linkRepository(connection: Connection, name: string, collection: string) {
  const model = connection.model(name, tripShareSchema, collection);
  const find = async (filter: { _id: string } | { hash: string }) => {
    const found = await model.findOne(filter).lean<Stored>();
    return found && plain(found);
  };
  return {
    findOf: (booking: string) => find({ _id: booking }),
    findByHash: (hash: string) => find({ hash }),
    /** Stores a link unless the trip has one. Returns the trip's link. */
    async insert({ id, ...fields }: TripShare): Promise<TripShare> {
      try {
        await model.create({ ...fields, _id: id });
        return { ...fields, id };
      } catch (error) {
        const before = isDuplicateKey(error) ? await find({ _id: id }) : null;
        if (!before) throw error;
        return before;
      }
    },
    async remove(booking: string): Promise<void> {
      await model.deleteOne({ _id: booking });
    },
    /** Deletes links that expired before a time (ms timestamp). */
    async removeExpired(before: number): Promise<void> {
      await model.deleteMany({ expiresAt: { $lt: before } });
    },
  };
}

/** Riders let others follow their trips with these links. */
export const tripShareRepository = (connection: Connection) =>
  linkRepository(connection, 'TripShare', 'trip_shares');

/** Recipients follow their parcels with these links. */
export const parcelLinkRepository = (connection: Connection) =>
  linkRepository(connection, 'ParcelLink', 'parcel_links');

/** With these links, guests follow the trips they booked. */
export const guestLinkRepository = (connection: Connection) =>
  linkRepository(connection, 'GuestLink', 'guest_links');

/** With these links, passengers of recurring trips skip days. */
export const seriesLinkRepository = (connection: Connection) =>
  linkRepository(connection, 'SeriesLink', 'series_links');
