import { idSchema, presentedBookingSchema, reachInputSchema, stopIndexSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { presentBooking } from '../booking.presenter.js';
import { idleOfEnd } from '../idleOfStep.js';
import { onLatest } from '../transition.js';
import { reachStop } from './reachStop.js';
import { ignores } from '../../../platform/operation/ignores.js';
import { noProof } from '../../../platform/operation/noProof.js';

const indexSchema = z.coerce.number().pipe(stopIndexSchema);

/** Operations on the stops of trips: see `shared/src/trips/booking/stops.ts`. */
export const stopOperations = [
  operation({
    id: 'reachStop',
    ignores: ignores.place,
    noProof: noProof.ownTrip,
    method: 'post',
    path: '/bookings/:id/stops/:index/reach',
    summary:
      'Confirm the next stop of a trip, counted from 0, and go on; a parcel needs the proof of its handover',
    access: ['driver'],
    params: z.object({ id: idSchema, index: indexSchema }),
    body: reachInputSchema,
    idle: ({ body, services }) => idleOfEnd(body, { services }),
    answers: presentedBookingSchema,
    async act({ actor, params: { id, index }, body, services, signIn }) {
      const booking = await onLatest(() => reachStop(actor, id, index, body, signIn.id, services));
      return presentBooking(booking, actor, services);
    },
  }),
];
