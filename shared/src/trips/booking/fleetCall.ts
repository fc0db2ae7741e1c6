/*
 * Trips that a fleet admin books for a caller (rule 4.77). They belong to the fleet: only its drivers are
 * asked, until the fleet releases the trip to all drivers.
 *
 * API: POST /fleet/bookings, a fleet admin, `FleetBookingInput` → the booking. GET /fleet/callers?phone= →
 * `Callers`: the fleet's own callers with their trips. POST /bookings/:id/open, the fleet admin who booked it
 * or staff with the permission `dispatch`, {} → the booking; 409 `wrong_state` for other trips.
 */
import type { Usertype } from '../../people/user/user.schema.js';
import type { CarType } from '../carType/carType.schema.js';
import { noShowTermsOf } from './noShow.js';
import { type OfKind, rulesOf } from './tripKind.js';

/** The part of a booking that says whose it is. */
export interface OfFleet {
  fleet?: string | null | undefined;
  openedAt?: number | null | undefined;
}

/** The fleet whose drivers alone may have a trip; null if all drivers may. */
export const fleetAlone = ({ fleet, openedAt }: OfFleet): string | null =>
  fleet && !openedAt ? fleet : null;

/**
 * Whether someone decides about the driver and the end of a trip: staff about all, by their permissions, and
 * fleet admins about the trips that they booked for callers. The others of their drivers' trips they only
 * watch.
 */
export const decidesOn = (
  { uid, usertype }: { uid: string; usertype: Usertype },
  { fleet }: Pick<OfFleet, 'fleet'>,
): boolean => usertype === 'admin' || (usertype === 'fleetadmin' && fleet === uid);

/**
 * What canceling a trip and not coming to it cost, by its car type. Nothing if nobody has an account that
 * could be charged.
 */
export const feeTermsOf = (
  kind: OfKind['kind'],
  carType: Pick<CarType, 'cancelSlab' | 'noShowFee' | 'noShowWaiting'>,
  freeMinutes: number,
) =>
  rulesOf({ kind }).hasRider
    ? { cancelSlab: carType.cancelSlab ?? null, noShowTerms: noShowTermsOf(carType, freeMinutes) }
    : { cancelSlab: [], noShowTerms: { fee: 0, waiting: false, freeMinutes } };
