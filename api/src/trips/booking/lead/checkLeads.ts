import {
  dispatchStartsAt,
  firstLeadLook,
  isScheduled,
  leadSecondsFor,
  leadSecondsLeft,
  minutesTooLate,
  nextLeadLook,
  plannedDriverOf,
} from '@wayfare/shared';
import { forEachOne } from '../../../platform/run/forEachOne.js';
import type { TripsServices } from '../../services.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import { amend, onLatest } from '../transition.js';
import { leadDrive, plannedDrive } from './leadDrive.js';
import { losePlan } from './losePlan.js';

/** For how long a process has a prebooking to itself, in ms. */
const LEASE_MS = 60_000;

/**
 * Decides when the prebookings of the next hour or so enter dispatch (rule 4.89). Several processes share the
 * work: each leases what it looks at.
 */
export async function checkLeads(limit: number, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await forEachOne(await db.bookings.findLeadsDue(now, limit), async (id) => {
    if (await db.bookings.leaseLead(id, now, now + LEASE_MS)) await onLatest(() => checkLead(id, services));
  });
}

/**
 * The same for one prebooking: its lead time follows the cars around, and a planned driver who cannot be
 * there in time loses it (rule 4.90).
 */
async function checkLead(id: string, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const booking = await db.bookings.findById(id);
  if (!booking || !isScheduled(booking, now)) return db.bookings.lookAtLead(id, null);
  const settings = await db.settings.settings();
  const first = firstLeadLook(booking.tripdate, settings);
  if (first > now) return db.bookings.lookAtLead(id, first);

  const planned = plannedDriverOf(booking);
  const own = planned ? await plannedDrive(booking, planned, services) : null;
  const minutes = own && minutesTooLate(booking.tripdate, own.rest + own.drive, now);
  if (own && minutes !== null) {
    const reason = own.rest > 0 ? 'on_trip' : 'too_far';
    await losePlan(booking, { driver: planned as string, at: now, reason, minutes }, services);
    return;
  }
  const drive = own?.drive ?? (await leadDrive(booking, services));
  await setLead(booking, leadSecondsFor(drive, settings), services);
}

/** Stores a lead time, and when to look at it again. Writes nothing else if it is the one that is stored. */
async function setLead(booking: StoredBooking, lead: number, services: TripsServices): Promise<void> {
  const now = services.clock.now();
  const { tripdate, dispatch } = booking;
  // It does not start in the past: how long the trip has waited counts from its start.
  const leadSeconds = Math.min(lead, leadSecondsLeft(tripdate, now));
  const startsAt = dispatchStartsAt({ ...booking, leadSeconds });
  const lookAt = nextLeadLook(startsAt, now);
  if (startsAt === dispatchStartsAt(booking)) {
    await services.db.bookings.lookAtLead(booking.id, lookAt);
    return;
  }
  const set: BookingChanges = {
    leadSeconds,
    leadLookAt: lookAt,
    ...(dispatch && { dispatch: { ...dispatch, nextAt: Math.max(startsAt, now) } }),
    ...(plannedDriverOf(booking) && { planDueAt: startsAt }),
  };
  await amend(booking, set, undefined, services);
}
