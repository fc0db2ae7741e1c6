/** A random source that gives the same sequence for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** From `from` up to `to`. */
  between(from: number, to: number): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** True with this probability: 0 never, 1 always. */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** One of the items, chosen by weight. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T;
}

/** A seeded random source (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    next,
    between: (from, to) => from + next() * (to - from),
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    weighted(items, weight) {
      const total = items.reduce((sum, item) => sum + weight(item), 0);
      let left = next() * total;
      for (const item of items) {
        left -= weight(item);
        if (left < 0) return item;
      }
      return items.at(-1) as (typeof items)[number];
    },
  };
}
