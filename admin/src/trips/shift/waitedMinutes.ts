import type { ShiftTrip } from '@wayfare/shared';

/** How long a trip had waited at a time (ms timestamp), in whole minutes; 0 before the driver is wanted. */
export const waitedMinutes = ({ dueAt }: Pick<ShiftTrip, 'dueAt'>, at: number): number =>
  Math.max(0, Math.floor((at - dueAt) / 60_000));
