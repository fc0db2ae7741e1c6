import {
  type Actor,
  type Caller,
  type Callers,
  CALLER_TRIPS,
  CALLERS_AT_MOST,
  forbidden,
  phoneRules,
  phoneNumberPrefix,
  standInContacts,
} from '@wayfare/shared';
import { numberFilter } from '../../../platform/crud/search.js';
import type { TripsServices } from '../../services.js';
import { shownCallerTrips } from '../desk/findCallers.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** How many trips of callers with the number are read. */
const TRIPS_SEARCHED = 50;

/**
 * The acting fleet admin's own callers with a phone number, typed in any form or as its last digits, with
 * their latest trips. Riders and callers of others are not searched, so the answer says nothing about them.
 * @throws demo_mode (403) if contacts are hidden
 */
export async function findFleetCallers(
  actor: Actor,
  phone: string,
  services: TripsServices,
): Promise<Callers> {
  const settings = await services.db.settings.settings();
  if (standInContacts(settings).length > 0) throw forbidden('demo_mode');
  const filter = numberFilter(phone, ['rider'], phoneNumberPrefix(phone, phoneRules(settings)));
  if (!filter) return { callers: [] };
  const trips = await services.db.bookings.latestTrips({ ...filter, fleet: actor.uid }, TRIPS_SEARCHED);
  const byNumber = new Map<string, StoredBooking[]>();
  for (const trip of trips) {
    const number = trip.customer_contact ?? '';
    byNumber.set(number, [...(byNumber.get(number) ?? []), trip]);
  }
  return {
    callers: await Promise.all(
      [...byNumber].slice(0, CALLERS_AT_MOST).map(([mobile, own]) => callerOf(actor, mobile, own, services)),
    ),
  };
}

/** A caller by their trips, latest first: the name is that of the latest. */
async function callerOf(
  actor: Actor,
  mobile: string,
  trips: readonly StoredBooking[],
  services: TripsServices,
): Promise<Caller> {
  const [latest] = trips as [StoredBooking, ...StoredBooking[]];
  return {
    id: latest.customer,
    usertype: 'rider',
    firstName: latest.customer_name,
    lastName: '',
    approved: true,
    places: [],
    mobile,
    walletBalance: 0,
    trips: await shownCallerTrips(actor, trips.slice(0, CALLER_TRIPS), services),
  };
}
