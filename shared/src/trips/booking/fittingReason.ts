import type { BookingStatus } from './booking.status.js';
import type { CancelRole, CancelStage } from '../cancelReason/cancelChoices.js';
import type { CancelReason } from '../cancelReason/cancelReason.schema.js';

/** What decides whether a reason fits. */
export type FitsWhere = Pick<CancelReason, 'roles' | 'stages'>;

/** The stage of a trip that reasons for canceling know; null once the trip has started. */
export function cancelStageOf(status: BookingStatus): CancelStage | null {
  switch (status) {
    case 'PAYMENT_PENDING':
    case 'NEW':
      return 'searching';
    case 'ACCEPTED':
      return 'approaching';
    case 'ARRIVED':
      return 'waiting';
    default:
      return null;
  }
}

/**
 * Whether a role may choose a reason for canceling a trip with this status (rule 3.30). Staff may also cancel
 * a trip that has started: then, every reason of theirs fits.
 */
export function isFittingReason(
  { roles, stages }: FitsWhere,
  role: CancelRole,
  status: BookingStatus,
): boolean {
  const stage = cancelStageOf(status);
  return roles.includes(role) && (stage === null || stages.includes(stage));
}
