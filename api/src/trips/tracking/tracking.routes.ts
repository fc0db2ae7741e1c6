import {
  drivingStatuses,
  idSchema,
  notFound,
  positionInputSchema,
  positionsInputSchema,
  trackingPointSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { findBookingFor, findDrivenBooking } from '../booking/findBooking.js';
import { tripTrack } from '../booking/drive/tripTrack.js';
import { operation } from '../../platform/operation/operation.js';
import { recordPosition, recordPositions } from './recordPosition.js';

const idParameter = z.object({ id: idSchema });
const taken = z.object({ taken: z.boolean() });

export const trackingOperations = [
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
    async act({ actor, params, query, services }) {
      const booking = await findBookingFor(actor, 'list', 'tracking', params.id, services);
      if (query.last === '0') return tripTrack(booking, undefined, services);
      await services.tracks.flush();
      const last = await services.db.tracking.lastOf(booking.id);
      if (!last) throw notFound('location_fetch_error');
      return [last];
    },
  }),
  operation({
    id: 'addTrackingPoint',
    method: 'post',
    path: '/bookings/:id/tracking',
    summary: "Add a tracking point to the driver's own running trip",
    access: ['driver'],
    params: idParameter,
    body: positionInputSchema,
    answers: taken,
    async act({ actor, params, body, services, signIn }) {
      const booking = await findDrivenBooking(actor, params.id, services);
      const isRunning = drivingStatuses.includes(booking.status);
      return { taken: isRunning && (await recordPosition(actor, body, signIn.id, services)) };
    },
  }),
  operation({
    id: 'updateLocation',
    method: 'put',
    path: '/drivers/me/location',
    summary: 'Update the driver’s position',
    access: ['driver'],
    body: positionInputSchema,
    answers: taken,
    act: async ({ actor, body, services, signIn }) => ({
      taken: await recordPosition(actor, body, signIn.id, services),
    }),
  }),
  operation({
    id: 'addLocations',
    method: 'post',
    path: '/drivers/me/locations',
    summary: 'Report positions that the driver’s device took while it had no network, oldest first',
    access: ['driver'],
    body: positionsInputSchema,
    answers: z.object({ taken: z.number().int() }),
    act: async ({ actor, body, services, signIn }) => ({
      taken: await recordPositions(actor, body.positions, signIn.id, services),
    }),
  }),
];
