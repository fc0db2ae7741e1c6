import {
  type BookingFacts,
  type BookingWarning,
  bookingWarnings,
  coolDownUntil,
  type LatLng,
  leftToPay,
  notFound,
  openStatuses,
  type TripLoad,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { driverNear } from './driverNear.js';
import { areNeedsServed } from './needsServed.js';

/** What staff have chosen so far; each part may be missing. */
export interface StartedBooking {
  customer?: string | undefined;
  pickup?: LatLng | undefined;
  carType?: string | undefined;
  /** The fleet whose drivers alone could take it. */
  fleet?: string | undefined;
  load?: TripLoad | undefined;
}

/**
 * Returns what would refuse the rider, for staff who book for them: the first step of the form shows it. A
 * pickup is only given for a trip that starts now (rule 5.10).
 * @throws user_does_not_exists (404) for a customer who is not a rider
 */
export async function warnBeforeBooking(
  { customer, pickup, carType, fleet, load = {} }: StartedBooking,
  services: TripsServices,
): Promise<BookingWarning[]> {
  const [rider, near, needsServed] = await Promise.all([
    customer === undefined ? null : riderFacts(customer, services),
    pickup
      ? driverNear({ pickup, drop: null, carType: carType ?? null, load, fleet: fleet ?? null }, services)
      : null,
    carType && load.needs?.length ? areNeedsServed({ carType, load, fleet }, services) : null,
  ]);
  return bookingWarnings({ rider, near, needsServed }, services.clock.now());
}

async function riderFacts(
  id: string,
  { db, clock }: TripsServices,
): Promise<NonNullable<BookingFacts['rider']>> {
  const rider = await db.users.findById(id);
  if (rider?.usertype !== 'rider') throw notFound('user_does_not_exists');
  const [settings, unpaid, openCount, cancels] = await Promise.all([
    db.settings.settings(),
    db.customerBookings.unpaid(id),
    db.customerBookings.countIn(id, openStatuses),
    db.bookingLimits.cancelsOf(id),
  ]);
  return {
    approved: rider.approved,
    walletBalance: rider.walletBalance,
    unpaid: unpaid.map(({ id: booking, reference = booking, ...fare }) => ({
      booking,
      reference,
      amount: leftToPay(fare),
    })),
    openCount,
    mostOpen: settings.maxOpenBookings,
    coolsDownUntil: coolDownUntil(cancels, settings.maxCancellations, clock.now()),
  };
}
