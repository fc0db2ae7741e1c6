import { guestRiderInputSchema, guestRiderSchema } from '@wayfare/shared';
import { operation } from '../operation.js';
import { guestRider } from './guestRider.js';
import { noProof } from '../../platform/operation/noProof.js';
import { noGift } from '../../platform/operation/noGift.js';

/** Riders of bookings by phone. */
export const guestRiderOperations = [
  operation({
    id: 'getGuestRider',
    noProof: noProof.deskWork,
    noGift: noGift.noAmount,
    method: 'post',
    path: '/desk/guests',
    summary: 'Get the rider with a phone number to book for them; a new number is added with the given name',
    permission: 'book',
    access: ['admin'],
    body: guestRiderInputSchema,
    answers: guestRiderSchema,
    act: ({ actor, body, services }) => guestRider(actor, body, services),
  }),
];
