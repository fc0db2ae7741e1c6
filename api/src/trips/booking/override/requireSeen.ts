import {
  type Actor,
  conflict,
  decidesOn,
  fleetAlone,
  forbidden,
  notFound,
  type OverrideAction,
  type RecallInput,
  TakenMeanwhile,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { requireNotCanceledByColleague } from '../finish/canceledBy.js';
import type { StoredUser } from '../../../people/user/storedUser.js';
import type { StoredBooking } from '../store/storedBooking.js';

/**
 * @throws forbidden (403) unless the actor decides about the trip: staff about all, fleet admins about those
 *   of their callers
 */
export function requireDispatcher(actor: Actor, booking: Pick<StoredBooking, 'fleet'>): void {
  if (!decidesOn(actor, booking)) throw forbidden();
}

/**
 * Refuses a driver who may not get the trip: a fleet admin chooses among own drivers, and staff leave a trip
 * to the fleet whose caller it is.
 * @throws not_found (404) for a fleet admin, who knows no other drivers; driver_other_fleet (409)
 */
export function requireFleetOf(
  { usertype, uid }: Actor,
  booking: StoredBooking,
  { fleetadmin }: Pick<StoredUser, 'fleetadmin'>,
): void {
  if (usertype === 'fleetadmin' && fleetadmin !== uid) throw notFound();
  const alone = fleetAlone(booking);
  if (alone && fleetadmin !== alone) throw conflict('driver_other_fleet');
}

/**
 * Refuses an override if the trip has changed since its author saw it: another dispatcher or the driver may
 * act on the trip at the same time.
 * @throws canceled_meanwhile, overridden_meanwhile (409) naming the other dispatcher; accepted_meanwhile
 *   (409) naming the driver; wrong_state (409)
 */
export async function requireSeen(
  actor: Actor,
  booking: StoredBooking,
  { from, overrides }: RecallInput,
  { db }: Pick<TripsServices, 'db'>,
): Promise<void> {
  await requireNotCanceledByColleague(actor, booking, { db });
  const { override, driver, driver_name, driver_accept_time } = booking;
  if (override && override.count !== overrides) {
    const name = (await db.users.namesOf([override.by])).get(override.by);
    throw name ? new TakenMeanwhile('overridden_meanwhile', name, override.at) : conflict('wrong_state');
  }
  if ((driver ?? null) === (from ?? null)) return;
  throw driver && driver_name
    ? new TakenMeanwhile('accepted_meanwhile', driver_name, driver_accept_time ?? null)
    : conflict();
}

/** Whether the latest override is this very request, sent again after its answer was lost. */
export const isSameOverride = (
  { override }: StoredBooking,
  { uid }: Actor,
  asked: { overrides: number; driver: string | null; actions: readonly OverrideAction[] },
): boolean =>
  override?.by === uid &&
  asked.actions.includes(override.action) &&
  override.count === asked.overrides + 1 &&
  override.driver === asked.driver;
