import { type BookingStatus, OVERDUE_MS, UNPAID_MS } from '@wayfare/shared';
import { forEachOne } from '../../../platform/run/forEachOne.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { onLatest } from '../transition.js';
import { cancelAs } from './cancelBooking.js';
import { complete } from './completeBooking.js';

/** Cancels bookings that no driver accepted. */
export async function cancelOverdue(limit: number, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  await endEach(
    await db.bookings.findOverdue(clock.now() - OVERDUE_MS, limit),
    'NEW',
    (booking) => cancelAs(booking, 'system', 'cancel_reason_nobody_took_it', {}, services),
    services,
  );
}

/** Cancels bookings that were not paid before dispatch. */
export async function cancelUnpaid(limit: number, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  await endEach(
    await db.bookings.findUnpaid(clock.now() - UNPAID_MS, limit),
    'PAYMENT_PENDING',
    (booking) => cancelAs(booking, 'system', 'cancel_reason_incomplete_booking', {}, services),
    services,
  );
}

/** Closes paid trips that their riders did not close. */
export async function closePaid(limit: number, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  await endEach(
    await db.bookings.findToClose(clock.now(), limit),
    'PAID',
    (booking) => complete(booking, 'system', services),
    services,
  );
}

/** Ends each booking that still has a status. */
async function endEach(
  ids: readonly string[],
  status: BookingStatus,
  end: (booking: StoredBooking) => Promise<unknown>,
  { db }: TripsServices,
): Promise<void> {
  await forEachOne(ids, (id) =>
    onLatest(async () => {
      const booking = await db.bookings.findById(id);
      if (booking?.status === status) await end(booking);
    }),
  );
}
