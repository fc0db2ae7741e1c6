import type { TripsServices } from '../services.js';
import {
  type Actor,
  hiddenBookingFields,
  listedBookingSchema,
  presentedBookingSchema,
} from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { presentBookings } from './booking.presenter.js';
import { importanceOfBookings } from './importanceOfBookings.js';
import {
  hiddenNumbers,
  numberSearchedAs,
  searchedAs,
  searchedFields,
  searchedNumbers,
} from './store/bookingSearch.js';
import type { StoredBooking } from './store/storedBooking.js';

/** Bookings as lists and records. Only the operations in booking.routes create and change them. */
export const bookingResource: ResourceDefinition<StoredBooking, never, TripsServices> = {
  name: 'bookings',
  listImportance: importanceOfBookings,
  stepUp: { export: true },
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
    endTime: 'number',
  },
  sorts: ['tripdate', 'DESC', 'bookingDate', 'status', 'trip_cost', 'carType'],
  hidden: (actor, settings) =>
    actor ? [...hiddenBookingFields(actor.usertype), ...hiddenNumbers(actor, settings)] : [],
  searched: searchedFields,
  searchedAs,
  searchedNumbers: { among: searchedNumbers, asNumber: numberSearchedAs },
  reads: (services) => services.db.bookings,
  present: (bookings, actor, services) => presentBookings(bookings, actor as Actor, services),
};
