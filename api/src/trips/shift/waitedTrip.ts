import { loadOf, OVERDUE_MS, searchBeganAt, type ShiftTrip, dispatchStartsAt } from '@wayfare/shared';
import type { WaitedTrip } from '../booking/store/shiftTrips.repository.js';
import type { RecordedTrip } from './model/recordedShift.js';

/** When a trip waited for a driver, and how that ended. Times are ms timestamps. */
function waitOf(trip: WaitedTrip): Pick<ShiftTrip, 'askedAt' | 'dueAt' | 'until' | 'outcome'> {
  const { tripdate, bookingDate, waitingSince, status } = trip;
  const askedAt = searchBeganAt({ bookedAt: bookingDate ?? 0, dispatchAt: dispatchStartsAt(trip) });
  const dueAt = Math.max(tripdate, bookingDate ?? 0);
  const overdueAt = Math.max(dueAt, waitingSince ?? 0) + OVERDUE_MS;
  const wait = { askedAt, dueAt };
  if (trip.driver_accept_time) return { ...wait, until: trip.driver_accept_time, outcome: 'served' };
  if (status !== 'CANCELLED') return { ...wait, until: overdueAt, outcome: 'waiting' };
  // Trips of earlier versions do not say when they were canceled.
  const isOverdue = trip.cancelledBy === 'system';
  const until = trip.cancelledAt ?? (isOverdue ? overdueAt : dueAt);
  return { ...wait, until: Math.max(until, askedAt), outcome: isOverdue ? 'overdue' : 'canceled' };
}

/** A trip as the replay shows it. */
export function shownTrip(trip: WaitedTrip): ShiftTrip {
  return {
    id: trip.id,
    reference: trip.reference ?? trip.booking_id ?? '',
    carType: trip.carType ?? null,
    pickup: trip.pickup,
    drop: trip.drop,
    ...waitOf(trip),
    driver: trip.driver ?? null,
    offers: (trip.pastOffers ?? []).map(({ driver, at, endedAt, end }) => ({
      driver,
      at,
      until: endedAt,
      end,
    })),
  };
}

/** A trip as the model needs it. */
export function recordedTrip(trip: WaitedTrip): RecordedTrip {
  const { askedAt, dueAt, until, outcome } = waitOf(trip);
  const isServed = outcome === 'served' && Boolean(trip.driver);
  return {
    id: trip.id,
    pickup: trip.pickup,
    drop: trip.drop,
    carType: trip.carType ?? null,
    load: loadOf(trip),
    askedAt,
    dueAt,
    // How long a rider would have waited for the driver is only known of those who left.
    leftAt: outcome === 'canceled' || outcome === 'overdue' ? until : dueAt + OVERDUE_MS,
    accepted: isServed ? { at: until, driver: trip.driver as string } : null,
    arrivedAt: trip.driver_arrive_time ?? null,
    startedAt: trip.trip_start_time ?? null,
    endedAt: trip.trip_end_time ?? null,
    canceledAt: isServed && trip.status === 'CANCELLED' ? (trip.cancelledAt ?? until) : null,
    estimateSeconds: trip.estimateTime ?? 0,
    offers: trip.pastOffers ?? [],
  };
}
