import { type AlertKind, referenceWords } from '@wayfare/shared';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import { searchTokens } from '../../platform/crud/search.js';
import type { OfficeServices } from '../services.js';
import { pendingEvent } from '../../messages/webhook/pendingEvents.js';
import type { StoredAlert } from './storedAlert.js';
import { sendAlertChanged } from './alert.realtime.js';

/** A trip with the fields that its alerts need. */
export type AlertedTrip = Pick<StoredBooking, 'id' | 'driver' | 'fleetadmin'> &
  Partial<Pick<StoredBooking, 'reference' | 'booking_id'>> & {
    /** The series whose trip could not be booked, and why: an error key. */
    unbooked?: { series: string; reason: string };
  };

/** Returns the key of an alert's cause. The same trip with another driver is another cause. */
export const causeOf = ({ id, driver }: AlertedTrip, kind: AlertKind): string =>
  `${id}:${kind}:${driver ?? ''}`;

/**
 * Opens an alert about a trip, unless its cause has one. Returns null in that case. `by` pressed the
 * emergency button.
 */
export async function openAlert(
  trip: AlertedTrip,
  kind: AlertKind,
  by: string | null = null,
  services: OfficeServices,
): Promise<StoredAlert | null> {
  const { db, clock, newId, realtime } = services;
  const id = newId();
  const reference = trip.reference ?? trip.booking_id ?? trip.id;
  const alert: StoredAlert = {
    id,
    kind,
    by,
    reference,
    booking: trip.id,
    ...trip.unbooked,
    state: 'open',
    openedAt: clock.now(),
    driver: trip.driver ?? null,
    fleetadmin: trip.fleetadmin ?? null,
    owner: null,
    snoozedUntil: null,
    resolvedAt: null,
    resolvedBy: null,
    resolvedMs: null,
    cause: causeOf(trip, kind),
    search: searchTokens(...referenceWords(reference)),
    webhookEvents: await pendingEvent('alert.opened', `evt_${id}_opened`, services),
  };
  if (!(await db.alerts.open(alert))) return null;
  sendAlertChanged(alert, realtime);
  return alert;
}
