import {
  type Actor,
  endPreviewInputSchema,
  endPreviewSchema,
  idSchema,
  officeActInputSchema,
  overrideInputSchema,
  raiseInputSchema,
  raiseOptionsSchema,
  recallInputSchema,
  widenInputSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { bookingStep as step } from '../bookingStep.js';
import { previewEnd } from './endForDriver.js';
import { overrideDriver } from './overrideDriver.js';
import { raiseOffer, raiseOptions } from './raiseOffer.js';
import { recallDriver } from './recallDriver.js';
import { resolveTrip } from './resolveTrip.js';
import { widenSearch } from './widenSearch.js';
import { noProof } from '../../../platform/operation/noProof.js';

/** Operations by which staff override auto dispatch until the trip starts, and drivers afterward. */
export const overrideOperations = [
  step(
    'override',
    'Offer a trip to one driver while auto dispatch keeps running; a driver who has accepted it loses it',
    ['admin', 'fleetadmin'],
    overrideInputSchema,
    overrideDriver,
    { id: 'overrideDriver', noProof: noProof.deskWork, permission: 'dispatch' },
  ),
  step(
    'recall',
    'Take a trip, or the offers of it, back from the driver before it starts; dispatch then asks others',
    ['admin', 'fleetadmin'],
    recallInputSchema,
    recallDriver,
    { id: 'recallDriver', noProof: noProof.deskWork, permission: 'dispatch' },
  ),
  step(
    'widen',
    'Search twice as far for the driver of a trip, up to eight times the radius in the settings',
    ['admin', 'fleetadmin'],
    widenInputSchema,
    widenSearch,
    { id: 'widenSearch', noProof: noProof.deskWork, permission: 'dispatch' },
  ),
  step(
    'raise',
    'Raise what the driver of a waiting trip gets, at the cost of the business; the rider’s price stays',
    ['admin'],
    raiseInputSchema,
    raiseOffer,
    { id: 'raiseOffer', noProof: noProof.limited, gives: ['raise'], permission: 'dispatch' },
  ),
  step(
    'resolve',
    'End, settle, write off or cancel a trip that the device of its driver cannot end',
    ['admin', 'fleetadmin'],
    officeActInputSchema,
    resolveTrip,
    {
      id: 'resolveTrip',
      noProof: noProof.limited,
      gives: ['writeOff', 'canceledTrip'],
      permission: 'endTrips',
    },
  ),
  operation({
    id: 'previewEnd',
    method: 'get',
    path: '/bookings/:id/resolve',
    summary: 'What it would cost to end a started trip at a place and time',
    access: ['admin', 'fleetadmin'],
    permission: 'endTrips',
    params: z.object({ id: idSchema }),
    query: endPreviewInputSchema,
    answers: endPreviewSchema,
    act: ({ actor, params, query, services }) => previewEnd(actor as Actor, params.id, query, services),
  }),
  operation({
    id: 'getRaiseOptions',
    method: 'get',
    path: '/bookings/:id/raise',
    summary: 'How far the signed-in dispatcher can raise the offer of a waiting trip',
    access: ['admin'],
    permission: 'dispatch',
    params: z.object({ id: idSchema }),
    answers: raiseOptionsSchema,
    act: ({ actor, params, services }) => raiseOptions(actor as Actor, params.id, services),
  }),
];
