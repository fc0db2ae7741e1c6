import { decideNoShowInputSchema, disputeNoShowInputSchema, tryToReachInputSchema } from '@wayfare/shared';
import { z } from 'zod';
import { noProof } from '../../../platform/operation/noProof.js';
import { bookingStep } from '../bookingStep.js';
import { decideNoShow } from './decideNoShow.js';
import { disputeNoShow } from './disputeNoShow.js';
import { reportNoShow } from './reportNoShow.js';
import { tryToReach } from './tryToReach.js';

/** Operations about a rider who does not come to the pickup: see `shared/src/trips/booking/noShow.ts`. */
export const noShowOperations = [
  bookingStep(
    'no-show/try',
    'Record, as the driver who waits at the pickup, that you called the rider, or have the rider warned',
    ['driver'],
    tryToReachInputSchema,
    tryToReach,
    { id: 'tryToReachRider', noProof: noProof.ownTrip },
  ),
  bookingStep(
    'no-show',
    'Report, as the driver, that the rider did not come to the pickup: the trip ends with its fee',
    ['driver'],
    z.object({}),
    (actor, id, _, services) => reportNoShow(actor, id, services),
    { id: 'reportNoShow', noProof: noProof.ownTrip },
  ),
  bookingStep(
    'no-show/dispute',
    'Dispute, as the rider, the fee of a no-show: staff look into it',
    ['rider'],
    disputeNoShowInputSchema,
    disputeNoShow,
    { id: 'disputeNoShow', noProof: noProof.ownTrip },
  ),
  bookingStep(
    'no-show/decide',
    'Keep, reduce or refund the fee of a disputed no-show',
    ['admin'],
    decideNoShowInputSchema,
    decideNoShow,
    // The decision takes money from a driver and gives it to a rider.
    { id: 'decideNoShow', stepUp: true, gives: ['fareReview'], permission: 'corrections' },
  ),
];
