import type { Usertype } from '../../people/user/user.schema.js';

/** Every status of a booking (rule 4.1). */
export const bookingStatuses = [
  'PAYMENT_PENDING',
  'NEW',
  'ACCEPTED',
  'ARRIVED',
  'STARTED',
  'REACHED',
  'PENDING',
  'PAID',
  'COMPLETE',
  'CANCELLED',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Statuses of ongoing trips (rule 4.32). */
export const activeStatuses: readonly BookingStatus[] = bookingStatuses.filter(
  (status) => status !== 'COMPLETE' && status !== 'CANCELLED',
);

/** Statuses that count as earned (rules 4.31, 5.49). */
export const earnedStatuses: readonly BookingStatus[] = ['PAID', 'COMPLETE'];

/**
 * Whether a trip has been paid, before it or after it. Until then, its payment is only planned (rule 3.12).
 */
export const isPaid = ({ prepaid, status }: { prepaid: boolean; status: BookingStatus }): boolean =>
  prepaid || earnedStatuses.includes(status);

/** Statuses of trips whose promo counts as used: a canceled trip releases it. */
export const promoUsingStatuses: readonly BookingStatus[] = bookingStatuses.filter(
  (status) => status !== 'CANCELLED',
);

/** Statuses that keep the driver busy with this trip, so that they cannot take another. */
export const drivingStatuses: readonly BookingStatus[] = ['ACCEPTED', 'ARRIVED', 'STARTED', 'REACHED'];

/** `system` is the product itself: a timer, a payment confirmation, or a step that follows automatically. */
export type TransitionActor = Usertype | 'system';

interface TransitionRule {
  from: readonly BookingStatus[];
  to: BookingStatus;
  by: readonly TransitionActor[];
}

/** The booking lifecycle: the statuses each command leads from and to, and the actors who may give it. */
export const transitions = {
  prepay: { from: ['PAYMENT_PENDING'], to: 'NEW', by: ['system'] },
  authorize: { from: ['PAYMENT_PENDING'], to: 'NEW', by: ['system'] },
  accept: { from: ['NEW'], to: 'ACCEPTED', by: ['driver'] },
  recall: { from: ['ACCEPTED', 'ARRIVED'], to: 'NEW', by: ['admin', 'fleetadmin'] },
  giveBack: { from: ['ACCEPTED', 'ARRIVED'], to: 'NEW', by: ['driver'] },
  // A change that its driver cannot keep: see `bookingChange.ts`. Or their trip before it takes longer: see
  // `nextTrip.ts`.
  offerAnew: { from: ['ACCEPTED', 'ARRIVED'], to: 'NEW', by: ['rider', 'admin', 'fleetadmin', 'system'] },
  arrive: { from: ['ACCEPTED'], to: 'ARRIVED', by: ['driver'] },
  start: { from: ['ARRIVED'], to: 'STARTED', by: ['driver'] },
  // Staff end a trip whose driver cannot: see `officeAct.ts`.
  reach: { from: ['STARTED'], to: 'REACHED', by: ['driver', 'admin'] },
  awaitPayment: { from: ['REACHED'], to: 'PENDING', by: ['system'] },
  settlePrepaid: { from: ['REACHED'], to: 'PAID', by: ['system'] },
  // The rider says that they are not in the car: see `rideCheck.ts`.
  deny: { from: ['ARRIVED', 'STARTED', 'REACHED', 'PENDING'], to: 'CANCELLED', by: ['rider'] },
  pay: { from: ['PENDING'], to: 'PAID', by: ['rider', 'driver', 'admin', 'system'] },
  complete: { from: ['PAID'], to: 'COMPLETE', by: ['rider', 'driver', 'admin', 'system'] },
  cancel: {
    from: ['PAYMENT_PENDING', 'NEW', 'ACCEPTED', 'ARRIVED'],
    to: 'CANCELLED',
    by: ['rider', 'driver', 'admin', 'fleetadmin', 'system'],
  },
  /** Staff cancel a trip under way, or one that is not paid. */
  callOff: { from: ['STARTED', 'REACHED', 'PENDING'], to: 'CANCELLED', by: ['admin', 'fleetadmin'] },
} as const satisfies Record<string, TransitionRule>;

export type TransitionName = keyof typeof transitions;

/** The facts about a booking, besides its status, that decide which commands are allowed. */
export interface TransitionFacts {
  /** The driver reported the arrival from another place: see rule 4.25 and `cancellableBy`. */
  arrivalUnproven?: boolean | null | undefined;
}

/** Whether an actor may give a command in a status. Canceling has its own, narrower table. */
export function mayTransition(
  name: TransitionName,
  status: BookingStatus,
  by: TransitionActor,
  facts: TransitionFacts = {},
): boolean {
  if (name === 'cancel') return cancellableBy(by, facts).includes(status);
  const rule: TransitionRule = transitions[name];
  return rule.from.includes(status) && rule.by.includes(by);
}

/**
 * The statuses that let an actor cancel. Riders: rule 4.25. A driver ends no trip of a rider: they give it
 * back (rule 4.34), unless the rider does not come to the pickup. An arrival that the driver's position does
 * not confirm proves no such no-show, and takes no rights from the rider: they can cancel as if the driver
 * were still on the way.
 */
export function cancellableBy(
  by: TransitionActor,
  { arrivalUnproven }: TransitionFacts = {},
): readonly BookingStatus[] {
  switch (by) {
    case 'rider':
      return arrivalUnproven
        ? ['PAYMENT_PENDING', 'NEW', 'ACCEPTED', 'ARRIVED']
        : ['PAYMENT_PENDING', 'NEW', 'ACCEPTED'];
    case 'driver':
      return arrivalUnproven ? [] : ['ARRIVED'];
    case 'admin':
    case 'fleetadmin':
      return transitions.cancel.from;
    case 'system':
      return ['PAYMENT_PENDING', 'NEW'];
    default:
      return [];
  }
}

/** The status of a new booking (rule 4.2). */
export function initialStatus(booking: {
  category: 'taxi' | 'delivery';
  byAdmin: boolean;
}): 'NEW' | 'PAYMENT_PENDING' {
  return booking.category === 'taxi' || booking.byAdmin ? 'NEW' : 'PAYMENT_PENDING';
}
