import type { Metrics } from '../run/metrics.js';
import type { Importance } from './importance.js';
import { type Load, type LoadLimits, nextShedding, NOTHING_SHED, shedShare } from './shedding.js';

/** Seconds after which refused callers may come back. They are spread, so that not all come back together. */
const BACK_S = { from: 2, spread: 4 };

/** What a process refuses while it has too much to do. */
export interface Overload {
  /** Whether anything is measured at all: no limit is set otherwise. */
  isOn: boolean;
  /** Whether it may refuse anything at the moment. */
  mayRefuse(): boolean;
  /**
   * Decides about one request and counts it if it is refused: null lets it in, a number of seconds refuses it
   * for so long.
   */
  refusedFor(importance: Importance): number | null;
  /** Counts a request until the returned function is called. `isWaiting`: whether it waits for its answer. */
  enter(isWaiting: () => boolean): () => void;
  /** How many requests wait for their answer. */
  waiting(): number;
  /** Takes a measurement, which decides what is refused from now on. */
  observe(load: Load): void;
}

/** Creates the overload of a process. It refuses nothing until something is observed. */
export function createOverload({
  limits,
  random,
  metrics,
}: {
  limits: LoadLimits;
  random: () => number;
  metrics: Pick<Metrics, 'requestShed' | 'loadMeasured'>;
}): Overload {
  let shedding = NOTHING_SHED;
  const open = new Set<() => boolean>();
  const waiting = () => [...open].filter((isWaiting) => isWaiting()).length;
  // Between two measurements, a burst would otherwise be let in whole. The request that asks is open, too.
  const isFull = () => limits.waiting > 0 && open.size > limits.waiting && waiting() >= limits.waiting;
  return {
    isOn: limits.delayMs > 0 || limits.waiting > 0,
    mayRefuse: () => shedding.level > 0 || isFull(),
    refusedFor(importance) {
      const isOver = importance === 'canWait' && isFull();
      if (!isOver && random() >= shedShare(shedding, importance)) return null;
      metrics.requestShed(importance);
      return BACK_S.from + Math.floor(random() * (BACK_S.spread + 1));
    },
    enter(isWaiting) {
      // A function of its own for each request: two may be given the same one.
      const entry = () => isWaiting();
      open.add(entry);
      return () => open.delete(entry);
    },
    waiting,
    observe(load) {
      shedding = nextShedding(shedding, load, limits);
      metrics.loadMeasured(shedding.level, load.waiting);
    },
  };
}
