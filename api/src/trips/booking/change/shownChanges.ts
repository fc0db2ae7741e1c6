import {
  type Actor,
  type BookingChange,
  type ChangedField,
  type ChangeField,
  type Settings,
  shownContact,
} from '@wayfare/shared';
import type { StoredBooking } from '../store/storedBooking.js';

/** The values that each role does not see, although it sees that they changed. */
const hiddenFrom: Readonly<Record<Exclude<Actor['usertype'], 'admin'>, readonly ChangeField[]>> = {
  rider: [],
  driver: ['customer_name', 'customer_contact', 'pickUpInstructions', 'promo'],
  fleetadmin: ['customer_name', 'customer_contact', 'pickUpInstructions', 'promo'],
};

/**
 * Returns the history of a booking as a reader may see it. Who made a change is for staff; a driver sees
 * those since they have the trip.
 */
export function shownChanges(
  { changes, driver, driver_accept_time: acceptedAt, fleet }: StoredBooking,
  { usertype, uid }: Actor,
  names: ReadonlyMap<string, string> | null,
  settings: Settings,
): BookingChange[] {
  const seen =
    usertype === 'driver'
      ? (changes ?? []).filter(({ at }) => driver === uid && acceptedAt && at >= acceptedAt)
      : (changes ?? []);
  const shownField = (changed: ChangedField): ChangedField => {
    const { field, before, after } = changed;
    // Fleet admins know their callers.
    if (usertype === 'fleetadmin' && fleet === uid) return changed;
    if (usertype !== 'admin')
      return hiddenFrom[usertype].includes(field) ? { field, before: null, after: null } : changed;
    if (field !== 'customer_contact') return changed;
    const shown = (value: ChangedField['before']) =>
      (typeof value === 'string' ? shownContact(value, 'rider', settings) : null) ?? null;
    return { field, before: shown(before), after: shown(after) };
  };
  return seen.map(({ at, role, version, fields, price, driver: outcome, by }) => ({
    at,
    role,
    version,
    price,
    driver: outcome,
    fields: fields.map(shownField),
    ...(usertype === 'admin' && { by, byName: names?.get(by) ?? null }),
  }));
}
