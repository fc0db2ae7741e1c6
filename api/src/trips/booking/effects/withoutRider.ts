import { rulesOf } from '@wayfare/shared';
import type { StoredBooking } from '../store/storedBooking.js';
import type { Effect } from './effect.js';

/** Effects about the rider's account alone. */
const ofRider: readonly Effect['kind'][] = ['saveAddress', 'rateRider', 'earnBonus', 'mail', 'countCancel'];

/**
 * The effects of a step that have someone to reach: the passenger of some kinds of trips has no account, so
 * nobody is notified, mailed or rewarded for one.
 */
export const reachableEffects = (booking: StoredBooking, effects: readonly Effect[]): Effect[] =>
  rulesOf(booking).hasRider
    ? [...effects]
    : effects.filter(
        ({ kind, data }) =>
          !ofRider.includes(kind) && !(kind === 'notify' && 'to' in data && data.to === booking.customer),
      );
