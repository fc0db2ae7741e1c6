import { lastDays } from './lastDays.js';

describe('lastDays', () => {
  it('ends with today in the time zone and crosses month and year boundaries', () => {
    const evening = Date.UTC(2026, 0, 1, 23, 30);
    expect(lastDays(evening, 'UTC', 3)).toEqual([20251230, 20251231, 20260101]);
    expect(lastDays(evening, 'Asia/Kolkata', 2)).toEqual([20260101, 20260102]);
    expect(lastDays(evening, 'America/New_York', 1)).toEqual([20260101]);
  });

  it('has every day once, even when clocks change', () => {
    const days = lastDays(Date.UTC(2026, 3, 1, 12), 'Europe/Berlin', 30);
    expect(new Set(days).size).toBe(30);
    expect(days).toEqual(expect.arrayContaining([20260328, 20260329, 20260330]));
    expect(lastDays(Date.UTC(2028, 2, 1, 12), 'UTC', 2)).toEqual([20280229, 20280301]);
  });
});
