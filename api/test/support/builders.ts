import {
  bookingReference,
  bookingStatuses,
  type BookingStatus,
  type CarType,
  fullName,
  farePayment,
  type Promo,
  type Usertype,
} from '@wayfare/shared';
import mongoose from 'mongoose';
import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import { fareFields } from '../../src/trips/booking/pay/fareFields.js';
import type { StoredUser } from '../../src/people/user/storedUser.js';

/** A new id. */
export const newId = () => new mongoose.Types.ObjectId().toHexString();
/** A booking reference that no other booking has: a long one. */
export const newReference = () => bookingReference(Math.random, 4);

/** Where trips start in tests. */
export const PICKUP = { lat: 40.758, lng: -73.9855, add: 'Times Square' };
/** Where they end: 1 km north of the pickup in a straight line. */
export const DROP = { lat: 40.767, lng: -73.9855, add: 'Columbus Circle' };

/**
 * A possible phone number of its own for each id, as stored. Area codes with a 9 in the middle belong to no
 * country and to no kind of number that costs, so every number gets texts.
 */
export function mobileFor(id: string): string {
  const digits = String(Number.parseInt(id.slice(-8), 16) % 800_000_000).padStart(9, '0');
  return `+1${Number(digits[0]) + 2}9${digits.slice(1)}`;
}

/**
 * Waiting for a trip since an hour that never comes in a test: the devices of drivers do not count as silent,
 * however far a test sets its clock.
 */
const AWAKE_UNTIL = Date.UTC(2036, 0);

/** A user with every field a use case needs. A driver is online and free at the pickup. */
export function aUser(usertype: Usertype, fields: Partial<StoredUser> = {}): StoredUser {
  const id = fields.id ?? newId();
  const driver = {
    carType: 'Economy',
    driverActiveStatus: true,
    queue: false,
    vehicleNumber: `NY ${id.slice(-5)}`,
    location: { lat: PICKUP.lat, lng: PICKUP.lng },
    idleSince: AWAKE_UNTIL,
  };
  return {
    id,
    usertype,
    firstName: 'Test',
    lastName: usertype,
    email: `${id}@example.com`,
    mobile: mobileFor(id),
    approved: true,
    emailVerified: true,
    mobileVerified: true,
    loginType: 'email',
    walletBalance: 0,
    createdAt: 0,
    ...(usertype === 'driver' && driver),
    ...fields,
  };
}

/** A car type whose fares are easy to check by hand. */
export function aCarType(fields: Partial<CarType> = {}): CarType {
  return {
    id: newId(),
    name: 'Economy',
    base_fare: 2.5,
    rate_per_unit_distance: 2.5,
    rate_per_hour: 30,
    min_fare: 5,
    convenience_fees: 15,
    convenience_fee_type: 'percentage',
    createdAt: 0,
    ...fields,
  };
}

/** A promo that takes 2 off any trip within the first hour of the tests. */
export function aPromo(fields: Partial<Promo> = {}): Promo {
  return {
    id: newId(),
    promo_name: 'SPRING',
    promo_discount_type: 'flat',
    promo_discount_value: 2,
    max_promo_discount_value: 0,
    min_order: 0,
    promo_validity: Date.UTC(2026, 2, 2, 11),
    promo_usage_limit: 10,
    user_avail: 0,
    createdAt: 0,
    ...fields,
  };
}

/** A request for a trip now. */
export const aTrip = { pickup: PICKUP, drop: DROP, carType: 'Economy' };

/**
 * A stored taxi booking in a given status: 20 in cash, with 17 for the driver. If NEW, it is offered to the
 * driver; from ACCEPTED on, the driver has it.
 */
export function aBooking(
  status: BookingStatus,
  { id, rider, driver, at }: { id: string; rider: StoredUser; driver: StoredUser; at: number },
  fields: Partial<StoredBooking> = {},
): StoredBooking {
  const hasReached = (other: BookingStatus) =>
    status !== 'CANCELLED' && bookingStatuses.indexOf(status) >= bookingStatuses.indexOf(other);
  const { id: _id, name, createdAt: _created, ...tariff } = aCarType();
  const payment = farePayment({ category: 'taxi', tripCost: 20, mode: 'cash' });
  return {
    id,
    booking_id: id,
    reference: newReference(),
    status,
    version: 1,
    carType: name,
    tariff,
    customer: rider.id,
    customer_name: fullName(rider),
    pickup: PICKUP,
    drop: DROP,
    pickupAddress: PICKUP.add,
    dropAddress: DROP.add,
    estimate: 20,
    estimateDistance: 1,
    distance: 1,
    estimateTime: 600,
    coords: [],
    bookLater: false,
    tripdate: at,
    bookingDate: at,
    otp: false,
    booking_type_admin: false,
    trip_cost: 20,
    convenience_fees: 3,
    driver_share: 17,
    ...fareFields(payment),
    gateway: null,
    prepaid: false,
    ...(status === 'NEW' && {
      requestedDrivers: { [driver.id]: true },
      dispatch: {
        nextAt: null,
        round: 1,
        offers: [{ driver: driver.id, at, expiresAt: null, state: 'offered' }],
      },
    }),
    ...(hasReached('ACCEPTED') && {
      driver: driver.id,
      driver_name: fullName(driver),
      fleetadmin: driver.fleetadmin,
      driver_accept_time: at,
    }),
    ...(hasReached('ARRIVED') && { driver_arrive_time: at }),
    ...(hasReached('STARTED') && { trip_start_time: at, startTime: at }),
    ...(hasReached('REACHED') && { trip_end_time: at, endTime: at, total_trip_time: 600 }),
    ...(status === 'CANCELLED' && { reason: 'changed my mind', cancelledBy: 'admin' }),
    ...fields,
  };
}
