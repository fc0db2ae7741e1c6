import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** The longest pause while the simulation is ending, in real ms. */
const ENDING_MS = 200;

/**
 * The time of the simulated city, which runs `speed` times as fast as that of the machine. All times in ms.
 */
export interface CityClock {
  speed: number;
  now(): number;
  /** Hour of the day in the city, with its fraction. */
  hour(): number;
  /** Sets the hour of the day that it is now. */
  setHour(hour: number): void;
  /** Pauses for that much time of the city; shorter while the simulation is ending. */
  sleep(ms: number): Promise<void>;
  /** Ends soon: riders and drivers start nothing new. */
  readonly ending: boolean;
  end(): void;
}

/** A clock of a city where it is midnight. */
export function cityClock(speed: number): CityClock {
  let startHour = 0;
  const begun = performance.now();
  const stop = new AbortController();
  // Each pause listens.
  setMaxListeners(0, stop.signal);
  const now = () => (performance.now() - begun) * speed;
  return {
    speed,
    now,
    hour: () => (startHour + now() / 3_600_000 + 24) % 24,
    setHour(hour) {
      startHour = hour - now() / 3_600_000;
    },
    get ending() {
      return stop.signal.aborted;
    },
    end: () => stop.abort(),
    async sleep(ms) {
      const real = Math.max(0, ms / speed);
      const shortest = Math.min(real, ENDING_MS);
      const until = performance.now() + real;
      if (!stop.signal.aborted)
        // Ending the simulation ends the pause.
        await wait(real, undefined, { signal: stop.signal }).catch(() => undefined);
      if (performance.now() < until) await wait(shortest);
    },
  };
}
