/*
 * Acts of the office: staff end, settle, write off or cancel a trip that only its driver's device could end
 * otherwise. They work although that device is dead, and its driver blocked or signed out.
 *
 * API (`:id` is the booking's id): POST /bookings/:id/resolve, staff with the permission `endTrips`,
 * `OfficeActInput`. 409 `wrong_state` unless `officeActionsFor` lists the action; 409 `payment_in_progress`;
 * 409 `gift_waits` above the limits of one person. GET /bookings/:id/resolve?lat&lng&at: `EndPreview`.
 */
import type { AppCategory } from '../../basics/settings/publicSettings.schema.js';
import type { Usertype } from '../../people/user/user.schema.js';
import { exact, toWire } from '../../basics/decimals/money.js';
import { type BookingStatus, transitions } from './booking.status.js';
import { leftToPay, paidByCardHold } from './cardHold.js';
import type { CardHold } from './holds.schema.js';
import type { OfficeAct } from './officeAct.schema.js';

/** The acts by which staff end a trip without its driver. */
export const officeActions = [
  /** Ends a started trip at a place and time. The fare follows the rules of any end. */
  'end',
  /** Records that the driver got the fare in cash. */
  'cash',
  /** The rider pays nothing more. The business pays the driver. */
  'writeOff',
  /** Cancels the trip. The rider gets back what was paid or reserved; the driver earns nothing. */
  'cancel',
] as const;
export type OfficeAction = (typeof officeActions)[number];

/** The statuses in which each act is possible. */
const statusesOf: Readonly<Record<OfficeAction, readonly BookingStatus[]>> = {
  end: transitions.reach.from,
  cash: ['REACHED', 'PENDING'],
  writeOff: ['REACHED', 'PENDING'],
  cancel: [...transitions.cancel.from, ...transitions.callOff.from],
};

/**
 * The acts of the office that are possible for a trip. A prepaid trip has nothing left to settle, and a
 * delivery is paid by card only (rule 9.10). Only a paid trip has none besides its closing.
 */
export function officeActionsFor(
  { status, prepaid }: { status: BookingStatus; prepaid: boolean },
  category: AppCategory,
  usertype: Usertype = 'admin',
): OfficeAction[] {
  return officeActions.filter((action) => {
    // The business would pay the driver.
    if (action === 'writeOff' && usertype !== 'admin') return false;
    if (!statusesOf[action].includes(status)) return false;
    if (action === 'cash') return !prepaid && category === 'taxi';
    return action !== 'writeOff' || !prepaid;
  });
}

/** Statuses of trips under way, which only the driver's device would move on. */
export const resolvableStatuses = transitions.callOff.from;

/** Why the office acted. Each is the end of a translation key, `office_reason_…`. */
export const officeReasons = [
  'driver_unreachable',
  'phone_failed',
  'driver_blocked',
  'payment_confirmed',
  'rider_unreachable',
  'not_carried_out',
  'mistake',
  'other',
] as const;
export type OfficeReason = (typeof officeReasons)[number];

/** The money that an act moves or waives. */
export interface OfficeActMoney {
  /** What the rider still pays, in cash to the driver. */
  riderPays: number;
  /** What goes back to the rider: paid, held, or reserved amounts. */
  riderGetsBack: number;
  driverEarns: number;
  /** What the business pays, or no longer gets. */
  businessPays: number;
}

interface ActedTrip {
  status: BookingStatus;
  prepaid: boolean;
  trip_cost: number;
  customer_paid: number;
  driver_share?: number | undefined;
  raise?: number | null | undefined;
  cardHold?: CardHold | null | undefined;
}

/** What settling, writing off, or canceling a trip means in money, for whom. */
export function officeActMoney(action: Exclude<OfficeAction, 'end'>, trip: ActedTrip): OfficeActMoney {
  const rest = leftToPay(trip);
  const earned = toWire(exact(trip.driver_share ?? 0).plus(trip.raise ?? 0));
  const nothing = { riderPays: 0, riderGetsBack: 0, driverEarns: 0, businessPays: 0 };
  switch (action) {
    case 'cash':
      return { ...nothing, riderPays: rest, driverEarns: earned };
    case 'writeOff':
      return { ...nothing, driverEarns: earned, businessPays: rest };
    case 'cancel':
      return { ...nothing, riderGetsBack: trip.prepaid ? trip.customer_paid : paidByCardHold(trip) };
    default:
      return nothing;
  }
}

/** Whether the business paid the rest of a trip's fare. */
export const isWrittenOff = ({
  officeActs,
}: {
  officeActs?: readonly Pick<OfficeAct, 'action'>[] | null | undefined;
}): boolean => officeActs?.some(({ action }) => action === 'writeOff') ?? false;
