/*
 * Changing a booking: who may change what in which status, and whether the driver stays.
 *
 * API (`:id` is the booking's id): POST /bookings/:id/changes/preview, its rider, staff, or during the trip
 * its driver, `WantedChange` → `ChangePreview`. POST /bookings/:id/changes, `BookingChangeInput` → the
 * booking. The same for partners below /partner/bookings. 409 `change_not_possible` naming each field that
 * cannot be changed now; 409 `trip_changed_meanwhile` naming the fields that somebody else changed since the
 * preview; 409 `change_differs` if it would now be dearer or cost the driver; 400 `nothing_to_change`.
 */
import type { AppCategory } from '../../basics/settings/publicSettings.schema.js';
import type { BookingStatus } from './booking.status.js';
import type { ChangeRole, DriverChangeReason } from './bookingChange.schema.js';
import { type ChangeField, changeFields } from './changeFields.js';
import { isFewerHours } from './hire.js';
import { servesNeeds, type TripNeed } from '../../people/user/driverNeeds.js';
import { type OfKind, rulesOf } from './tripKind.js';
import { type CarRoom, lackingRoom, type TripLoad } from './tripLoad.js';

/** The most changes of one booking: its history keeps all of them. */
export const MOST_CHANGES = 30;
/** How much later than agreed a driver waits for a trip without losing it, in ms. */
export const DRIVER_WAITS_MS = 30 * 60_000;
/** How late a driver who keeps a changed trip may be at its pickup, in ms. */
export const DRIVER_LATE_MS = 10 * 60_000;
/** A trip is much shorter than the accepted one below this factor, and by this many km. */
const MUCH_SHORTER = { factor: 0.5, km: 2 } as const;

/** The fields whose change makes the trip another one for its driver: open offers of the trip end. */
export const tripFields: readonly ChangeField[] = [
  'tripdate',
  'pickup',
  'stops',
  'drop',
  'hours',
  'carType',
  'passengers',
  'luggage',
  'needs',
];
/** The fields of whom and what a trip takes. */
export const loadFields: readonly ChangeField[] = ['passengers', 'luggage', 'needs'];
/** The fields that decide the price besides the promo. */
export const priceFields: readonly ChangeField[] = ['pickup', 'stops', 'drop', 'hours', 'carType'];

/** What a rider adds to the price finds a driver: it is agreed once one has accepted. */
const onceAccepted = changeFields.filter((field) => field !== 'riderExtra');

/** The fields that can be changed in each status; none in any other. */
const fieldsOf: Partial<Record<BookingStatus, readonly ChangeField[]>> = {
  NEW: changeFields,
  ACCEPTED: onceAccepted,
  // The driver is at the pickup, for the agreed time.
  ARRIVED: onceAccepted.filter((field) => field !== 'pickup' && field !== 'tripdate'),
  // Under way: only where it still goes, and for how long.
  STARTED: ['stops', 'drop', 'hours'],
};
/** The statuses in which a booking can be changed. */
export const changeableStatuses = Object.keys(fieldsOf) as readonly BookingStatus[];

/** The fields that each author cannot change: a rider's own name and number belong to the account. */
const deniedTo: Readonly<Record<ChangeRole, readonly ChangeField[]>> = {
  rider: ['customer_name', 'customer_contact'],
  // Partners' customers pay the driver in cash.
  partner: ['payment_mode', 'promo', 'riderExtra'],
  admin: [],
  fleetadmin: [],
  // Drivers change only where the trip still goes and for how long, and only once they drive it.
  driver: changeFields.filter((field) => !['stops', 'drop', 'hours'].includes(field)),
};
/** A delivery is paid for its way before it starts, and each of its recipients has a code. */
const ofDeliveries: readonly ChangeField[] = ['tripdate', 'pickUpInstructions'];

/** The facts about a booking that decide what can be changed. */
interface ChangeableTrip extends OfKind {
  status: BookingStatus;
  apiKey?: string | null | undefined;
}

/**
 * The table of who may change what in which status. The trip of a partner's customer follows the rules of
 * partners, whoever changes it, except that staff may not change less than the partner. Fleet admins change
 * only what they booked for callers.
 */
export function changeableFields(
  trip: ChangeableTrip,
  role: ChangeRole,
  category: AppCategory,
): readonly ChangeField[] {
  const { changes } = rulesOf(trip);
  if (role === 'driver' && trip.status !== 'STARTED') return [];
  if (role === 'fleetadmin' && trip.kind !== 'fleetCall') return [];
  const denied = new Set([...deniedTo[role], ...(trip.apiKey ? deniedTo.partner : [])]);
  return (fieldsOf[trip.status] ?? []).filter(
    (field) =>
      changes.includes(field) && !denied.has(field) && (category === 'taxi' || ofDeliveries.includes(field)),
  );
}

/** A trip as its driver accepted it. `at` is when, a ms timestamp. */
export interface AcceptedTrip {
  at: number;
  tripdate: number;
  /** km */
  distance: number;
  /** The hours of a trip by the hour. */
  hours?: number | undefined;
}

/** A trip before or after a change. */
interface DrivenTrip {
  carType: string;
  tripdate: number;
  /** km */
  distance: number;
  /** The hours of a trip by the hour. */
  hours?: number | undefined;
  /** Seconds from where the driver is to the pickup; null if unknown. */
  drive: number | null;
}

/**
 * Why the driver cannot keep a changed trip, or null if they stay; one that is much longer is another
 * question (`isMuchLonger`). It is compared with the trip that they accepted, so that many small changes
 * count as one large one. `now` is a ms timestamp.
 */
export function driverLossReason(
  before: DrivenTrip,
  after: DrivenTrip & { isPickupChanged: boolean; isServed: boolean },
  accepted: AcceptedTrip,
  now: number,
): DriverChangeReason | null {
  if (after.carType !== before.carType) return 'car_type';
  if (!after.isServed) return 'needs';
  if (isMuchShorter(after.distance, accepted.distance)) return 'length';
  if (after.hours && accepted.hours && isFewerHours(after.hours, accepted.hours)) return 'length';
  if (after.tripdate > Math.max(accepted.tripdate, accepted.at) + DRIVER_WAITS_MS) return 'time';
  const isTimeChanged = after.tripdate !== before.tripdate;
  if (!isTimeChanged && !after.isPickupChanged) return null;
  if (after.drive === null) return after.isPickupChanged ? 'too_far' : null;
  const isEarlier = after.tripdate < before.tripdate;
  const expected = isEarlier || before.drive === null ? now : now + before.drive * 1000;
  const latest = Math.max(after.tripdate, expected) + DRIVER_LATE_MS;
  return now + after.drive * 1000 > latest ? 'too_far' : null;
}

/** Whether a trip is much shorter than the one its driver accepted, both in km. */
const isMuchShorter = (distance: number, accepted: number): boolean =>
  distance < accepted * MUCH_SHORTER.factor && distance < accepted - MUCH_SHORTER.km;

/** What a driver offers to a trip. */
interface ServingDriver {
  needs?: readonly TripNeed[] | null | undefined;
  /** The room of their car. */
  car: CarRoom;
}

/**
 * Whether a driver takes what a change adds to the load of their trip. What they lacked before does not
 * count: whoever gave them the trip knew it.
 */
export const servesMore = (driver: ServingDriver, before: TripLoad, after: TripLoad): boolean =>
  servesNeeds(
    driver.needs,
    (after.needs ?? []).filter((need) => !before.needs?.includes(need)),
  ) &&
  (lackingRoom(driver.car, after) === null || lackingRoom(driver.car, before) !== null);
