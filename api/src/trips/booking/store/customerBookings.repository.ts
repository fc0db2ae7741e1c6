import { type BookingStatus, type PartnerReport, sumAmounts, toWire } from '@wayfare/shared';
import type { Connection, Types } from 'mongoose';
import { plainAll } from '../../../platform/database/plain.js';
import { bookingModel } from './booking.model.js';
import type { StoredBooking } from './storedBooking.js';

/** Trips of a time, as ms timestamps: `until` is not part of it. */
export interface TripTime {
  from: number;
  until: number;
}

interface Group {
  _id: BookingStatus;
  bookings: number;
  customerPaid: Types.Decimal128;
  cancelFees: Types.Decimal128;
}

const PAID: readonly BookingStatus[] = ['PAID', 'COMPLETE'];

/** Most trips that a warning counts or names. */
const NAMED = 5;

/** A trip that awaits payment. */
export type UnpaidBooking = Pick<StoredBooking, 'id' | 'customer_paid' | 'cardHold'> & {
  reference?: string;
};

/** Queries about the bookings of one customer. */
export function customerBookingsRepository(connection: Connection) {
  const model = bookingModel(connection);
  return {
    /** The trips that await the customer's payment, the oldest first; at most 5. */
    async unpaid(customer: string): Promise<UnpaidBooking[]> {
      const found = await model
        .find({ customer, status: 'PENDING' }, { reference: 1, customer_paid: 1, cardHold: 1 })
        .sort({ tripdate: 1 })
        .limit(NAMED)
        .lean();
      return plainAll<UnpaidBooking>(found);
    },

    /** How many bookings of the customer are in one of the statuses. */
    async countIn(customer: string, statuses: readonly BookingStatus[]): Promise<number> {
      return model.countDocuments({ customer, status: { $in: statuses } });
    },

    /**
     * Counts the customer's bookings in a period by how they ended. Uses the index on customer and time of
     * the trip.
     */
    async report(customer: string, { from, until }: TripTime): Promise<PartnerReport> {
      const groups = await model.aggregate<Group>([
        { $match: { customer, tripdate: { $gte: from, $lt: until } } },
        {
          $group: {
            _id: '$status',
            bookings: { $sum: 1 },
            customerPaid: { $sum: '$customer_paid' },
            cancelFees: { $sum: '$cancel_fee' },
          },
        },
      ]);
      const of = (statuses: readonly BookingStatus[]) => groups.filter(({ _id }) => statuses.includes(_id));
      const count = (some: readonly Group[]) => some.reduce((sum, { bookings }) => sum + bookings, 0);
      const add = (some: readonly Group[], field: 'customerPaid' | 'cancelFees') =>
        toWire(sumAmounts(some.map((group) => String(group[field]))));
      const [all, paid, cancelled] = [count(groups), count(of(PAID)), count(of(['CANCELLED']))];
      return {
        from,
        until,
        bookings: all,
        paid,
        cancelled,
        open: all - paid - cancelled,
        customerPaid: add(of(PAID), 'customerPaid'),
        cancelFees: add(of(['CANCELLED']), 'cancelFees'),
      };
    },
  };
}
