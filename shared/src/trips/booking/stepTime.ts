import { z } from 'zod';

/** When the driver took a step, a ms timestamp, if a device without a network reports it later. */
export const takenAtSchema = z.number().int().min(0).nullish();

/** How late a driver's device may report a step, in ms: a shift without a network. */
export const MAX_STEP_LATE_MS = 12 * 3_600_000;

/**
 * A driver's report of a step of a trip, with the times that the server compares it with. All times are ms
 * timestamps.
 */
export interface StepReport {
  /** When the driver took the step, by the device's clock; missing if it is reported at once. */
  claimed: number | null | undefined;
  now: number;
  /** When the trip's earlier steps happened, and when the driver's last known position was taken. */
  after: readonly (number | null | undefined)[];
}

/**
 * When a driver took a step, a ms timestamp. A device without a network reports its steps later, so the time
 * it claims counts, but never one before anything that is known to have happened earlier, never one in the
 * future, and never one more than `MAX_STEP_LATE_MS` ago. A device reports in order: a time before a position
 * it has already sent is not believed.
 */
export function stepTime({ claimed, now, after }: StepReport): number {
  if (claimed === null || claimed === undefined) return now;
  const earliest = Math.max(now - MAX_STEP_LATE_MS, ...after.map((at) => at ?? 0));
  return Math.min(Math.max(claimed, earliest), now);
}
