import { countedDrive, firstLeadLook, leadSecondsFor, minutesTooLate, nextLeadLook } from './leadTime.js';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;
const limits = { leadMinutes: 15, leadMostMinutes: 60, leadBufferMinutes: 10 };

describe('the lead time of a prebooking [4.89]', () => {
  it('is the drive with the buffer in steps of five minutes, between minimum and maximum', () => {
    const minutes = (drive: number) => leadSecondsFor(drive * 60, limits) / 60;
    expect([0, 5, 6, 20, 21, 50, 51, 300].map(minutes)).toEqual([15, 15, 20, 30, 35, 60, 60, 60]);
    expect(leadSecondsFor(0, { ...limits, leadMinutes: 90 })).toBe(90 * 60);
  });

  it('counts the third nearest car, or the farthest of fewer', () => {
    expect(countedDrive([900, 60, 300, 120])).toBe(300);
    expect(countedDrive([900, 60])).toBe(900);
    expect(countedDrive([])).toBeNull();
  });

  it('is looked at from the maximum on, then halfway to its start, and no more once it has started', () => {
    const tripdate = NOW + 60 * MINUTE;
    expect(firstLeadLook(tripdate, limits)).toBe(NOW);
    expect(nextLeadLook(NOW + 40 * MINUTE, NOW)).toBe(NOW + 20 * MINUTE);
    expect(nextLeadLook(NOW + MINUTE, NOW)).toBe(NOW + MINUTE);
    expect(nextLeadLook(NOW, NOW)).toBeNull();
  });
});

it('finds a planned driver who comes more than five minutes late [4.90]', () => {
  const late = (minutes: number) => minutesTooLate(NOW + 10 * MINUTE, minutes * 60, NOW);
  expect([late(5), late(15), late(16)]).toEqual([null, null, 6]);
});
