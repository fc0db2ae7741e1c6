/** A device's clock that differs by more than this, in ms, is not corrected: its user has to set it. */
export const MAX_CORRECTED_MS = 600_000;
/** Reports of one clock that differ by less than this, in ms, show the same error: networks are slow. */
const JITTER_MS = 10_000;
/** This many reports in a row that are equally late come from a clock that is behind … */
const STEADY = 3;
/** … if their delays differ by this at most, in ms, … */
const STEADY_WITHIN_MS = 3_000;
/** … over at least this time, … */
const STEADY_FOR_MS = 3_000;
/** … and are longer than this: shorter ones are no problem for anyone. */
const MIN_BEHIND_MS = 30_000;

/** When a device says that it measured something, and when that arrived: ms timestamps. */
export interface ClockReading {
  at: number;
  now: number;
}

/** How far a device's clock is off, as far as its reports show. */
export interface DeviceClock {
  /** How far it is ahead of the server's, in ms; negative if it is behind. */
  offset: number;
  recent: readonly ClockReading[];
}

/** The clock of a device that has not reported yet: it is taken to be right. */
export const unreadClock: DeviceClock = { offset: 0, recent: [] };

/**
 * The clock after a report that was sent at once. A measurement from the future proves that the clock is
 * ahead. Measurements that arrive late may come from a slow network, but several in a row with the same delay
 * come from a clock that is behind.
 */
export function readClock(clock: DeviceClock, reading: ClockReading): DeviceClock {
  const ahead = reading.at - reading.now;
  if (ahead > MAX_CORRECTED_MS) return clock;
  const last = clock.recent.at(-1);
  // A measurement that is sent again says nothing about the clock.
  const recent = last && reading.at === last.at ? clock.recent : [...clock.recent, reading].slice(-STEADY);
  if (ahead > 0) {
    const isSame = Math.abs(ahead - clock.offset) <= JITTER_MS;
    return { offset: isSame ? Math.max(ahead, clock.offset) : ahead, recent };
  }
  return { offset: steadyOffset(recent) ?? clock.offset, recent };
}

/** The offset on which the last readings agree; null if they do not. */
function steadyOffset(recent: readonly ClockReading[]): number | null {
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || recent.length < STEADY || last.now - first.now < STEADY_FOR_MS) return null;
  const offsets = recent.map(({ at, now }) => at - now);
  const offset = Math.max(...offsets);
  if (offset - Math.min(...offsets) > STEADY_WITHIN_MS || offset < -MAX_CORRECTED_MS) return null;
  return offset < -MIN_BEHIND_MS ? offset : 0;
}

/** When something happened by the server's clock, a ms timestamp, from the time on a device's clock. */
export const serverTime = (clock: DeviceClock, at: number): number => at - clock.offset;
