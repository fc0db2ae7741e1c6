import {
  bookedStops,
  BOOK_LATER_AHEAD_MS,
  type CarType,
  type ChangedField,
  type ChangeField,
  changeFields,
  DomainError,
  type ErrorKey,
  fullLoad,
  invalid,
  knowsDrop,
  lackingRoom,
  loadFields,
  type PaymentMode,
  type Place,
  placeOf,
  riderExtraOf,
  type TripLoad,
  type TripNeed,
  type WantedChange,
} from '@wayfare/shared';
import { storedMobile } from '../../../people/user/storedMobile.js';
import type { TripsServices } from '../../services.js';
import { requireRoom } from '../create/needsServed.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** A trip may begin this many ms before now: the request takes time. */
const JUST_NOW_MS = 60_000;

/** A booking as a change wants it, and the fields in which it differs. */
export interface ChangedTrip {
  fields: ChangedField[];
  tripdate: number;
  pickup: Place;
  stops: Place[];
  drop: Place;
  /** For how many hours in all; null for a trip that is not by the hour. */
  hours: number | null;
  /** The new car type; null if it stays. */
  carType: CarType | null;
  /** Whom and what it takes. */
  passengers: number;
  luggage: number;
  needs: readonly TripNeed[];
  mode: PaymentMode;
  /** The id or name of a promo that the trip does not have yet. */
  promo: string | null;
  /** What the rider adds to the price in all, 0 without. */
  riderExtra: number;
  note: string | null;
  customer_name: string;
  customer_contact: string | null;
}

/** Whether a change concerns any of these fields. */
export const changes = ({ fields }: Pick<ChangedTrip, 'fields'>, some: readonly ChangeField[]): boolean =>
  fields.some(({ field }) => some.includes(field));

/** A refusal that names the changed fields it is about. */
export function refusedChange(
  key: ErrorKey,
  { fields }: Pick<ChangedTrip, 'fields'>,
  about: readonly ChangeField[] = changeFields,
): DomainError {
  const named = fields.filter(({ field }) => about.includes(field));
  return new DomainError(key, 409, Object.fromEntries(named.map(({ field }) => [field, key])));
}

/**
 * Reads what a change wants, and compares it with the booking.
 * @throws past_booking_error, far_booking_error, select_proper, car_too_small, proper_input_name,
 *   mobile_no_blank_error (400), with the field
 */
export async function wantedFields(
  booking: StoredBooking,
  wanted: WantedChange,
  services: TripsServices,
): Promise<ChangedTrip> {
  const before = presentTrip(booking);
  const { pickup = before.pickup, stops, tripdate = before.tripdate } = wanted;
  const { drop = knowsDrop(booking) ? before.drop : pickup } = wanted;
  const load = fullLoad({
    passengers: wanted.passengers ?? before.passengers,
    luggage: wanted.luggage ?? before.luggage,
    needs: wanted.needs ?? before.needs,
  });
  const after: Omit<ChangedTrip, 'fields'> = {
    tripdate,
    pickup,
    drop,
    hours: wanted.hours ?? before.hours,
    stops: stops?.map(placeOf) ?? before.stops,
    ...load,
    carType: await otherCarType(booking, wanted.carType, load, services),
    mode: wanted.payment_mode ?? before.mode,
    promo: await otherPromo(booking, wanted.promo, services),
    riderExtra: wanted.riderExtra ?? before.riderExtra,
    note: wanted.pickUpInstructions === undefined ? before.note : wanted.pickUpInstructions.trim() || null,
    customer_name: nameOf(wanted.customer_name) ?? before.customer_name,
    customer_contact: (await numberOf(wanted.customer_contact, services)) ?? before.customer_contact,
  };
  if (tripdate !== before.tripdate) requirePossibleTime(tripdate, services);
  const trip = { ...after, fields: differences(booking, before, after, wanted) };
  if (!trip.carType && changes(trip, loadFields)) await requireRoomLeft(booking, load, services);
  return trip;
}

const presentTrip = (booking: StoredBooking) => ({
  tripdate: booking.tripdate,
  pickup: booking.pickup,
  stops: bookedStops(booking.stops).map(placeOf),
  drop: booking.drop,
  hours: booking.hire?.hours ?? null,
  ...fullLoad(booking),
  mode: booking.payment_mode,
  riderExtra: riderExtraOf(booking),
  note: booking.pickUpInstructions || null,
  customer_name: booking.customer_name,
  customer_contact: booking.customer_contact ?? null,
});

function differences(
  booking: StoredBooking,
  before: ReturnType<typeof presentTrip>,
  after: Omit<ChangedTrip, 'fields'>,
  wanted: WantedChange,
): ChangedField[] {
  const isDropKnown = knowsDrop(booking);
  const values: Record<ChangeField, [ChangedField['before'], ChangedField['after'], boolean]> = {
    tripdate: [before.tripdate, after.tripdate, before.tripdate !== after.tripdate],
    pickup: [before.pickup.add, after.pickup.add, !isSamePlace(before.pickup, after.pickup)],
    stops: [addresses(before.stops), addresses(after.stops), !areSamePlaces(before.stops, after.stops)],
    drop: [
      isDropKnown ? before.drop.add : null,
      after.drop.add,
      isDropKnown ? !isSamePlace(before.drop, after.drop) : wanted.drop !== undefined,
    ],
    hours: [before.hours, after.hours, before.hours !== after.hours],
    carType: [booking.carType, after.carType?.name ?? booking.carType, after.carType !== null],
    passengers: [before.passengers, after.passengers, before.passengers !== after.passengers],
    luggage: [before.luggage, after.luggage, before.luggage !== after.luggage],
    needs: [[...before.needs], [...after.needs], before.needs.join() !== after.needs.join()],
    payment_mode: [before.mode, after.mode, before.mode !== after.mode],
    promo: [booking.promo_details?.promo_name ?? null, after.promo, after.promo !== null],
    riderExtra: [before.riderExtra, after.riderExtra, before.riderExtra !== after.riderExtra],
    pickUpInstructions: [before.note, after.note, before.note !== after.note],
    customer_name: [before.customer_name, after.customer_name, before.customer_name !== after.customer_name],
    customer_contact: [
      before.customer_contact,
      after.customer_contact,
      before.customer_contact !== after.customer_contact,
    ],
  };
  return changeFields.flatMap((field) => {
    const [old, wanted, isOther] = values[field];
    return isOther ? [{ field, before: old, after: wanted }] : [];
  });
}

const addresses = (places: readonly Place[]) => places.map(({ add }) => add);
const isSamePlace = (one: Place, other: Place) =>
  one.lat === other.lat && one.lng === other.lng && one.add === other.add;
/** Whether two lists name the same places in the same order. */
export const areSamePlaces = (some: readonly Place[], others: readonly Place[]) =>
  some.length === others.length && some.every((place, index) => isSamePlace(place, others[index] as Place));

function requirePossibleTime(tripdate: number, { clock }: Pick<TripsServices, 'clock'>): void {
  const ahead = tripdate - clock.now();
  const problem =
    ahead < -JUST_NOW_MS ? 'past_booking_error' : ahead > BOOK_LATER_AHEAD_MS ? 'far_booking_error' : null;
  if (problem) throw invalid(problem, { tripdate: problem });
}

/** The wanted car type, null if the booking has it already. */
async function otherCarType(
  booking: StoredBooking,
  wanted: string | undefined,
  load: TripLoad,
  { db }: TripsServices,
): Promise<CarType | null> {
  const { carType } = booking;
  if (wanted === undefined || wanted === carType) return null;
  const found = await db.carTypes.findByIdOrName(wanted);
  if (!found) throw invalid('select_proper', { carType: 'select_proper' });
  if (found.name === carType) return null;
  if (lackingRoom(found, load)) throw invalid('car_too_small', { carType: 'car_too_small' });
  return found;
}

/** @throws car_too_small (400), with the field that is too much for the car type of the booking */
async function requireRoomLeft(
  { carType }: StoredBooking,
  load: TripLoad,
  { db }: TripsServices,
): Promise<void> {
  const booked = await db.carTypes.findByIdOrName(carType);
  if (booked) requireRoom(booked, load);
}

/** The wanted promo, null if the booking has it already. */
async function otherPromo(
  { promo_applied, promo_details }: StoredBooking,
  wanted: string | undefined,
  { db }: TripsServices,
): Promise<string | null> {
  if (wanted === undefined) return null;
  if (!promo_applied || !promo_details) return wanted;
  const { promo_key: key, promo_name: name } = promo_details;
  if (wanted === key || wanted.toLowerCase() === name.toLowerCase()) return null;
  return (await db.promos.findByIdOrName(wanted))?.id === key ? null : wanted;
}

function nameOf(wanted: string | undefined): string | null {
  if (wanted === '') throw invalid('proper_input_name', { customer_name: 'proper_input_name' });
  return wanted ?? null;
}

async function numberOf(wanted: string | undefined, services: TripsServices): Promise<string | null> {
  if (wanted === undefined) return null;
  const number = await storedMobile(wanted, services);
  if (number === null) throw invalid('mobile_no_blank_error', { customer_contact: 'mobile_no_blank_error' });
  return number;
}
