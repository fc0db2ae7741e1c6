/** The current time; tests and replays can set it. ms timestamps. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A stopped clock. */
export const fixedClock = (at: number): Clock => ({ now: () => at });
