import { zonedClock } from '@wayfare/shared';
import { laterPresets } from './laterPresets.js';

const zones = ['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'Australia/Lord_Howe'];
const presets = (now: number, zone: string) =>
  Object.fromEntries(laterPresets(now, zone).map((preset) => [preset.key, preset.at]));

describe.each(zones)('where the business is in %s', (zone) => {
  const at = (day: number, hour: number, minute = 0) =>
    zonedClock(20_260_300 + day, hour * 60 + minute, zone);

  it('offers an hour from now, this evening, and tomorrow morning and evening there', () => {
    expect(presets(at(2, 10, 5), zone)).toEqual({
      in_an_hour: at(2, 11, 15),
      this_evening: at(2, 18),
      tomorrow_morning: at(3, 8),
      tomorrow_evening: at(3, 18),
    });
  });

  it('leaves out this evening once it is too late there to book it', () => {
    expect(Object.keys(presets(at(2, 17, 58), zone))).not.toContain('this_evening');
    expect(Object.keys(presets(at(2, 23), zone))).toEqual([
      'in_an_hour',
      'tomorrow_morning',
      'tomorrow_evening',
    ]);
  });
});

it('keeps the morning at eight when the clocks change overnight', () => {
  const now = Date.parse('2026-03-07T15:00Z');
  expect(presets(now, 'America/New_York')['tomorrow_morning']).toBe(Date.parse('2026-03-08T12:00Z'));
});
