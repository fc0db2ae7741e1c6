import { drivingStatuses, type BookingStatus } from '../../trips/booking/booking.status.js';
import type { RideCheckStatus } from '../../trips/booking/rideCheck.js';
import { promisedAt } from '../../trips/booking/desk.js';
import type { Settings } from '../../basics/settings/settings.schema.js';
import { type AlertKind, alertKinds } from './alert.schema.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The thresholds of the rules in the settings; 0 turns a rule off. */
export type AlertLimits = Pick<
  Settings,
  | 'alertLateMinutes'
  | 'alertPickupMinutes'
  | 'alertAheadMinutes'
  | 'alertStillMinutes'
  | 'alertStaleSeconds'
  | 'alertOffRouteMeters'
  | 'alertPaymentMinutes'
  | 'alertCaptureMinutes'
>;

/** The facts about a trip that the rules check. Times are ms timestamps. */
export interface TripFacts {
  status: BookingStatus;
  tripdate: number;
  bookLater: boolean;
  waitingSince?: number | null;
  driver_accept_time?: number | null;
  trip_start_time?: number | null;
  trip_end_time?: number | null;
  /**
   * Since when a provider has not answered whether it charged the amount held on the card; absent unless a
   * capture is open.
   */
  capturingSince?: number | null;
  /** The rider's word that they are not in the car. */
  rideCheck?: { status: RideCheckStatus } | null;
  /** The driver planned for it cannot come in time. */
  planLost?: object | null;
  /** Since when the driver has been silent: the time of the last position, or since when it is awaited. */
  silentSince?: number | null;
  /** Since when the driver has been at about the same place; null if that is not known. */
  restingSince?: number | null;
  /** How far the driver is from the trip's route; null if that is not known. */
  offRouteMeters?: number | null;
}

/** The statuses that give an alert of each kind a meaning. An emergency stays until someone resolves it. */
const statusesOf: Readonly<Record<AlertKind, readonly BookingStatus[] | null>> = {
  emergency: null,
  notInCar: ['CANCELLED'],
  // The trip may not exist.
  series: null,
  late: ['NEW'],
  ahead: ['NEW'],
  plan: ['NEW'],
  pickup: ['ACCEPTED'],
  still: ['ACCEPTED', 'STARTED'],
  stale: drivingStatuses,
  offRoute: ['STARTED'],
  payment: ['REACHED', 'PENDING'],
  // The fee of a canceled trip is charged to the card, too.
  capture: ['PENDING', 'CANCELLED'],
};

/** Whether an alert of a kind is still relevant for a trip in a status. */
export const concerns = (kind: AlertKind, status: BookingStatus): boolean =>
  statusesOf[kind]?.includes(status) ?? true;

/**
 * Returns the kinds of alerts that a trip has at a time (ms timestamp). No rule finds emergencies, which
 * people report with a button, nor trips that could not be booked.
 */
export function alertsOf(trip: TripFacts, limits: AlertLimits, now: number): AlertKind[] {
  const promised = promisedAt(trip);
  const silentFor = now - (trip.silentSince ?? now);
  const isSilent = longer(silentFor, limits.alertStaleSeconds * SECOND);
  const is: Record<AlertKind, boolean> = {
    emergency: false,
    notInCar: trip.rideCheck?.status === 'open',
    series: false,
    late: longer(now - promised, limits.alertLateMinutes * MINUTE),
    ahead:
      trip.bookLater &&
      limits.alertAheadMinutes > 0 &&
      trip.tripdate > now &&
      trip.tripdate - now <= limits.alertAheadMinutes * MINUTE,
    plan: Boolean(trip.planLost),
    pickup: longer(now - promised, limits.alertPickupMinutes * MINUTE),
    // Without reports of the device, it is unknown whether the driver moves.
    still: !isSilent && longer(now - restingFrom(trip, now), limits.alertStillMinutes * MINUTE),
    stale: isSilent,
    offRoute: longer(trip.offRouteMeters ?? 0, limits.alertOffRouteMeters),
    payment: longer(now - (trip.trip_end_time ?? now), limits.alertPaymentMinutes * MINUTE),
    capture: longer(now - (trip.capturingSince ?? now), limits.alertCaptureMinutes * MINUTE),
  };
  return alertKinds.filter((kind) => is[kind] && concerns(kind, trip.status));
}

/** Whether something exceeds its limit, if it has one. */
const longer = (value: number, limit: number): boolean => limit > 0 && value > limit;

/** Since when the driver should have moved: not before the trip was accepted, started, or due. */
function restingFrom(trip: TripFacts, now: number): number {
  const { status, restingSince, driver_accept_time, trip_start_time } = trip;
  const due = status === 'ACCEPTED' ? promisedAt(trip) : 0;
  return Math.max(restingSince ?? now, driver_accept_time ?? 0, trip_start_time ?? 0, due);
}
