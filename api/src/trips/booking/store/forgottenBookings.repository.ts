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

/** Forgets deleted users in their bookings. `list` is the projection of the bookings it reads. */
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
            found.map((booking) => ({
              updateOne: {
                filter: { _id: booking.id },
                update: {
                  $set: { [name]: '', search: bookingTokens({ ...booking, ...withoutSearched[party] }) },
                  $unset: {
                    ...personal[party],
                    ...(booking.cancelledByUid === uid && { reason: 1 }),
                    ...(party === 'customer' && booking.stops && recipients),
                  },
                  $inc: { version: 1 },
                },
              },
            })),
          );
        }
      }
    },
  };
}
