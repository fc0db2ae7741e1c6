import { idSchema, sharedTripSchema, tripEtaAnswerSchema, tripShareSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { findVisibleBooking } from '../findBooking.js';
import { followTrip, shareTrip, stopSharing } from './shareTrip.js';
import { noProof } from '../../../platform/operation/noProof.js';

const idParameter = z.object({ id: idSchema });

/** When the driver arrives, for the people of a trip and for those it is shared with. */
export const tripShareOperations = [
  operation({
    id: 'getTripEta',
    method: 'get',
    path: '/bookings/:id/eta',
    summary: 'Get when the driver arrives at the pickup or, during the ride, at the drop',
    access: 'signedIn',
    params: idParameter,
    answers: tripEtaAnswerSchema,
    async act({ actor, params, services }) {
      return services.etas.withPath(await findVisibleBooking(actor, params.id, services));
    },
  }),
  operation({
    id: 'shareTrip',
    noProof: noProof.ownTrip,
    method: 'post',
    path: '/bookings/:id/share',
    summary: 'Get the link with which others can follow a trip until it ends',
    access: ['rider'],
    limit: 'step',
    params: idParameter,
    answers: tripShareSchema,
    act: ({ actor, params, services }) => shareTrip(actor, params.id, services),
  }),
  operation({
    id: 'stopSharingTrip',
    noProof: noProof.lessAccess,
    method: 'delete',
    path: '/bookings/:id/share',
    summary: 'Revoke the link of a shared trip',
    access: ['rider'],
    limit: 'step',
    params: idParameter,
    answers: z.object({ ok: z.literal(true) }),
    async act({ actor, params, services }) {
      await stopSharing(actor, params.id, services);
      return { ok: true as const };
    },
  }),
  operation({
    id: 'followSharedTrip',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/shared-trips',
    summary: 'Follow a shared trip: the car, the driver’s first name, the position and the arrival time',
    access: 'public',
    limit: 'follow',
    // In the body, not in the address: addresses are written to logs.
    body: z.object({ token: z.string().min(1).max(100) }),
    answers: sharedTripSchema,
    act: ({ body, services }) => followTrip(body.token, services),
  }),
];
