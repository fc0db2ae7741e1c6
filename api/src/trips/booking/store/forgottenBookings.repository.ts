import type { BookingStatus } from '@wayfare/shared';
import { plainAll } from '../../../platform/database/plain.js';
import type { bookingModel } from './booking.model.js';
import { bookingTokens } from './bookingSearch.js';
import type { StoredBooking } from './storedBooking.js';

/** How many bookings are anonymized per batch. */
const FORGOTTEN_AT_ONCE = 500;
/** A booking's personal data about each party besides the name, and the free texts the party wrote. */
const personal = {
  customer: {
    customer_email: 1,
    customer_contact: 1,
    customer_token: 1,
    customer_image: 1,
    deliveryPerson: 1,
    deliveryPersonPhone: 1,
    pickUpInstructions: 1,
    deliveryInstructions: 1,
    lostItem: 1,
    changes: 1,
  },
  driver: {
    driver_contact: 1,
    driver_token: 1,
    driver_image: 1,
    arrivalReason: 1,
    vehicle_number: 1,
    vehicle_make: 1,
    vehicle_model: 1,
    vehicle_color: 1,
  },
} as const;
/** The same of the recipients at its stops. */
const recipients = {
  'stops.$[].deliveryPerson': 1,
  'stops.$[].deliveryPersonPhone': 1,
  'stops.$[].deliveryInstructions': 1,
} as const;
const withoutSearched = {
  customer: { customer_name: '', customer_contact: null, deliveryPersonPhone: null, stops: null },
  driver: { driver_name: '', vehicle_number: null, driver_contact: null },
} as const;

/** Trips whose people may be forgotten: neither money nor a driver waits for them. */
const over: BookingStatus[] = ['COMPLETE', 'CANCELLED'];

/** A booking's place in the order of pickup times (ms timestamps). */
interface Place {
  booking: string;
  tripdate: number;
}

/** The write that removes a party's personal data; with `withReason`, also the reason for a cancellation. */
const withoutParty = (party: 'customer' | 'driver', booking: StoredBooking, withReason: boolean) => ({
  updateOne: {
    filter: { _id: booking.id },
    update: {
      $set: { [`${party}_name`]: '', search: bookingTokens({ ...booking, ...withoutSearched[party] }) },
      $unset: {
        ...personal[party],
        ...(withReason && { reason: 1 }),
        ...(party === 'customer' && booking.stops && recipients),
      },
      $inc: { version: 1 },
    },
  },
});

/**
 * Forgets people in their bookings: deleted users, and everyone in old trips. `list` is the projection of the
 * bookings it reads.
 */
export function forgottenBookingsRepository(model: ReturnType<typeof bookingModel>, list: Record<string, 0>) {
  return {
    /**
     * Removes a deleted user's name, contacts and free texts from their bookings, in batches; running it
     * again changes nothing. Calls `beforeEach` with the ids of each batch, before it is changed.
     */
    async forgetPerson(uid: string, beforeEach?: (ids: string[]) => Promise<void>) {
      for (const party of ['customer', 'driver'] as const) {
        const name = `${party}_name`;
        for (;;) {
          const found = plainAll<StoredBooking>(
            await model
              .find({ [party]: uid, [name]: { $ne: '' } }, list)
              .limit(FORGOTTEN_AT_ONCE)
              .lean(),
          );
          if (found.length === 0) break;
          await beforeEach?.(found.map(({ id }) => id));
          await model.bulkWrite(
            found.map((booking) => withoutParty(party, booking, booking.cancelledByUid === uid)),
          );
        }
      }
    },

    /**
     * Removes the names, contacts and free texts of both parties from these bookings, if they are over;
     * running it again changes nothing.
     */
    async forgetPeopleIn(ids: readonly string[]) {
      for (const party of ['customer', 'driver'] as const) {
        const named: Record<string, object> = { [`${party}_name`]: { $gt: '' } };
        const found = plainAll<StoredBooking>(
          await model.find({ ...named, _id: { $in: [...ids] }, status: { $in: over } }, list).lean(),
        );
        if (found.length > 0)
          await model.bulkWrite(found.map((booking) => withoutParty(party, booking, party === 'customer')));
      }
    },

    /** Trips whose pickup time is before a ms timestamp, in order, after a place in that order. */
    async tripsBefore(before: number, after: Place | null, limit: number): Promise<Place[]> {
      const beyond = after && {
        $or: [
          { tripdate: after.tripdate, _id: { $gt: after.booking } },
          { tripdate: { $gt: after.tripdate } },
        ],
      };
      const found = await model
        .find(
          { tripdate: { ...(after && { $gte: after.tripdate }), $lt: before }, ...beyond },
          { tripdate: 1 },
        )
        .sort({ tripdate: 1, _id: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id, tripdate }) => ({ booking: String(_id), tripdate: tripdate as number }));
    },
  };
}
