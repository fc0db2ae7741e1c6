import fc from 'fast-check';
import { isScarce, matchCosts, nextWindow, windowEnd } from './matchWindow.js';

it('collects trips until the end of their window, which is the same for all [4.125]', () => {
  expect([10_000, 10_001, 14_999, 15_000].map((at) => windowEnd(at, 5_000))).toEqual([
    10_000, 15_000, 15_000, 15_000,
  ]);
  expect([10_000, 10_001, 15_000].map((at) => nextWindow(at, 5_000))).toEqual([15_000, 15_000, 20_000]);
});

it('is scarce where more trips wait than drivers are free, or several and as many [4.125]', () => {
  const scarce = (waiting: number, free: number) => isScarce({ waiting, free });
  expect([scarce(1, 0), scarce(2, 0), scarce(2, 1), scarce(2, 2), scarce(5, 5)]).not.toContain(false);
  expect([scarce(1, 1), scarce(1, 4), scarce(2, 3)]).not.toContain(true);
});

const costOf = (waitedMs: number, seconds: number, hasLetPass = false) =>
  matchCosts([{ id: 'trip', waitedMs, candidates: [{ driver: 'd', seconds, hasLetPass }] }])[0]?.candidates[0]
    ?.cost as number;

it('prefers near drivers, those who have not let the trip pass, and trips that wait long [4.126]', () => {
  expect(costOf(0, 60)).toBeLessThan(costOf(0, 90));
  expect(costOf(0, 90)).toBeLessThan(costOf(0, 60, true));
  expect(costOf(120_000, 90)).toBeLessThan(costOf(0, 90));
  expect(costOf(300_000, 240)).toBeLessThan(costOf(0, 100));
});

it('leaves out drivers whose way is not known, and has no cost below 0 [4.126]', () => {
  const none = [{ driver: 'd', seconds: Number.POSITIVE_INFINITY, hasLetPass: false }];
  expect(matchCosts([{ id: 'trip', waitedMs: 0, candidates: none }])).toEqual([
    { id: 'trip', candidates: [] },
  ]);
  fc.assert(
    fc.property(fc.integer({ min: -1_000, max: 10_000_000 }), fc.nat(), (waitedMs, seconds) => {
      expect(costOf(waitedMs, seconds)).toBeGreaterThanOrEqual(0);
    }),
  );
});
