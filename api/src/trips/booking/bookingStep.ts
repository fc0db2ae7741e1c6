import {
  type Actor,
  type AdjustmentKind,
  idSchema,
  type NeededPermission,
  presentedBookingSchema,
  type Usertype,
} from '@wayfare/shared';
import { z } from 'zod';
import type { Ignores } from '../../platform/operation/ignores.js';
import type { NoGift } from '../../platform/operation/noGift.js';
import { type NoProof, noProof } from '../../platform/operation/noProof.js';
import { type Operation, operation } from '../operation.js';
import type { TripsServices } from '../services.js';
import { presentBooking } from './booking.presenter.js';
import type { StoredBooking } from './store/storedBooking.js';
import { onLatest } from './transition.js';

const idParameter = z.object({ id: idSchema });

/** Booking fields whose changes by admins are written to the audit log. */
const AUDITED = [
  'status',
  'reason',
  'cancelledBy',
  'officeActs',
  'trip_end_time',
  'tip',
  'raise',
  'widened',
  'plan',
  'openedAt',
  'driver',
  'requestedDrivers',
  'rating',
  'trip_cost',
  'fareReview',
  'rideCheck',
  'noShow',
  'cancel_fee',
  'cardHold',
  'pickupAddress',
  'dropAddress',
  'stops',
  'tripdate',
  'carType',
  'payment_mode',
  'customer_paid',
  'pickUpInstructions',
];

/** Carries out a step of a booking. Returns the updated booking. */
type TakeStep<Body> = (
  actor: Actor,
  id: string,
  body: Body,
  services: TripsServices,
) => Promise<StoredBooking>;

/** Optional parts of a step. */
interface StepOptions<Body> {
  /** The id of the operation, if it is not `<name>Booking`. */
  id?: string;
  stepUp?: boolean;
  /** Why it needs no fresh proof of identity; for steps of riders and drivers, that it is their own trip. */
  noProof?: NoProof;
  /** What staff gives with it, or why nothing: see `Declaration`. */
  gives?: readonly AdjustmentKind[];
  noGift?: NoGift;
  permission?: NeededPermission;
  /** Why it accepts fields that it does not read: see `Declaration`. */
  ignores?: Ignores;
  /** The fields that would have no effect: see `Declaration`. */
  idle?(body: Body, by: { actor: Actor; services: TripsServices }): readonly string[];
}

/** A step of one booking: `POST bookings/:id/<name>`, which returns the updated booking. */
export const bookingStep = <Body>(
  name: string,
  summary: string,
  access: readonly Usertype[],
  body: z.ZodType<Body>,
  take: TakeStep<Body>,
  options?: StepOptions<Body>,
): Operation =>
  deviceStep(
    name,
    summary,
    access,
    body,
    (actor, id, given, _device, services) => take(actor, id, given, services),
    options,
  );

/** A step that depends on the driver's device. */
export function deviceStep<Body>(
  name: string,
  summary: string,
  access: readonly Usertype[],
  body: z.ZodType<Body>,
  /** `device` is the sign-in that the call comes from. */
  take: (
    actor: Actor,
    id: string,
    body: Body,
    device: string | undefined,
    services: TripsServices,
  ) => Promise<StoredBooking>,
  {
    id = `${name}Booking`,
    stepUp = false,
    noProof: because,
    gives,
    noGift,
    permission,
    idle,
    ignores,
  }: StepOptions<Body> = {},
): Operation {
  const isOwnTrip = !access.includes('admin') && !stepUp;
  const reason = because ?? (isOwnTrip ? noProof.ownTrip : undefined);
  return operation({
    id,
    method: 'post',
    path: `/bookings/:id/${name}`,
    summary,
    access,
    ...(permission && { permission }),
    ...(stepUp && { stepUp }),
    ...(reason && { noProof: reason }),
    ...(gives && { gives }),
    ...(noGift && { noGift }),
    ...(ignores && { ignores }),
    params: idParameter,
    body,
    idle: ({ actor, body: sent, services }) => idle?.(sent, { actor: actor as Actor, services }) ?? [],
    answers: presentedBookingSchema,
    act: ({ actor, params, body: sent, services, signIn }) =>
      onLatest(() => take(actor as Actor, params.id, sent, signIn?.id, services)),
    audit: {
      action: name,
      resource: 'bookings',
      record: ({ params }) => params.id,
      before: ({ params, services }) => services.db.bookings.findById(params.id),
      after: (taken) => taken,
      only: AUDITED,
    },
    present: (taken, { actor, services }) => presentBooking(taken, actor as Actor, services),
  });
}
