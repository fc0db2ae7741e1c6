import {
  type BookingInput,
  bookingOtp,
  bookingReference,
  demandedWays,
  dispatchStartsAt,
  feeTermsOf,
  firstLeadLook,
  fullName,
  initialStatus,
  type LeadLimits,
  needsStartCode,
  numberToCall,
  farePayment,
  phoneRules,
  wayBackId,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { pickupZone } from '../../../basics/maps/timeZoneAt.js';
import { maybeKeepsCard } from '../../../money/payment/saved/ownCards.js';
import type { StoredUser } from '../../../people/user/storedUser.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { wantedCardHold } from '../pay/cardHold.js';
import { fareFields } from '../pay/fareFields.js';
import { newHandover } from '../handover/newHandover.js';
import type { PricedTrip } from './priceTrip.js';
import { newStops } from '../stop/newStops.js';
import type { TripPromo } from './tripPromo.js';

/** A passenger without an account. */
export interface Guest {
  name: string;
  /** In E.164. */
  phone: string;
  /** The id of the key of the partner whose customer it is. */
  apiKey?: string;
  /** The fleet admin whose caller it is. */
  fleet?: string;
}

/** The booking of a request, as it is stored: its price, parties, payment and first status. */
export async function newBooking(
  id: string,
  input: BookingInput,
  {
    customer,
    guest,
    trip,
    promo,
    byAdmin,
  }: {
    /** The account that books; for a caller of a fleet, an id that no account has. */
    customer: StoredUser | string;
    guest: Guest | undefined;
    trip: PricedTrip;
    promo: TripPromo | null;
    byAdmin: boolean;
  },
  services: TripsServices,
): Promise<StoredBooking> {
  const { clock, config, random } = services;
  const settings = await services.db.settings.settings();
  const now = clock.now();
  const category = config.APP_CATEGORY;
  const tripdate = input.bookLater && input.tripdate ? input.tripdate : now;
  const { carType, route, fare, pickup, drop } = trip;
  const ways = demandedWays(trip, settings);
  const stops = newStops(input, { category, settings, ways });
  const kind = input.kind ?? 'ordinary';
  const mode = input.payment_mode ?? 'cash';
  const payment = farePayment({ category, tripCost: fare.trip_cost, mode, promo });
  const tariff = tariffOf(carType);
  const { payment_mode, customer_paid } = payment;
  const isForSelf = !byAdmin && !guest;
  const uid = typeof customer === 'string' ? customer : customer.id;
  const cardHold = await wantedCardHold(
    { estimate: fare.trip_cost, tariff, promo_terms: promo?.terms, payment_mode, tripdate, customer_paid },
    { isForSelf },
    services,
  );
  const holdsCard = cardHold !== null;
  const keepsCard = mode === 'card' && isForSelf && !holdsCard && (await maybeKeepsCard({ uid }, services));
  const needsCode = needsStartCode({ category, mode, isForSelf, holdsCard, keepsCard }, settings);
  const timeZone = pickupZone(pickup, settings);
  const status = cardHold ? 'PAYMENT_PENDING' : initialStatus({ category, byAdmin });

  return {
    id,
    booking_id: id,
    reference: bookingReference(random),
    status,
    ...(kind !== 'ordinary' && { kind }),
    ...(trip.hire && { hire: trip.hire }),
    ...(input.waitMinutes && { back: { waitMinutes: input.waitMinutes } }),
    ...(input.returnAt && { back: { trip: wayBackId(id) } }),
    version: 1,
    carType: carType.name,
    carImage: carType.image,
    tariff,
    ...feeTermsOf(kind, carType, settings.noShowMinutes),
    customer: uid,
    ...(guest || typeof customer === 'string' ? guestFields(guest as Guest) : riderFields(customer)),
    pickup,
    drop,
    ...(stops && { stops }),
    pickupAddress: pickup.add,
    // A trip without one begins with its drop unknown (`knowsDrop`).
    dropAddress: input.drop ? drop.add : '',
    estimate: fare.trip_cost,
    estimateDistance: route.distance,
    distance: route.distance,
    estimateTime: route.duration,
    coords: route.coords,
    bookLater: input.bookLater,
    tripdate,
    ...(input.bookLater && leadFields(tripdate, settings)),
    ...(timeZone && { timeZone }),
    bookingDate: now,
    otp: needsCode ? bookingOtp(random) : false,
    booking_type_admin: byAdmin,
    ...fare,
    ...fareFields(payment),
    gateway: null,
    prepaid: false,
    ...(cardHold && { cardHold }),
    promo_terms: promo?.terms,
    parcelTypeSelected: trip.parcelTypeSelected,
    optionSelected: trip.optionSelected,
    deliveryPerson: input.deliveryPerson,
    deliveryPersonPhone:
      input.deliveryPersonPhone && numberToCall(input.deliveryPersonPhone, phoneRules(settings)),
    pickUpInstructions: input.pickUpInstructions,
    ...storedLoad(input),
    deliveryInstructions: input.deliveryInstructions,
    ...(category === 'delivery' && { handover: newHandover(ways) }),
    dispatch:
      status === 'NEW'
        ? firstDispatch({ tripdate, bookLater: input.bookLater, leadSeconds: settings.leadMinutes * 60 })
        : null,
  };
}

/** Returns the booking's fields about its rider. */
const riderFields = (rider: StoredUser) => ({
  customer_name: fullName(rider),
  customer_email: rider.email,
  customer_contact: rider.mobile,
  customer_token: rider.pushToken,
  customer_image: rider.profile_image,
  customer_rating: rider.ratings?.userrating ?? 0,
});

/**
 * Returns the booking's fields about a passenger without an account. They have no rating, and mails and
 * messages of a partner's customer go to the partner's account. The trip of a fleet's caller is the fleet's
 * before it has a driver.
 */
const guestFields = ({ name, phone, apiKey, fleet }: Guest) => ({
  customer_name: name,
  customer_contact: phone,
  customer_rating: 0,
  ...(apiKey && { apiKey }),
  ...(fleet && { fleet, fleetadmin: fleet }),
});

/** A prebooking enters dispatch by the minimum of the settings, until the cars around are looked at. */
const leadFields = (tripdate: number, limits: LeadLimits) => ({
  leadSeconds: limits.leadMinutes * 60,
  leadLookAt: firstLeadLook(tripdate, limits),
});

type Load = Pick<BookingInput, 'passengers' | 'luggage' | 'needs'>;

/** The load that a booking stores: nothing for what is not said. */
const storedLoad = ({ passengers, luggage, needs }: Load): Load => ({
  ...(typeof passengers === 'number' && { passengers }),
  ...(typeof luggage === 'number' && { luggage }),
  ...(needs && needs.length > 0 && { needs }),
});

/** Dispatch state of a booking that has not been offered to any driver yet. */
export const firstDispatch = (trip: Parameters<typeof dispatchStartsAt>[0]) => ({
  nextAt: dispatchStartsAt(trip),
  round: 0,
  offers: [],
});

/** The part of a car type that a booking keeps as its tariff. */
export function tariffOf({
  base_fare,
  rate_per_unit_distance,
  rate_per_hour,
  min_fare,
  convenience_fees,
  convenience_fee_type,
  distance_unit,
}: PricedTrip['carType']) {
  return {
    base_fare,
    rate_per_unit_distance,
    rate_per_hour,
    min_fare,
    convenience_fees,
    convenience_fee_type,
    ...(distance_unit && { distance_unit }),
  };
}
