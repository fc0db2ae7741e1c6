import type { AppCategory } from '../../basics/settings/publicSettings.schema.js';
import type { BookingInput } from './bookingRequest.schema.js';

/** What a parcel needs and a ride does not. */
const parcelFields = [
  'parcelTypeSelected',
  'optionSelected',
  'deliveryPerson',
  'deliveryPersonPhone',
  'deliveryInstructions',
] as const satisfies readonly (keyof BookingInput)[];

/** Whom and what a ride takes. */
const rideFields = ['passengers', 'luggage', 'needs'] as const satisfies readonly (keyof BookingInput)[];

/**
 * The fields of a request for a price or a booking that would have no effect, by their dotted paths. What
 * only the kind of a trip leaves out is refused by `unfitFields`.
 * - a ride has no parcel, at its stops neither, and a delivery no passengers
 * - a delivery is paid in full by card, without a promo (rule 9.10)
 * - a trip for now has no time: a price may depend on one (`isBooking`)
 * - riders book for themselves
 */
export function idleFields(
  input: Partial<BookingInput>,
  { category, isBooking, isForOthers }: { category: AppCategory; isBooking: boolean; isForOthers: boolean },
): string[] {
  const isRide = category === 'taxi';
  const has = (field: keyof BookingInput) => isGiven(input[field]);
  return [
    ...(isRide ? parcelFields.filter(has) : rideFields.filter(has)),
    ...(isRide ? (input.stops ?? []).flatMap(idleOfStop) : []),
    ...(!isRide && has('promo') ? ['promo'] : []),
    ...(!isRide && has('payment_mode') && input.payment_mode !== 'card' ? ['payment_mode'] : []),
    ...(isBooking && !input.bookLater && has('tripdate') ? ['tripdate'] : []),
    ...(!isForOthers && has('customer') ? ['customer'] : []),
  ];
}

const idleOfStop = (stop: object, index: number): string[] =>
  parcelFields
    .filter((field) => isGiven((stop as Record<string, unknown>)[field]))
    .map((field) => `stops.${index}.${field}`);

/** Whether a field says anything: empty ones do not. */
const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
