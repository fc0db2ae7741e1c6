import {
  handoverFailureInputSchema,
  idSchema,
  recipientInputSchema,
  trackedParcelSchema,
  tripShareSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { bookingStep } from '../bookingStep.js';
import { failHandover } from './failHandover.js';
import { resendCode } from './resendCode.js';
import { recipientLink, trackParcel } from './trackParcel.js';
import { noProof } from '../../../platform/operation/noProof.js';

/** Operations on handovers of parcels: see `shared/src/trips/booking/handover.ts`. */
export const handoverOperations = [
  bookingStep(
    'handover/resend',
    'Text the recipient of a parcel again, with the handover code',
    ['rider', 'driver'],
    recipientInputSchema,
    resendCode,
    { id: 'resendHandoverCode', noProof: noProof.ownTrip },
  ),
  bookingStep(
    'handover/fail',
    'Report that a parcel could not be handed over and goes back to its sender',
    ['driver'],
    handoverFailureInputSchema,
    failHandover,
    { id: 'failHandover', noProof: noProof.ownTrip },
  ),
  operation({
    id: 'getRecipientLink',
    noProof: noProof.ownTrip,
    method: 'post',
    path: '/bookings/:id/handover/link',
    summary: 'Get the link with which the recipient follows a parcel, to pass it on',
    access: ['rider'],
    limit: 'step',
    params: z.object({ id: idSchema }),
    body: recipientInputSchema,
    answers: tripShareSchema,
    act: ({ actor, params, body, services }) => recipientLink(actor, params.id, body, services),
  }),
  operation({
    id: 'trackParcel',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/tracked-parcels',
    summary: 'Follow a parcel as its recipient: the stage, the courier, the position and the arrival time',
    access: 'public',
    limit: 'follow',
    // In the body, not in the address: addresses are written to logs.
    body: z.object({ token: z.string().min(1).max(100) }),
    answers: trackedParcelSchema,
    act: ({ body, services }) => trackParcel(body.token, services),
  }),
];
