import { laterPresets } from './laterPresets.js';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).getTime();
const presets = (now: number) =>
  Object.fromEntries(laterPresets(now).map((preset) => [preset.key, preset.at]));

it('offers an hour from now, this evening, and tomorrow morning and evening', () => {
  expect(presets(at(2, 10, 5))).toEqual({
    in_an_hour: at(2, 11, 15),
    this_evening: at(2, 18),
    tomorrow_morning: at(3, 8),
    tomorrow_evening: at(3, 18),
  });
});

it('leaves out this evening once it is too late to book it', () => {
  expect(Object.keys(presets(at(2, 17, 58)))).not.toContain('this_evening');
  expect(Object.keys(presets(at(2, 23)))).toEqual(['in_an_hour', 'tomorrow_morning', 'tomorrow_evening']);
});
