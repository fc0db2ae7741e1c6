import { clockText, dateText, dayOfText, minutesOf } from './clock.js';

it('reads and writes times of day as inputs do', () => {
  expect([0, 545, 1439].map(clockText)).toEqual(['00:00', '09:05', '23:59']);
  expect(['00:00', '09:05', '23:59', ''].map(minutesOf)).toEqual([0, 545, 1439, null]);
});

it('reads and writes days as inputs do', () => {
  expect(dateText(20260302)).toBe('2026-03-02');
  expect(['2026-03-02', ''].map(dayOfText)).toEqual([20260302, null]);
});
