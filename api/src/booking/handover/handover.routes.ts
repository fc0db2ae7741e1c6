import { handoverFailureInputSchema } from '@wayfare/shared';
import { z } from 'zod';
import { bookingStep } from '../bookingStep.js';
import { failHandover } from './failHandover.js';
import { resendCode } from './resendCode.js';

/** Operations on handovers of parcels: see `shared/src/booking/handover.ts`. */
export const handoverOperations = [
  bookingStep(
    'handover/resend',
    'Text the recipient of a parcel again, with the handover code',
    ['rider', 'driver'],
    z.object({}),
    (actor, id, _, services) => resendCode(actor, id, services),
    { id: 'resendHandoverCode' },
  ),
  bookingStep(
    'handover/fail',
    'Report that a parcel could not be handed over and goes back to its sender',
    ['driver'],
    handoverFailureInputSchema,
    failHandover,
    { id: 'failHandover' },
  ),
];
