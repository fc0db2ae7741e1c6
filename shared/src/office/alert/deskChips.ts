import { deskLaneOf, promisedAt } from '../../trips/booking/desk.js';
import type { DeskTrip } from '../../trips/booking/desk.schema.js';
import { type Alert, type AlertKind, alertKinds } from './alert.schema.js';
import { concerns } from './alertRules.js';

/**
 * The chips of the desk. They count the open alerts of each kind, and trips that need a dispatcher but have
 * no alert yet.
 */
export const deskChips = [...alertKinds, 'noOffer', 'due', 'review'] as const;
export type DeskChip = (typeof deskChips)[number];

/** Whether an alert needs attention now: it is open and not snoozed. */
export const isPressing = (
  { state, snoozedUntil }: Pick<Alert, 'state' | 'snoozedUntil'>,
  now: number,
): boolean => state === 'open' && (snoozedUntil ?? 0) <= now;

/** How long a trip may be between two offers before it counts as one without an offer, in ms. */
const BETWEEN_OFFERS_MS = 15_000;

/** Returns the chips that count a trip at a time (ms timestamp), given the kinds of its pressing alerts. */
export function deskChipsOf(trip: DeskTrip, alerts: readonly AlertKind[], now: number): DeskChip[] {
  const lane = deskLaneOf(trip, now);
  // A moment between two offers is no lack of one: without it, the chip would blink with each round.
  const isAsked = trip.asked?.some(
    ({ expiresAt }) => expiresAt === null || expiresAt > now - BETWEEN_OFFERS_MS,
  );
  return deskChips.filter((chip) => {
    switch (chip) {
      case 'noOffer':
        return lane === 'unassigned' && !isAsked && promisedAt(trip) <= now - BETWEEN_OFFERS_MS;
      case 'due':
        return lane === 'due';
      case 'review':
        return trip.inReview;
      default:
        // The trip may have moved on a moment before its alert ends.
        return alerts.includes(chip) && concerns(chip, trip.status);
    }
  });
}
