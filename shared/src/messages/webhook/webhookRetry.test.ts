import { RETRY_FOR_MS, retryPauseMs } from './webhookRetry.js';

const MINUTE = 60_000;

describe('the pause between attempts', () => {
  it('doubles from five seconds to six hours', () => {
    const pauses = [1, 2, 3, 4, 13, 40, 5000].map((tries) => retryPauseMs(tries, 0) / 1000);
    expect(pauses).toEqual([5, 10, 20, 40, 20_480, 21_600, 21_600]);
  });

  it('is up to a quarter longer at random', () => {
    expect(retryPauseMs(2, 0.5)).toBe(11_250);
    expect(retryPauseMs(2, 0.999_999)).toBeLessThanOrEqual(12_500);
  });

  it('leaves about two dozen attempts in three days', () => {
    let [attempts, at] = [1, 0];
    while (at <= RETRY_FOR_MS) {
      at += retryPauseMs(attempts, 0.5);
      attempts += 1;
    }
    expect(attempts).toBeGreaterThan(20);
    expect(attempts).toBeLessThan(30);
  });

  it('is as long as the receiver asks for, but at most a day, and never shorter than without', () => {
    expect(retryPauseMs(1, 0, 90_000)).toBe(90_000);
    expect(retryPauseMs(1, 0, 30 * 24 * 60 * MINUTE)).toBe(24 * 60 * MINUTE);
    expect(retryPauseMs(8, 0, 1_000)).toBe(retryPauseMs(8, 0));
  });
});
