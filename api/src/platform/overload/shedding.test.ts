import { type Load, nextShedding, NOTHING_SHED, pressureOf, type Shedding, shedShare } from './shedding.js';

const limits = { delayMs: 100, waiting: 200 };
const WINDOW_MS = 250;

/** The states after each of these loads, one measurement after the other. */
function after(loads: readonly Partial<Load>[], from: Shedding = NOTHING_SHED): Shedding[] {
  const states: Shedding[] = [];
  let state = from;
  for (const load of loads) {
    state = nextShedding(state, { at: state.at + WINDOW_MS, delayMs: 10, waiting: 0, ...load }, limits);
    states.push(state);
  }
  return states;
}
const last = (loads: readonly Partial<Load>[], from?: Shedding) => after(loads, from).at(-1) as Shedding;
const times = (count: number, load: Partial<Load>) => Array.from({ length: count }, () => load);

it('refuses nothing below the limits, however long it lasts [4.121]', () => {
  const { level } = last(times(1_000, { delayMs: 99, waiting: 199 }));
  expect(level).toBe(0);
});

it('refuses more and more of what can wait, and nothing else, while the load is at its limit', () => {
  const states = after(times(40, { delayMs: 120 }));
  const levels = states.map(({ level }) => level);
  expect(levels[0]).toBeGreaterThan(0);
  expect(levels[0]).toBeLessThan(0.5);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  const final = states.at(-1) as Shedding;
  expect([shedShare(final, 'canWait'), shedShare(final, 'usual'), shedShare(final, 'first')]).toEqual([
    1, 0, 0,
  ]);
});

it('refuses all that can wait within half a second of a load far beyond the limit', () => {
  expect(shedShare(last(times(2, { delayMs: 1_000 })), 'canWait')).toBe(1);
});

it('refuses usual requests only if refusing all that can wait does not help, and never the first', () => {
  const [, second, third] = after(times(3, { waiting: 2_000 }));
  expect(shedShare(second as Shedding, 'usual')).toBe(0);
  expect(shedShare(third as Shedding, 'usual')).toBe(0.5);
  const worst = last(times(100, { waiting: 100_000, delayMs: 60_000 }));
  expect([shedShare(worst, 'canWait'), shedShare(worst, 'usual'), shedShare(worst, 'first')]).toEqual([
    1, 1, 0,
  ]);
});

it('lets usual requests in again first, then bit by bit what can wait', () => {
  const worst = last(times(100, { delayMs: 1_000 }));
  const calmer = last(times(20, { delayMs: 70 }), worst);
  expect([shedShare(calmer, 'canWait'), shedShare(calmer, 'usual')]).toEqual([1, 0]);
  const states = after(times(24, { delayMs: 12 }), calmer);
  const shares = states.map((state) => shedShare(state, 'canWait'));
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares[0]).toBeGreaterThan(0.9);
  expect(shares.at(-1)).toBe(0);
});

it('keeps the share between half of the limit and the limit, so that it does not swing', () => {
  const busy = last(times(3, { delayMs: 110 }));
  expect(busy.level).toBeGreaterThan(0);
  expect(last(times(1_000, { delayMs: 60 }), busy).level).toBe(busy.level);
});

it('counts a pause in which nothing could be measured as a second at most', () => {
  const busy = { level: 1, at: 0 };
  const { level } = nextShedding(busy, { at: 3_600_000, delayMs: 0, waiting: 0 }, limits);
  expect(level).toBeCloseTo(0.8);
});

it('looks only at measures that have a limit', () => {
  expect(pressureOf({ delayMs: 1_000, waiting: 1_000 }, { delayMs: 0, waiting: 0 })).toBe(0);
  expect(pressureOf({ delayMs: 1_000, waiting: 10 }, { delayMs: 0, waiting: 100 })).toBe(0.1);
});
