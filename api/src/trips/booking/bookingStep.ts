import {
  type Actor,
  idSchema,
  type NeededPermission,
  presentedBookingSchema,
  type Usertype,
} from '@wayfare/shared';
import { z } from 'zod';
import { audited } from '../../platform/operation/audited.js';
import { type Operation, operation } from '../../platform/operation/operation.js';
import type { Services } from '../../services.js';
import { presentBooking } from './booking.presenter.js';
import type { StoredBooking } from './store/storedBooking.js';
import { onLatest } from './transition.js';

const idParameter = z.object({ id: idSchema });

/** Booking fields whose changes by admins are written to the audit log. */
const AUDITED = [
  'status',
  'reason',
  'cancelledBy',
  'tip',
  'raise',
  'driver',
  'requestedDrivers',
  'rating',
  'trip_cost',
  'fareReview',
  'cardHold',
];

/** A step of one booking: `POST bookings/:id/<name>`, which returns the updated booking. Its id is `<name>Booking` unless given. */
export function bookingStep<Body>(
  name: string,
  summary: string,
  access: readonly Usertype[],
  body: z.ZodType<Body>,
  /** `device` is the sign-in that the call comes from. */
  take: (actor: Actor, id: string, body: Body, services: Services, device?: string) => Promise<StoredBooking>,
  {
    id = `${name}Booking`,
    stepUp = false,
    permission,
  }: { id?: string; stepUp?: boolean; permission?: NeededPermission } = {},
): Operation {
  return operation({
    id,
    method: 'post',
    path: `/bookings/:id/${name}`,
    summary,
    access,
    ...(permission && { permission }),
    ...(stepUp && { stepUp }),
    params: idParameter,
    body,
    answers: presentedBookingSchema,
    async act({ actor, params, body: sent, services, signIn }) {
      const change = {
        action: name,
        resource: 'bookings',
        record: params.id,
        before: () => services.db.bookings.findById(params.id),
        after: (taken: StoredBooking) => taken,
        only: AUDITED,
      } as const;
      const booking = await audited(actor as Actor, change, services, () =>
        onLatest(() => take(actor as Actor, params.id, sent, services, signIn?.id)),
      );
      return presentBooking(booking, actor as Actor, services);
    },
  });
}
