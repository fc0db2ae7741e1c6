import {
  type Actor,
  bookingChangeInputSchema,
  changePreviewSchema,
  idSchema,
  longerTripAnswerSchema,
  nearerCarSchema,
  wantedChangeSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { noGift } from '../../../platform/operation/noGift.js';
import { noProof } from '../../../platform/operation/noProof.js';
import { operation } from '../../operation.js';
import { bookingStep as step } from '../bookingStep.js';
import { answerLongerTrip } from './answerLongerTrip.js';
import { changeBooking, previewChange } from './changeBooking.js';
import { findNearerCars } from './findNearerCars.js';

/** Operations by which riders, drivers, fleet admins and staff change a booking. */
export const changeOperations = [
  operation({
    id: 'listNearerCars',
    method: 'get',
    path: '/bookings/:id/nearer-cars',
    summary:
      'List the car types that a trip whose driver is still searched can be changed to because they have a nearer car: two at most, the best first, none at the start of the search',
    access: ['rider'],
    limit: 'estimate',
    params: z.object({ id: idSchema }),
    answers: z.array(nearerCarSchema),
    act: ({ actor, params, services }) => findNearerCars(actor as Actor, params.id, services),
  }),
  operation({
    id: 'previewBookingChange',
    method: 'post',
    path: '/bookings/:id/changes/preview',
    summary: 'What a change of a booking would mean for its price, its driver, and the money set aside',
    permission: 'book',
    access: ['rider', 'driver', 'fleetadmin', 'admin'],
    limit: 'estimate',
    noProof: noProof.reads,
    noGift: noGift.noAmount,
    params: z.object({ id: idSchema }),
    body: wantedChangeSchema,
    answers: changePreviewSchema,
    act: ({ actor, params, body, services }) =>
      previewChange(actor as Actor, params.id, body, 'rider', services),
  }),
  step(
    'changes',
    'Change a booking before its trip starts, or where it goes, as its preview showed',
    ['rider', 'driver', 'fleetadmin', 'admin'],
    bookingChangeInputSchema,
    (actor, id, input, services) => changeBooking(actor, id, input, 'rider', services),
    { id: 'changeBooking', permission: 'book', noProof: noProof.deskWork, noGift: noGift.ownMoney },
  ),
  step(
    'changes/answer',
    'Answer whether the driver drives a trip that a change made much longer',
    ['driver'],
    longerTripAnswerSchema,
    answerLongerTrip,
    { id: 'answerBookingChange' },
  ),
];
