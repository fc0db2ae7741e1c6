import {
  correctFareInputSchema,
  decideFareReviewInputSchema,
  dropCheckInputSchema,
  fareReviewDetailsSchema,
  idSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { bookingStep } from '../bookingStep.js';
import { answerDropCheck } from './answerDropCheck.js';
import { correctFare } from './correctFare.js';
import { confirmFareReview, decideFareReview } from './decideFareReview.js';
import { fareReviewDetails } from './fareReviewDetails.js';
import { noProof } from '../../../platform/operation/noProof.js';

/** Operations on fare reviews other than listing them: see `shared/src/trips/booking/fareReview.ts`. */
export const fareReviewOperations = [
  operation({
    id: 'getBookingFareReview',
    method: 'get',
    path: '/bookings/:id/fare-review',
    summary: 'Get the part of a fare that awaits a decision, with the evidence',
    permission: 'corrections',
    access: ['rider', 'admin'],
    params: z.object({ id: idSchema }),
    answers: fareReviewDetailsSchema,
    act: ({ actor, params, services }) => fareReviewDetails(actor, params.id, services),
  }),
  bookingStep(
    'fare-review/confirm',
    'Agree to pay the measured amount beyond the settled fare',
    ['rider'],
    z.object({}),
    (actor, id, _, services) => confirmFareReview(actor, id, services),
    { id: 'confirmFareReview', noProof: noProof.ownTrip },
  ),
  bookingStep(
    'fare-review/decide',
    'Decide whether the measured fare counts',
    ['admin'],
    decideFareReviewInputSchema,
    decideFareReview,
    // The decision may charge a rider or a driver.
    { id: 'decideFareReview', stepUp: true, gives: ['fareReview'], permission: 'corrections' },
  ),
  bookingStep(
    'correctFare',
    'Give a finished trip another fare, and settle the difference between the wallets',
    ['admin'],
    correctFareInputSchema,
    correctFare,
    { id: 'correctFare', stepUp: true, gives: ['fareCorrection'], permission: 'corrections' },
  ),
  bookingStep(
    'drop-check',
    'Answer whether a trip that ended away from its booked drop ended in the right place',
    ['rider'],
    dropCheckInputSchema,
    (actor, id, { agree }, services) => answerDropCheck(actor, id, agree, services),
    { id: 'answerDropCheck', noProof: noProof.ownTrip },
  ),
];
