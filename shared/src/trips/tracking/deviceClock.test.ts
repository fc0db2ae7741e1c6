import { type ClockReading, readClock, serverTime, unreadClock } from './deviceClock.js';

const NOW = 1_800_000_000_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * A device that measures every two seconds, with a clock that is off, and a network that is slow at times.
 */
const reports = (off: number, delays: readonly number[]): ClockReading[] =>
  delays.map((delay, index) => {
    const now = NOW + index * 2 * SECOND;
    return { at: now - delay + off, now };
  });
const read = (readings: readonly ClockReading[]) => readings.reduce(readClock, unreadClock);

it.each([3 * MINUTE, 10 * SECOND, 600 * SECOND, 40])(
  'a clock that is %s ms ahead is known at once',
  (off) => {
    const [first] = reports(off, [0]);
    const clock = read(first ? [first] : []);
    expect(serverTime(clock, NOW + off)).toBe(NOW);
  },
);

it.each([-3 * MINUTE, -45 * SECOND, -599 * SECOND])(
  'a clock that is %s ms off is known after three reports',
  (off) => {
    const readings = reports(off, [80, 350, 120]);
    expect(read(readings.slice(0, 2)).offset).toBe(0);
    expect(read(readings).offset).toBe(off - 80);
  },
);

it('never dates anything into the future, whatever the network does', () => {
  let clock = unreadClock;
  for (const reading of reports(3 * MINUTE, [900, 40, 2_500, 10, 30, 700, 0])) {
    clock = readClock(clock, reading);
    expect(serverTime(clock, reading.at)).toBeLessThanOrEqual(reading.now);
  }
});

it('does not take a slow network, or a place that is repeated, for a wrong clock', () => {
  expect(read(reports(0, [40_000, 90_000, 61_000, 120_000])).offset).toBe(0);
  const repeated = [0, 20, 40, 60, 80].map((seconds) => ({ at: NOW - MINUTE, now: NOW + seconds * SECOND }));
  expect(read(repeated).offset).toBe(0);
});

it('does not correct a clock that is wrong by more than ten minutes', () => {
  expect(read(reports(11 * MINUTE, [0, 0, 0, 0])).offset).toBe(0);
  expect(read(reports(-11 * MINUTE, [0, 0, 0, 0])).offset).toBe(0);
});

it('learns that the clock has been set right, also after one wild report', () => {
  const ahead = read(reports(5 * MINUTE, [0, 0, 0]));
  expect(reports(0, [0, 0, 0]).reduce(readClock, ahead).offset).toBe(0);
  expect(readClock(ahead, { at: NOW + 20 * SECOND, now: NOW }).offset).toBe(20 * SECOND);
});
