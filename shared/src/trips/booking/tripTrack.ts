import type { BookingStatus } from './booking.status.js';
import { openGate, passGate, type TrackFix, type TrackGate } from '../tracking/trackGate.js';

/** When a trip's steps happened, ms timestamps, as far as they have. */
export interface StepTimes {
  driver_arrive_time?: number | null | undefined;
  trip_start_time?: number | null | undefined;
  trip_end_time?: number | null | undefined;
}

/** The status of a trip at a moment, a ms timestamp, by the times of its steps. */
export function statusAt({ driver_arrive_time, trip_start_time }: StepTimes, at: number): BookingStatus {
  if (trip_start_time && at >= trip_start_time) return 'STARTED';
  return driver_arrive_time && at >= driver_arrive_time ? 'ARRIVED' : 'ACCEPTED';
}

const inOrder: readonly string[] = ['ACCEPTED', 'ARRIVED', 'STARTED', 'REACHED'] satisfies BookingStatus[];

/**
 * A trip's points as they belong to it. A driver may be signed in on several devices: one of them reports
 * positions while another, without a network, takes the steps. When a step becomes known, the points after it
 * were stored with an earlier status; and those after the end are not part of the trip.
 */
export function pointsOfTrip<P extends { at: number; status: string }>(
  points: readonly P[],
  times: StepTimes,
): P[] {
  const { trip_end_time: end } = times;
  return points
    .filter(({ at }) => !end || at <= end)
    .map((point) => {
      const status = statusAt(times, point.at);
      return inOrder.indexOf(status) > inOrder.indexOf(point.status) ? { ...point, status } : point;
    });
}

/**
 * The late positions that fit between those already known of a track: the track's gate judges all of them in
 * order of time. `track` holds the known positions around the late ones, in order, from the last one before
 * them.
 */
export function fittingInto<F extends TrackFix>(track: readonly F[], late: readonly F[]): F[] {
  const isLate = new Set(late);
  let gate: TrackGate<F> = openGate;
  return [...track, ...late]
    .sort((a, b) => a.at - b.at)
    .filter((fix) => {
      const judged = passGate(gate, fix);
      gate = judged.gate;
      return judged.passed.length > 0 && isLate.has(fix);
    });
}
