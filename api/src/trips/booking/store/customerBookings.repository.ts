import { type BookingStatus, type PartnerReport, sumAmounts, toWire } from '@wayfare/shared';
import type { Connection, Types } from 'mongoose';
import { bookingModel } from './booking.model.js';

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

/** Queries that add up the bookings of one customer. */
export function customerBookingsRepository(connection: Connection) {
  const model = bookingModel(connection);
  return {
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
