import {
  type DispatchRequest,
  type DispatchTrace,
  distanceKm,
  ineligibleReason,
  type LeftOutReason,
  plannedDriverOf,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { unplannedEffects } from '../planner/planNotices.js';
import type { BookingChanges, Offer, StoredBooking } from '../store/storedBooking.js';
import type { Effect } from '../effects/effect.js';

/**
 * The turn of the driver planned for a booking whose dispatch begins: the driver is asked alone, or left out
 * with the reason.
 */
export interface PlannedTurn {
  driver: string;
  canTake: boolean;
  set: BookingChanges;
  trace: DispatchTrace;
  effects: readonly Effect[];
}

/**
 * Returns the turn of the planned driver; null if no driver is planned, or the driver has already had it.
 * Like a driver chosen by a dispatcher, the planned driver may be far away, drive another car type
 * or not offer what the trip needs.
 */
export async function plannedTurn(
  booking: StoredBooking,
  asked: DispatchRequest,
  services: TripsServices,
): Promise<PlannedTurn | null> {
  const { db, liveDrivers } = services;
  const driver = plannedDriverOf(booking);
  const { plan, pickup } = booking;
  if (!plan || !driver) return null;
  const { at } = asked;
  const found = liveDrivers.get(driver) ?? (await db.users.findById(driver));
  const request = { ...asked, drop: null, carType: null, load: undefined };
  const why = found ? ineligibleReason(found, request, await db.settings.settings()) : 'not_driver';
  // They expect the trip: its message reaches them although the page is not open.
  const reason = why === 'silent' ? null : why;
  const distance = found?.location ? distanceKm(pickup, found.location) : null;
  return {
    driver,
    canTake: reason === null,
    set: { plan: { ...plan, triedAt: at }, planDueAt: null },
    trace: {
      driver,
      at,
      outcome: reason ? 'left_out' : 'asked',
      reason: reason === 'not_driver' ? 'not_approved' : reason,
      distance,
      by: plan.by,
      planned: true,
    },
    effects: reason ? unplannedEffects(booking, 'notice_unplanned_body') : [],
  };
}

/** Whether the planned driver has an open offer, during which no others are asked. */
export const isPlannedAsked = ({ plan }: Pick<StoredBooking, 'plan'>, offers: readonly Offer[]): boolean =>
  offers.some(
    ({ driver, at, state, expiresAt }) =>
      state === 'offered' && expiresAt !== null && driver === plan?.driver && at === plan.triedAt,
  );

/**
 * The trace of a round with the planned driver marked in it; added if they are too far away to be considered
 * otherwise.
 */
export function withPlanned(
  trace: readonly DispatchTrace[],
  { plan }: Pick<StoredBooking, 'plan'>,
  offers: readonly Offer[],
  at: number,
): DispatchTrace[] {
  if (!plan?.driver || !plan.triedAt) return [...trace];
  const { driver } = plan;
  if (trace.some((entry) => entry.driver === driver))
    return trace.map((entry) => (entry.driver === driver ? { ...entry, planned: true } : entry));
  const offer = offers.find((one) => one.driver === driver);
  const reasons: Partial<Record<Offer['state'], LeftOutReason>> = {
    declined: 'declined',
    expired: 'let_pass',
  };
  const reason = offer && reasons[offer.state];
  if (!reason) return [...trace];
  return [{ driver, at, outcome: 'left_out', reason, distance: null, planned: true }, ...trace];
}
