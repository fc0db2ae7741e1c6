import {
  type Actor,
  conflict,
  forbidden,
  type OverrideAction,
  type RecallInput,
  TakenMeanwhile,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { requireNotCanceledByColleague } from '../finish/canceledBy.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** @throws forbidden (403) for everyone except admins */
export function requireDispatcher({ usertype }: Actor): void {
  if (usertype !== 'admin') throw forbidden();
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
  const { override, driver, driver_name } = booking;
  if (override && override.count !== overrides) {
    const name = (await db.users.namesOf([override.by])).get(override.by);
    throw name ? new TakenMeanwhile('overridden_meanwhile', name) : conflict('wrong_state');
  }
  if ((driver ?? null) === (from ?? null)) return;
  throw driver && driver_name ? new TakenMeanwhile('accepted_meanwhile', driver_name) : conflict();
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
