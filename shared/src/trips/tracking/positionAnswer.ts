/**
 * Why a position did not move its driver: an older one than the last known, from a clock that is too far
 * ahead, not possible to drive to, from a driver who is offline, or for a trip that is not being driven. And
 * what is wrong with positions that did: measured a while ago, or too coarse to count as driven.
 */
export const positionReasons = [
  'older',
  'clock_ahead',
  'unreachable',
  'offline',
  'no_trip',
  'late',
  'coarse',
] as const;
export type PositionReason = (typeof positionReasons)[number];

/** The outcome of a reported position. */
export interface PositionAnswer {
  /** Whether it moved the driver. */
  taken: boolean;
  reason?: PositionReason;
}

/** A position that was measured longer ago than this, in ms, is late: its device or clock may be wrong. */
export const LATE_MS = 60_000;
