import type { Booking, TranslationKey } from '@wayfare/shared';

interface TimelineStep {
  label: TranslationKey;
  /** ms timestamp; null if it has not happened. */
  at: number | null;
}

type Times = Pick<
  Booking,
  | 'status'
  | 'bookingDate'
  | 'tripdate'
  | 'driver_accept_time'
  | 'driver_arrive_time'
  | 'trip_start_time'
  | 'trip_end_time'
  | 'cancelledAt'
>;

/** The times of a trip in order; the list of a canceled trip ends with the steps that happened. */
export function timelineOf(booking: Times): TimelineStep[] {
  const steps: TimelineStep[] = [
    { label: 'panel_time_booked', at: booking.bookingDate },
    { label: 'panel_time_planned', at: booking.tripdate },
    { label: 'panel_time_accepted', at: booking.driver_accept_time ?? null },
    { label: 'panel_time_arrived', at: booking.driver_arrive_time ?? null },
    { label: 'panel_time_started', at: booking.trip_start_time ?? null },
    { label: 'panel_time_ended', at: booking.trip_end_time ?? null },
  ];
  if (booking.status !== 'CANCELLED') return steps;
  const cancelled: TimelineStep = { label: 'panel_time_cancelled', at: booking.cancelledAt ?? null };
  return [...steps, cancelled].filter((step) => step.at !== null);
}
