import { fullLoad } from '@wayfare/shared';
import { draftStops } from '@wayfare/web/booking';
import type { OwnBooking } from './bookings.js';
import { type BookingDraft, emptyDraft } from './draft.js';

/** What a trip says about itself for the next one. */
export type Trip = Pick<
  OwnBooking,
  | 'pickup'
  | 'drop'
  | 'stops'
  | 'carType'
  | 'payment_mode'
  | 'parcelTypeSelected'
  | 'optionSelected'
  | 'deliveryPerson'
  | 'deliveryPersonPhone'
  | 'pickUpInstructions'
  | 'deliveryInstructions'
  | 'passengers'
  | 'luggage'
  | 'needs'
>;

/** The form for the same trip again. The note belongs to the pickup, so it is kept. */
export const sameTrip = (trip: Trip): BookingDraft => ({
  ...wayOf(trip.pickup, trip.drop, trip),
  stops: draftStops(trip.stops),
  parcelType: trip.parcelTypeSelected?.description ?? '',
  option: trip.optionSelected?.description ?? '',
  deliveryPerson: trip.deliveryPerson ?? '',
  deliveryPersonPhone: trip.deliveryPersonPhone ?? '',
  pickUpInstructions: trip.pickUpInstructions ?? '',
  deliveryInstructions: trip.deliveryInstructions ?? '',
});

/**
 * The form for the way back, without its stops. Who receives a parcel and where to find the pickup is
 * different there.
 */
export const returnTrip = (trip: Trip): BookingDraft => wayOf(trip.drop, trip.pickup, trip);

const wayOf = (
  pickup: Trip['pickup'],
  drop: Trip['drop'],
  { carType, payment_mode, ...load }: Trip,
): BookingDraft => ({
  ...emptyDraft,
  ...fullLoad(load),
  pickup,
  drop,
  carType,
  paymentMode: payment_mode,
  selected: 'drop',
});
