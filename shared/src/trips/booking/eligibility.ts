import { distanceKm, unitToKm } from '../../basics/geo/geo.js';
import type { LatLng } from '../../basics/geo/geo.schema.js';
import { DEFAULT_DRIVER_RADIUS } from '../../basics/settings/defaultSettings.js';
import type { Settings } from '../../basics/settings/settings.schema.js';
import { hasExpiredDocument } from '../../people/user/driverDocument.js';
import { type DriverState, driverStateOf, staleAfterMs } from '../../people/user/driverState.js';
import { bringsCloser } from '../../people/user/headingHome.js';
import { servesNeeds } from '../../people/user/driverNeeds.js';
import type { User } from '../../people/user/user.schema.js';
import { type CarRequest, carServes } from './servingCars.js';

/** Why a driver is left out of a booking's dispatch. */
export type IneligibleReason =
  | 'not_driver'
  | 'not_approved'
  | 'not_active'
  | 'on_break'
  | 'away'
  | 'busy'
  | 'silent'
  | 'no_location'
  | 'other_car_type'
  | 'stands_in_later'
  | 'lacks_needs'
  | 'declined'
  | 'kept_apart'
  | 'other_fleet'
  | 'wallet_negative'
  | 'document_expired'
  | 'heading_elsewhere'
  | 'too_far';

export type DispatchCandidate = Pick<
  User,
  | 'id'
  | 'usertype'
  | 'approved'
  | 'driverActiveStatus'
  | 'queue'
  | 'location'
  | 'carType'
  | 'needs'
  | 'walletBalance'
  | 'breakUntil'
  | 'awayAt'
  | 'heading'
  | 'fleetadmin'
> & {
  /** When the last position was measured, and since when they are online without a trip; ms timestamps. */
  positionAt?: number | null | undefined;
  idleSince?: number | null | undefined;
  /** When the first of the driver's documents expires, ms timestamp. */
  documentsEndAt?: number | null;
};

/** What a trip asks of drivers now: `at` is now. */
export interface DispatchRequest extends CarRequest {
  pickup: LatLng;
  /** Null when any drop will do. */
  drop: LatLng | null;
  declinedBy?: readonly string[];
  /** Drivers whom the rider never meets again, because one of them or the office wants it. */
  keptApart?: readonly string[];
  /** The fleet whose drivers alone may take it; null if all may. */
  fleet?: string | null;
}

/** Why a driver in one of these states gets no offers. */
const unavailableReasons: Readonly<Record<Exclude<DriverState, 'free'>, IneligibleReason>> = {
  blocked: 'not_approved',
  offline: 'not_active',
  break: 'on_break',
  away: 'away',
  busy: 'busy',
  stale: 'silent',
};

/**
 * Why a driver cannot be offered a trip, or null if they can: rule 5.8 (approved, active, not queued,
 * located), available (no break, not away, no silent device), the car type or one that may stand in for it by
 * now (rule 4.82), what the trip needs (rule 4.111), whether they belong to the fleet of the trip, declined
 * or are kept apart from the rider, and a wallet that must not be negative unless the settings allow it, no
 * expired document if the settings ask for that, and a trip that brings a driver who heads for a place closer
 * to it. `withinRadius` checks the radius separately.
 */
export function ineligibleReason(
  driver: DispatchCandidate,
  request: DispatchRequest,
  settings: Pick<Settings, 'negativeBalance' | 'expiredDocumentsBlock' | 'driverSilentSeconds'>,
): IneligibleReason | null {
  if (driver.usertype !== 'driver') return 'not_driver';
  const state = driverStateOf(driver, request.at, staleAfterMs(settings));
  if (state !== 'free' && (state !== 'stale' || driver.location)) return unavailableReasons[state];
  if (!driver.location) return 'no_location';
  const serves = carServes(driver.carType, request);
  if (serves !== 'now') return serves === 'later' ? 'stands_in_later' : 'other_car_type';
  if (!servesNeeds(driver.needs, request.load?.needs)) return 'lacks_needs';
  if (request.fleet && driver.fleetadmin !== request.fleet) return 'other_fleet';
  if (request.declinedBy?.includes(driver.id)) return 'declined';
  if (request.keptApart?.includes(driver.id)) return 'kept_apart';
  if (!settings.negativeBalance && driver.walletBalance < 0) return 'wallet_negative';
  if (settings.expiredDocumentsBlock && hasExpiredDocument(driver, request.at)) return 'document_expired';
  const { heading, location } = driver;
  const { pickup, drop } = request;
  if (heading?.isOn && drop && !bringsCloser(heading, location, { pickup, drop })) return 'heading_elsewhere';
  return null;
}

/** The driver radius from the settings, in kilometers; 10 units by default (rule 5.9). */
export function driverRadiusKm(settings: Pick<Settings, 'driverRadius' | 'convert_to_mile'>): number {
  return unitToKm(settings.driverRadius || DEFAULT_DRIVER_RADIUS, settings.convert_to_mile);
}

export function withinRadius(driver: LatLng, pickup: LatLng, radiusKm: number): boolean {
  return distanceKm(driver, pickup) <= radiusKm;
}
