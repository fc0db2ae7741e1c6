import {
  type Actor,
  type Caller,
  type Callers,
  CALLER_TRIPS,
  CALLERS_AT_MOST,
  callerTripSchema,
  forbidden,
  phoneRules,
  phoneNumberPrefix,
  type Settings,
  standInContacts,
} from '@wayfare/shared';
import { onlyFields } from '../../../platform/crud/onlyFields.js';
import { numberFilter, searchFilter } from '../../../platform/crud/search.js';
import type { TripsServices } from '../../services.js';
import type { StoredUser } from '../../../people/user/storedUser.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { presentBookings } from '../booking.presenter.js';

/** How many trips are read to find a person by the last digits of their number. */
const TRIPS_SEARCHED = 20;
const callers = ['rider', 'driver'] as const;
const tripFields = Object.keys(callerTripSchema.shape);

/**
 * Returns the riders and drivers with a phone number, typed in any form: national, formatted, international,
 * or, for people with trips, its last digits. The number of queries does not depend on the results. @throws
 * demo_mode (403) if contacts are hidden, because the answer would reveal them
 */
export async function findCallers(actor: Actor, phone: string, services: TripsServices): Promise<Callers> {
  const settings = await services.db.settings.settings();
  if (standInContacts(settings).length > 0) throw forbidden('demo_mode');
  const found = await byNumber(phone, settings, services);
  const people = found.length > 0 ? found : await byTrips(phone, settings, services);
  return { callers: await Promise.all(people.map((person) => callerOf(actor, person, services))) };
}

async function byNumber(phone: string, settings: Settings, { db }: TripsServices): Promise<StoredUser[]> {
  const number = phoneNumberPrefix(phone, phoneRules(settings));
  if (!number) return [];
  const { rows } = await db.users.list({
    filter: { $and: [searchFilter(number), { usertype: { $in: [...callers] } }] },
    sort: { field: 'createdAt', order: -1 },
    skip: 0,
    limit: CALLERS_AT_MOST,
  });
  return rows.filter(({ mobile }) => mobile?.startsWith(number));
}

/** People found by their latest trips: the words of a trip contain every ending of its numbers. */
async function byTrips(phone: string, settings: Settings, { db }: TripsServices): Promise<StoredUser[]> {
  const number = phoneNumberPrefix(phone, phoneRules(settings));
  const filter = numberFilter(phone, callers, number);
  if (!filter) return [];
  const trips = await db.bookings.latestTrips(filter, TRIPS_SEARCHED);
  const ids = [...new Set(trips.flatMap(({ customer, driver }) => [customer, driver ?? customer]))];
  const people = await db.users.findMany(ids, { usertype: { $in: [...callers] } });
  // A trip also has the numbers of others: its driver, or who receives the parcel.
  const digits = (number ?? phone).replace(/\D/g, '').replace(/^0+/, '');
  const typed = phone.replace(/\D/g, '').replace(/^0+/, '');
  const isMeant = ({ mobile }: StoredUser) =>
    [digits, typed].some((ending) => ending !== '' && (mobile ?? '').replace(/\D/g, '').endsWith(ending));
  return people.filter(isMeant).slice(0, CALLERS_AT_MOST);
}

async function callerOf(actor: Actor, person: StoredUser, services: TripsServices): Promise<Caller> {
  const { id, firstName, lastName, mobile, walletBalance, approved, places } = person;
  const usertype = person.usertype as Caller['usertype'];
  const field = usertype === 'rider' ? 'customer' : 'driver';
  const trips = await services.db.bookings.latestTrips({ [field]: id }, CALLER_TRIPS);
  return {
    id,
    usertype,
    firstName,
    lastName,
    approved,
    places: places ?? [],
    mobile: mobile ?? null,
    walletBalance: walletBalance ?? 0,
    trips: await shownCallerTrips(actor, trips, services),
  };
}

/** Trips as the card of a caller shows them. */
export async function shownCallerTrips(
  actor: Actor,
  trips: readonly StoredBooking[],
  services: TripsServices,
): Promise<Caller['trips']> {
  const shown = await presentBookings(trips, actor, services);
  return shown.map((trip) => onlyFields(trip, tripFields) as Caller['trips'][number]);
}
