import { decideRideCheckInputSchema } from '@wayfare/shared';
import { z } from 'zod';
import { noProof } from '../../../platform/operation/noProof.js';
import { bookingStep } from '../bookingStep.js';
import { decideRideCheck } from './decideRideCheck.js';
import { denyRide } from './denyRide.js';

/** Operations about a rider who is not in the car: see `shared/src/trips/booking/rideCheck.ts`. */
export const rideCheckOperations = [
  bookingStep(
    'not-in-car',
    'Say, as the rider, that you are not in the car of this trip: it ends, and staff look into it',
    ['rider'],
    z.object({}),
    (actor, id, _, services) => denyRide(actor, id, services),
    { id: 'denyRide', noProof: noProof.ownTrip },
  ),
  bookingStep(
    'not-in-car/decide',
    'Decide whether the rider was in the car',
    ['admin'],
    decideRideCheckInputSchema,
    decideRideCheck,
    // The decision may charge a rider.
    { id: 'decideRideCheck', stepUp: true, gives: ['fareReview'], permission: 'corrections' },
  ),
];
