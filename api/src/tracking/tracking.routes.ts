import {
  drivingStatuses,
  forbidden,
  idSchema,
  positionInputSchema,
  trackingPointSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { findDrivenBooking, findVisibleBooking } from '../booking/findBooking.js';
import { operation } from '../http/operation.js';
import { recordPosition } from './recordPosition.js';

const idParameter = z.object({ id: idSchema });
const taken = z.object({ taken: z.boolean() });

export const trackingOperations = [
  operation({
    method: 'get',
    path: '/bookings/:id/tracking',
    summary: "A trip's track",
    access: 'signedIn',
    params: idParameter,
    answers: z.array(trackingPointSchema),
    async act({ actor, params, services }) {
      const booking = await findVisibleBooking(actor, params.id, services);
      // A driver who is only offered the trip has no part in its track.
      if (actor.usertype === 'driver' && booking.driver !== actor.uid) throw forbidden();
      return services.db.tracking.ofBooking(booking.id);
    },
  }),
  operation({
    method: 'post',
    path: '/bookings/:id/tracking',
    summary: "A point of the driver's own running trip",
    access: ['driver'],
    params: idParameter,
    body: positionInputSchema,
    answers: taken,
    async act({ actor, params, body, services }) {
      const booking = await findDrivenBooking(actor, params.id, services);
      const isRunning = drivingStatuses.includes(booking.status);
      return { taken: isRunning && (await recordPosition(actor, body, services)) };
    },
  }),
  operation({
    method: 'put',
    path: '/drivers/me/location',
    summary: 'The driver is here',
    access: ['driver'],
    body: positionInputSchema,
    answers: taken,
    act: async ({ actor, body, services }) => ({ taken: await recordPosition(actor, body, services) }),
  }),
];
