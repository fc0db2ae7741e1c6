import {
  calculateFare,
  closesAt,
  extraSchema,
  fullName,
  type PaymentMode,
  farePayment,
  type Place,
  type AppCategory,
  sampleEvenly,
  type Settings,
  tariffSchema,
} from '@wayfare/shared';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import { fareFields } from '../../trips/booking/pay/fareFields.js';
import { routeOffline } from '../../basics/maps/routeOffline.js';
import type { PaymentOrder } from '../../money/payment/paymentOrder.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { DemoCarType } from './carTypes.js';
import type { DemoDriver } from './people.js';
import type { DemoRandom } from './random.js';

/** Points of a past trip's polyline: enough to draw it, few enough for two thousand trips. */
const LINE_POINTS = 24;

/** A requested trip. */
export interface TripRequest {
  category: AppCategory;
  settings: Settings;
  rider: StoredUser;
  carType: DemoCarType;
  pickup: Place;
  drop: Place;
  /** When it was requested, a ms timestamp. */
  bookedAt: number;
  /** When it should start; later than `bookedAt` for a Book Later trip. */
  tripdate: number;
  byAdmin: boolean;
}

/** The booking as first created, with fields computed by the app's own rules. */
export function requestedTrip(request: TripRequest, random: DemoRandom): StoredBooking {
  const { category, settings, rider, carType, pickup, drop, bookedAt, tripdate } = request;
  const route = routeOffline(pickup, drop);
  if (!route) throw new Error(`no route from ${pickup.add} to ${drop.add}`);
  const tariff = tariffSchema.parse(carType.record);
  const isDelivery = category === 'delivery';
  const parcelTypeSelected = isDelivery
    ? extraSchema.parse(random.pick(carType.record.parcelTypes ?? []))
    : null;
  const optionSelected = isDelivery ? extraSchema.parse(random.pick(carType.record.options ?? [])) : null;
  const fare = calculateFare(
    {
      tariff,
      distanceKm: route.distance,
      seconds: route.duration,
      parcelAmount: parcelTypeSelected?.amount,
      optionAmount: optionSelected?.amount,
    },
    settings,
  );
  const payment = farePayment({ category, tripCost: fare.trip_cost, mode: 'cash' });
  const id = random.id(bookedAt);
  return {
    id,
    booking_id: id,
    reference: random.reference(),
    status: 'NEW',
    version: 1,
    carType: carType.record.name,
    carImage: carType.record.image,
    tariff,
    customer: rider.id,
    customer_name: fullName(rider),
    customer_email: rider.email,
    customer_contact: rider.mobile,
    pickup,
    drop,
    pickupAddress: pickup.add,
    dropAddress: drop.add,
    estimate: fare.trip_cost,
    estimateDistance: route.distance,
    distance: route.distance,
    estimateTime: route.duration,
    coords: sampleEvenly(route.coords, LINE_POINTS),
    bookLater: tripdate > bookedAt,
    tripdate,
    bookingDate: bookedAt,
    otp: false,
    booking_type_admin: request.byAdmin,
    ...fare,
    ...fareFields(payment),
    gateway: null,
    prepaid: false,
    parcelTypeSelected,
    optionSelected,
    ...(isDelivery && {
      deliveryPerson: fullName(rider),
      deliveryPersonPhone: rider.mobile,
      pickUpInstructions: random.pick(['Ring at the front desk', 'Ask for the mail room', 'Call on arrival']),
      deliveryInstructions: random.pick([
        'Leave it with the doorman',
        'Hand over in person',
        'Third floor, left',
      ]),
    }),
  };
}

/** A delivery booked by a rider is paid by card before it starts (rule 9.10). */
export function prepay(booking: StoredBooking): StoredBooking {
  return { ...payByCard(booking), status: 'NEW', prepaid: true };
}

/** A booking paid by card, with its own order. */
export const payByCard = (booking: StoredBooking): StoredBooking => ({
  ...booking,
  version: booking.version + 1,
  gateway: 'test',
  payments: [{ order: `${booking.id}-${booking.version}`, as: 'booking' }],
});

/** The payment order of a booking paid by card. */
export function orderOf(booking: StoredBooking, { code }: Pick<Settings, 'code'>): PaymentOrder[] {
  const at = booking.prepaid ? booking.bookingDate : (booking.endTime ?? booking.bookingDate);
  return (booking.payments ?? []).map(({ order: id, as }) => ({
    id,
    purpose: 'booking',
    payer: booking.customer,
    booking: booking.id,
    amount: booking.cardPaymentAmount,
    currency: code,
    status: 'SETTLED',
    settledAs: as,
    provider: 'test',
    reference: `demo-${id}`,
    createdAt: at,
    confirmedAt: at,
    settledAt: at,
  }));
}

/** The booking accepted by the driver at `at`. `driverRating` is the average so far. */
export function acceptedBy(
  booking: StoredBooking,
  driver: DemoDriver,
  at: number,
  driverRating: number,
): StoredBooking {
  return {
    ...booking,
    status: 'ACCEPTED',
    version: booking.version + 2,
    driver: driver.id,
    driver_name: fullName(driver),
    driver_contact: driver.mobile,
    vehicle_number: driver.vehicleNumber,
    vehicle_make: driver.vehicleMake,
    vehicle_model: driver.vehicleModel,
    vehicle_color: driver.vehicleColor,
    driverRating,
    fleetadmin: driver.fleetadmin,
    driver_accept_time: at,
  };
}

/** When a drive started and ended (ms timestamps) and its distance (km). */
export interface Drive {
  arrivedAt: number;
  startedAt: number;
  endedAt: number;
  distance: number;
}

/** The booking driven to the drop: for a taxi, the fare is recalculated from the actual drive. */
export function driveTrip(
  booking: StoredBooking,
  drive: Drive,
  { category, settings }: TripRequest,
): StoredBooking {
  const seconds = Math.round((drive.endedAt - drive.startedAt) / 1000);
  const fare =
    category === 'taxi'
      ? calculateFare({ tariff: booking.tariff, distanceKm: drive.distance, seconds }, settings)
      : {};
  return {
    ...booking,
    status: 'PENDING',
    version: booking.version + 4,
    driver_arrive_time: drive.arrivedAt,
    trip_start_time: drive.startedAt,
    startTime: drive.startedAt,
    trip_end_time: drive.endedAt,
    endTime: drive.endedAt,
    total_trip_time: seconds,
    ...(category === 'taxi' && { distance: drive.distance }),
    ...fare,
  };
}

/** The booking paid in a mode, minus a promo's discount. */
export function payTrip(
  booking: StoredBooking,
  mode: PaymentMode,
  promo: { id: string; name: string; discount: number } | null,
  { category }: TripRequest,
): StoredBooking {
  const payment = farePayment({ category, tripCost: booking.trip_cost, mode, promo });
  return {
    ...booking,
    status: 'PAID',
    closesAt: closesAt(booking.endTime ?? booking.tripdate),
    version: booking.version + 1,
    ...fareFields(payment),
  };
}

/** The completed booking, with or without a rating. */
export function completeTrip(booking: StoredBooking, rating: number | null): StoredBooking {
  return { ...booking, status: 'COMPLETE', version: booking.version + 1, ...(rating && { rating }) };
}

/** Who cancels a trip. */
export type Canceller = 'rider' | 'driver' | 'admin' | 'system';

/** The booking canceled by a user or by the system at a time, a ms timestamp. */
export function cancelTrip(
  booking: StoredBooking,
  cancelledAt: number,
  cancelledBy: Canceller,
  reason: string,
): StoredBooking {
  return { ...booking, status: 'CANCELLED', version: booking.version + 1, cancelledBy, cancelledAt, reason };
}
