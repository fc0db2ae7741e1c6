/** The current time; tests and replays can set it. ms timestamps. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A stopped clock. */
export const fixedClock = (at: number): Clock => ({ now: () => at });

/** A clock that starts with the system's and runs `speed` times as fast: for simulations. */
export function fastClock(speed: number): Clock {
  const start = Date.now();
  return { now: () => start + Math.round((Date.now() - start) * speed) };
}
