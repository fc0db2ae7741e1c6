import {
  bookingStatuses,
  type ChangePreview,
  type FollowedVehicle,
  type GuestTrip,
  isPaid,
  type PresentedBooking,
  type SharedTrip,
  type TrackedParcel,
  type TripState,
  tripStates,
} from '@wayfare/shared';
import type { Answers } from '../../web/test/stories/answers.js';
import { driver, rider } from './business.js';
import { LONG } from '../../web/test/stories/texts.js';
import { NOW } from '../../web/test/stories/business.js';

const MINUTE = 60_000;
const pickup = { lat: 40.758, lng: -73.9855, add: 'Times Square, Manhattan' };
const drop = { lat: 40.7061, lng: -73.9969, add: 'Brooklyn Bridge, Brooklyn' };
const onTheWay = { lat: 40.749, lng: -73.9785 };
const COST = 24.6;

/** What decides the state of a trip. A new state needs a line here, and thereby gets its stories. */
const facts = {
  PAYMENT_PENDING: { status: 'PAYMENT_PENDING', payment_mode: 'card' },
  HOLD_PENDING: {
    status: 'PAYMENT_PENDING',
    payment_mode: 'card',
    cardHold: { state: 'wanted', amount: 30.75 },
  },
  NEW: { status: 'NEW', payment_mode: 'cash' },
  ACCEPTED: { status: 'ACCEPTED', payment_mode: 'cash' },
  ARRIVED: { status: 'ARRIVED', payment_mode: 'cash' },
  STARTED: { status: 'STARTED', payment_mode: 'cash' },
  REACHED: { status: 'REACHED', payment_mode: 'cash' },
  PENDING_CASH: { status: 'PENDING', payment_mode: 'cash' },
  PENDING_WALLET: { status: 'PENDING', payment_mode: 'wallet' },
  PENDING_CARD: { status: 'PENDING', payment_mode: 'card' },
  PENDING_CHARGE: { status: 'PENDING', payment_mode: 'card', cardHold: { state: 'held', amount: 30.75 } },
  PAID: { status: 'PAID', payment_mode: 'cash' },
  COMPLETE: { status: 'COMPLETE', payment_mode: 'cash' },
  RATED: { status: 'COMPLETE', payment_mode: 'cash', rating: 5 },
  CANCELLED: { status: 'CANCELLED', payment_mode: 'cash' },
} as const satisfies Record<TripState, Partial<PresentedBooking>>;

/** A trip in a state, with the fields that every trip has then, as its rider or driver gets it. */
export function tripIn(state: TripState, more: Partial<PresentedBooking> = {}): PresentedBooking {
  const { status } = facts[state];
  const at = bookingStatuses.indexOf(status);
  const since = (reached: PresentedBooking['status'], value: number) =>
    status !== 'CANCELLED' && at >= bookingStatuses.indexOf(reached) ? value : null;
  const hasDriver = since('ACCEPTED', 1) !== null;
  const hasFare = since('REACHED', 1) !== null;
  const hasPaid = isPaid({ prepaid: false, status });
  return {
    id: 'trip1',
    booking_id: 'trip1',
    reference: 'W-4F7K-25',
    carType: 'Economy',
    customer: rider.id,
    customer_name: `${rider.firstName} ${rider.lastName}`,
    customer_contact: hasDriver ? '+12125550101' : null,
    customer_rating: 4.8,
    pickup,
    drop,
    pickupAddress: pickup.add,
    dropAddress: drop.add,
    estimate: 23.4,
    estimateDistance: 8.2,
    distance: hasFare ? 8.6 : 0,
    estimateTime: 1500,
    bookLater: false,
    tripdate: NOW - 30 * MINUTE,
    bookingDate: NOW - 30 * MINUTE,
    coords: [pickup, onTheWay, drop].map(({ lat, lng }) => ({ latitude: lat, longitude: lng })),
    otp: '48213',
    booking_type_admin: false,
    trip_cost: hasFare ? COST : 0,
    convenience_fees: 3.6,
    driver_share: 21,
    discount: 0,
    discount_amount: 0,
    cashPaymentAmount: hasPaid ? COST : 0,
    cardPaymentAmount: 0,
    usedWalletMoney: hasFare && facts[state].payment_mode === 'wallet' ? COST : 0,
    payableAmount: hasPaid ? 0 : hasFare ? COST : 23.4,
    customer_paid: hasFare ? COST : 0,
    prepaid: false,
    promo_applied: false,
    promo_details: null,
    ...(hasDriver && {
      driver: driver.id,
      driver_name: 'Jonas Weber',
      driver_contact: '+12125550102',
      vehicle_number: 'NYC 4821',
      vehicle_make: 'Toyota',
      vehicle_model: 'Prius',
      vehicle_color: 'Blue',
      driverRating: 4.9,
      driver_location: onTheWay,
    }),
    driver_accept_time: since('ACCEPTED', NOW - 26 * MINUTE),
    driver_arrive_time: since('ARRIVED', NOW - 20 * MINUTE),
    trip_start_time: since('STARTED', NOW - 18 * MINUTE),
    startTime: since('STARTED', NOW - 18 * MINUTE),
    trip_end_time: since('REACHED', NOW - 2 * MINUTE),
    endTime: since('REACHED', NOW - 2 * MINUTE),
    total_trip_time: since('REACHED', 960),
    ...(status === 'CANCELLED' && { cancelledBy: 'rider', cancelledAt: NOW - MINUTE, cancel_fee: 0 }),
    ...facts[state],
    ...more,
  };
}

/** Answers for the pages of one trip. */
export const tripAnswers = (trip: PresentedBooking): Answers => ({
  'get /bookings/{id}': trip,
  'get /bookings/{id}/eta': {
    eta: { to: trip.status === 'ACCEPTED' ? 'pickup' : 'drop', seconds: 420, distance: 2.4 },
    position: { ...onTheWay, at: NOW },
    path: [onTheWay, pickup],
  },
  'get /bookings/{id}/nearer-cars': [],
  'get /bookings/{id}/tracking': [],
  'get /bookings/{id}/messages': [],
  'get /bookings/{id}/apart': { isApart: false },
  'get /cancelreasons': [],
});

const vehicle: FollowedVehicle = {
  plate: 'NYC 4821',
  make: 'Toyota',
  model: 'Prius',
  color: 'Blue',
  carType: 'Economy',
  image: null,
};

/** A guest's trip in a state. */
export function guestTripIn(state: TripState, more: Partial<GuestTrip> = {}): GuestTrip {
  const trip = tripIn(state);
  const hasDriver = Boolean(trip.driver);
  const isRiding = trip.status === 'STARTED' || trip.status === 'ACCEPTED';
  const hasPaid = isPaid({ prepaid: false, status: trip.status });
  return {
    reference: trip.reference,
    status: trip.status,
    pickup: trip.pickupAddress,
    drop: trip.dropAddress,
    tripdate: trip.tripdate,
    timeZone: null,
    cost: trip.status === 'CANCELLED' ? 0 : trip.trip_cost || trip.estimate,
    tariff: null,
    hire: null,
    startedAt: trip.trip_start_time ?? null,
    back: null,
    driver: hasDriver ? 'Jonas' : null,
    driverPhone: hasDriver && !hasPaid ? '+12125550102' : null,
    vehicle: hasDriver ? vehicle : null,
    position: isRiding ? onTheWay : null,
    finishingTrip: false,
    searchFrom: null,
    search: null,
    eta: isRiding
      ? { to: trip.status === 'ACCEPTED' ? 'pickup' : 'drop', seconds: 420, distance: 2.4 }
      : null,
    code: ['NEW', 'ACCEPTED', 'ARRIVED'].includes(trip.status) ? '48213' : null,
    canChange: trip.status === 'NEW',
    canChangeLoad: ['NEW', 'ACCEPTED', 'ARRIVED'].includes(trip.status),
    canCancel: ['PAYMENT_PENDING', 'NEW', 'ACCEPTED'].includes(trip.status),
    riderExtra: 0,
    riderExtraMost: null,
    canDeny: ['ARRIVED', 'STARTED', 'REACHED', 'PENDING'].includes(trip.status),
    rideCheck: null,
    noShow: null,
    canDispute: false,
    due: trip.status === 'PAYMENT_PENDING' ? trip.estimate : null,
    recipient: null,
    handoverCode: null,
    proof: null,
    isReturned: false,
    paymentMode: trip.payment_mode,
    chat: hasDriver ? 'open' : 'none',
    rating: trip.rating ?? null,
    tip: null,
    canTip: hasPaid,
    receipt: hasPaid
      ? {
          fare: COST,
          extras: [],
          riderExtra: 0,
          discount: 0,
          paid: COST,
          distance: 8.6,
          time: 960,
          endedAt: NOW - 2 * MINUTE,
        }
      : null,
    lostItem: null,
    canReportLostItem: hasPaid,
    again:
      trip.status === 'COMPLETE' || trip.status === 'CANCELLED' ? { pickup, drop, carType: 'Economy' } : null,
    ...more,
  };
}

/** A parcel on its way, with all that its recipient can see. */
export const fullParcel: TrackedParcel = {
  stage: 'on_the_way',
  sender: 'Mira',
  courier: 'Jonas',
  vehicle,
  position: onTheWay,
  eta: { to: 'drop', seconds: 420, distance: 2.4 },
  timeZone: null,
  code: '48213',
};

/** A shared trip under way, with all that its followers can see. */
export const fullSharedTrip: SharedTrip = {
  stage: 'riding',
  driver: 'Jonas',
  vehicle,
  position: onTheWay,
  eta: { to: 'drop', seconds: 420, distance: 2.4 },
  timeZone: null,
};

/** A trip whose every text is such a word. */
export const longTrip = (state: TripState): PresentedBooking =>
  tripIn(state, {
    carType: LONG,
    customer_name: LONG,
    driver_name: LONG,
    vehicle_number: LONG,
    vehicle_make: LONG,
    vehicle_model: LONG,
    vehicle_color: LONG,
    pickup: { ...pickup, add: LONG },
    drop: { ...drop, add: LONG },
    pickupAddress: `${LONG} ${LONG}`,
    dropAddress: LONG,
    stops: [{ ...onTheWay, add: LONG }],
    pickUpInstructions: `https://example.com/${LONG}`,
    deliveryInstructions: LONG,
  });

/** Trip states by name, for one story each. */
export const everyState = <T>(tell: (state: TripState) => T): Record<string, T> =>
  Object.fromEntries(tripStates.map((state) => [`in the state ${state}`, tell(state)]));

/** What a change to a dearer car type would mean, while no driver has the trip. */
export const dearer: ChangePreview = {
  version: 3,
  fields: [{ field: 'carType', before: 'Economy', after: 'Comfort' }],
  price: { before: 23.4, after: 28.9 },
  priceReason: 'car_type',
  distance: 8.2,
  seconds: 1500,
  held: 0,
  released: 0,
  driver: 'none',
  because: null,
  notified: [],
};
