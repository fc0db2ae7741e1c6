/** The time, so that tests and replays can set it. ms timestamps. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still. */
export const fixedClock = (at: number): Clock => ({ now: () => at });
