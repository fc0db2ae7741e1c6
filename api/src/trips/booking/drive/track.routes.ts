import { idSchema, positionInputSchema, trackingPointSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { explainAnswer, positionAnswerSchema } from '../../tracking/positionAnswer.js';
import { addTrackingPoint } from './addTrackingPoint.js';
import { readLastPoint, readTrack } from './readTrack.js';
import { ignores } from '../../../platform/operation/ignores.js';
import { noProof } from '../../../platform/operation/noProof.js';

const idParameter = z.object({ id: idSchema });

/** The tracks of trips. */
export const trackOperations = [
  operation({
    id: 'listTrackingPoints',
    method: 'get',
    path: '/bookings/:id/tracking',
    summary:
      "Get a trip's tracking points in order; with last=1 only the last point, or location_fetch_error (404) if there is none",
    access: 'signedIn',
    params: idParameter,
    query: z.object({ last: z.enum(['0', '1']).default('0') }),
    answers: z.array(trackingPointSchema),
    act: ({ actor, params, query, services }) =>
      query.last === '0' ? readTrack(actor, params.id, services) : readLastPoint(actor, params.id, services),
  }),
  operation({
    id: 'addTrackingPoint',
    ignores: ignores.place,
    noProof: noProof.ownTrip,
    method: 'post',
    path: '/bookings/:id/tracking',
    summary: "Add a tracking point to the driver's own running trip",
    access: ['driver'],
    params: idParameter,
    body: positionInputSchema,
    answers: positionAnswerSchema,
    act: async ({ actor, params, body, request, services, signIn }) =>
      explainAnswer(await addTrackingPoint(actor, params.id, body, signIn.id, services), request, services),
  }),
];
