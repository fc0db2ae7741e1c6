import {
  type Actor,
  hiddenBookingFields,
  listedBookingSchema,
  presentedBookingSchema,
} from '@wayfare/shared';
import type { ResourceDefinition } from '../crud/resource.js';
import { presentBookings } from './booking.presenter.js';
import type { StoredBooking } from './storedBooking.js';

/** Bookings as lists and records. Only the operations in booking.routes create and change them. */
export const bookingResource: ResourceDefinition<StoredBooking, never> = {
  name: 'bookings',
  record: presentedBookingSchema,
  listed: listedBookingSchema,
  filters: {
    status: 'text',
    customer: 'text',
    driver: 'text',
    fleetadmin: 'text',
    carType: 'text',
    payment_mode: 'text',
    bookLater: 'boolean',
    tripdate: 'number',
    bookingDate: 'number',
    trip_cost: 'number',
  },
  sorts: ['tripdate', 'DESC', 'bookingDate', 'status', 'trip_cost', 'carType'],
  hidden: (actor) => (actor ? hiddenBookingFields(actor.usertype) : []),
  searched: ['booking_id', 'reference', 'customer_name', 'driver_name', 'vehicle_number'],
  reads: (services) => services.db.bookings,
  present: (bookings, actor, services) => presentBookings(bookings, actor as Actor, services),
};
