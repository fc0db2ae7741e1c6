import {
  type Actor,
  type Booking,
  phoneRules,
  phoneNumberPrefix,
  referenceWords,
  type Settings,
  type WrittenAddress,
} from '@wayfare/shared';
import type { StoredBooking } from './storedBooking.js';
import { numberTokens, searchTokens, type SearchedNumbers } from '../../../platform/crud/search.js';

/** The fields of a booking that `q` searches by words. */
export const searchedFields = [
  'booking_id',
  'reference',
  'customer_name',
  'driver_name',
  'vehicle_number',
  'pickupAddress',
  'dropAddress',
] as const satisfies readonly (keyof Booking)[];

/**
 * The phone numbers of a booking that `q` searches. Each list of fields has words of its own, since not
 * everyone sees both.
 */
export const searchedNumbers: readonly SearchedNumbers[] = [
  { fields: ['customer_contact', 'deliveryPersonPhone'], mark: 'rider' },
  { fields: ['driver_contact'], mark: 'driver' },
];

/** The parts of an address that name its street or place; city, region and country follow them. */
const ADDRESS_PARTS = 2;
/** Words that a booking is found by: more than any real booking has. */
const MAX_WORDS = 80;

type Searched = Partial<Pick<Booking, (typeof searchedFields)[number] | NumberField>> &
  Pick<StoredBooking, 'stops'> & { pickup?: WithScripts; drop?: WithScripts };
type WithScripts = Pick<WrittenAddress, 'otherScript'> | undefined;
type NumberField = 'customer_contact' | 'deliveryPersonPhone' | 'driver_contact';
type DriverFields = Partial<Pick<Booking, 'driver_name' | 'vehicle_number' | 'driver_contact'>>;

/** Every word whose beginning finds a booking. */
export function bookingTokens(booking: Searched): string[] {
  const words = searchTokens(
    booking.booking_id,
    ...(booking.reference ? referenceWords(booking.reference) : []),
    booking.customer_name,
    streetOf(booking.pickupAddress),
    streetOf(booking.dropAddress),
    streetOf(booking.pickup?.otherScript),
    streetOf(booking.drop?.otherScript),
    ...(booking.stops ?? []).flatMap(({ add, otherScript }) => [streetOf(add), streetOf(otherScript)]),
  );
  const { customer_contact: rider, deliveryPersonPhone: receiver } = booking;
  const recipients = (booking.stops ?? []).map((stop) => stop.deliveryPersonPhone);
  const all = [...words, ...numberTokens('rider', rider, receiver, ...recipients), ...driverTokens(booking)];
  return [...new Set(all)].slice(0, MAX_WORDS);
}

/** The words of the driver who has the trip: name, plate with and without its spaces, and phone number. */
export const driverTokens = ({ driver_name, vehicle_number, driver_contact }: DriverFields): string[] => [
  ...searchTokens(driver_name, vehicle_number, compact(vehicle_number ?? '')),
  ...numberTokens('driver', driver_contact),
];

/**
 * Returns another form of a search text that may find more: a plate or reference without its spaces and
 * hyphens.
 */
export function searchedAs(q: string): string | null {
  const typed = compact(q);
  return typed !== q && /\d/.test(typed) ? typed : null;
}

/**
 * Returns a search text as the beginning of a phone number in international form; null if it is no number.
 */
export const numberSearchedAs = (q: string, settings: Settings): string | null =>
  phoneNumberPrefix(q, phoneRules(settings));

/**
 * The phone numbers that an actor may not search by: those that the presenter hides, masks or shows only for
 * a while.
 */
export function hiddenNumbers(
  actor: Actor,
  { AllowCriticalEditsAdmin: showsContacts }: Pick<Settings, 'AllowCriticalEditsAdmin'>,
): readonly NumberField[] {
  const all: NumberField[] = ['customer_contact', 'deliveryPersonPhone', 'driver_contact'];
  if (actor.usertype === 'admin' && showsContacts) return [];
  if (actor.usertype === 'fleetadmin' && showsContacts) return ['customer_contact', 'deliveryPersonPhone'];
  return all;
}

const compact = (text: string) => text.replace(/[\s.-]/g, '');

const streetOf = (address: string | null | undefined) =>
  address?.split(/[,،]/).slice(0, ADDRESS_PARTS).join(',');
