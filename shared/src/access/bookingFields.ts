import { type Booking, bookingSchema } from '../trips/booking/booking.schema.js';
import type { Usertype } from '../people/user/user.schema.js';

/** Booking fields that every party to a booking sees. A stored field that is in no list is never sent. */
const sharedBookingFields = [
  'id',
  'booking_id',
  'reference',
  'status',
  'kind',
  'hire',
  'back',
  'carType',
  'carImage',
  'passengers',
  'luggage',
  'needs',
  'customer',
  'customer_name',
  'customer_contact',
  'customer_image',
  'customer_rating',
  'pickup',
  'drop',
  'stops',
  'pickupAddress',
  'dropAddress',
  'estimate',
  'estimateDistance',
  'distance',
  'estimateTime',
  'bookLater',
  'tripdate',
  'leadSeconds',
  'timeZone',
  'bookingDate',
  'coords',
  'booking_type_admin',
  'trip_cost',
  'riderExtra',
  'discount',
  'discount_amount',
  'cashPaymentAmount',
  'cardPaymentAmount',
  'usedWalletMoney',
  'usedBonusMoney',
  'payableAmount',
  'customer_paid',
  'payment_mode',
  'gateway',
  'prepaid',
  'promo_applied',
  'promo_details',
  'promo_terms',
  'paymentPacket',
  'driver',
  'driver_name',
  'driver_image',
  'driver_contact',
  'vehicle_number',
  'vehicle_make',
  'vehicle_model',
  'vehicle_color',
  'driverRating',
  'fleetadmin',
  'deliveryPerson',
  'deliveryPersonPhone',
  'driver_accept_time',
  'longerTrip',
  'driver_arrive_time',
  'trip_start_time',
  'startTime',
  'trip_end_time',
  'endTime',
  'total_trip_time',
  'reason',
  'cancelledBy',
  'cancelledAt',
  'rating',
  'tip',
  'arrivalUnproven',
  'dropCheck',
  'pickup_image',
  'deliver_image',
  'signature_image',
  'pickUpInstructions',
  'deliveryInstructions',
  'parcelTypeSelected',
  'optionSelected',
  'cancelSlab',
  'noShowTerms',
  'cancel_fee',
  'pickupWait',
  'officeActs',
  'changes',
] as const satisfies readonly (keyof Booking)[];
/** Booking fields that only admins, fleet admins and the driver see (rule 6.4). */
const earningsFields = [
  'convenience_fees',
  'driver_share',
  'raise',
  'heldMoney',
] as const satisfies readonly (keyof Booking)[];
/** Problems with the evidence of a trip. The fare review itself is sent as a summary: see the presenter. */
const evidenceFields = [
  'trackFlags',
  'arrivalReason',
  'startProven',
] as const satisfies readonly (keyof Booking)[];
const officeFields = [
  'rating_tags',
  ...earningsFields,
  ...evidenceFields,
  'tariff',
  'requestedDrivers',
  'version',
  'hold',
  'cardHold',
  'fleet',
  'openedAt',
] as const satisfies readonly (keyof Booking)[];

/** What dispatchers decided, which their next decision names. Fleet admins see it of their callers' trips. */
export const fleetCallFields = [
  'override',
  'plan',
  'planLost',
  'widened',
] as const satisfies readonly (keyof Booking)[];

/** The fields each role sees in addition to the shared ones. Device tokens are for internal use only. */
const bookingFieldsOf: Record<Usertype, readonly (keyof Booking)[]> = {
  rider: ['rating_tags', 'lostItem', 'customer_email', 'hold', 'cardHold', 'otp', 'promo_refused'],
  // The rider gives the driver the OTP. A driver who could read it, or learn it from their fleet admin or
  // from staff, would not have to meet the rider. Staff who need it reveal it (`revealStartCode`).
  // A change that waits for the network names the version that its driver saw.
  driver: [...earningsFields, ...evidenceFields, 'rider_rated', 'lostItem', 'version'],
  // Of trips that they did not book themselves, less: see the presenter.
  fleetadmin: [...officeFields, ...fleetCallFields],
  admin: [
    ...officeFields,
    'promo_refused',
    'afterTrip',
    'series',
    ...fleetCallFields,
    'waitingSince',
    'raisedBy',
    'raisedAt',
    'apiKey',
    'customer_email',
    'rider_rated',
    'lostItem',
  ],
};

/** The fields of a booking a role may see. */
export const visibleBookingFields = (usertype: Usertype): readonly (keyof Booking)[] => [
  ...sharedBookingFields,
  ...bookingFieldsOf[usertype],
];

/** The fields of a booking a role may not see. */
export function hiddenBookingFields(usertype: Usertype): readonly (keyof Booking)[] {
  const visible = new Set(visibleBookingFields(usertype));
  return bookingSchema.keyof().options.filter((field) => !visible.has(field));
}
