import { recordCardHoldInputSchema } from '@wayfare/shared';
import { z } from 'zod';
import { bookingStep } from '../bookingStep.js';
import { askAboutCapture, recordCapture } from './silentCapture.js';
import { noGift } from '../../../platform/operation/noGift.js';
import { noProof } from '../../../platform/operation/noProof.js';

/** Operations of staff for a charge that a provider does not answer. */
export const silentCaptureOperations = [
  bookingStep(
    'card-hold/ask',
    'Ask the provider again whether it charged what the card holds for a trip',
    ['admin'],
    z.object({}),
    (actor, id, _, services) => askAboutCapture(actor, id, services),
    { id: 'askAboutCardHold', noProof: noProof.reads, noGift: noGift.ownMoney, permission: 'corrections' },
  ),
  bookingStep(
    'card-hold/record',
    'Record what was found at a provider that does not answer whether it charged what the card holds',
    ['admin'],
    recordCardHoldInputSchema,
    recordCapture,
    { id: 'recordCardHold', stepUp: true, gives: ['cardHold'], permission: 'corrections' },
  ),
];
