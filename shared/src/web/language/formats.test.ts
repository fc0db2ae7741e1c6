import { createFormats } from './formats.js';

const settings = { symbol: '$', swipe_symbol: false, decimal: 2, convert_to_mile: false };

it('writes durations in hours and minutes, and any short time as a minute', () => {
  const { duration } = createFormats('en', settings);
  expect([0, 1, 29, 90, 3599, 3600, 3720].map(duration)).toEqual([
    '0 min',
    '1 min',
    '1 min',
    '2 min',
    '1 hr',
    '1 hr',
    '1 hr 2 min',
  ]);
});

it('writes distances in the unit of the settings', () => {
  expect(createFormats('en', settings).distance(10)).toBe('10 km');
  expect(createFormats('en', { ...settings, convert_to_mile: true }).distance(10)).toBe('6.2 mi');
});

it('writes amounts with the currency symbol of the settings', () => {
  expect(createFormats('en', settings).money(-2.26)).toBe('−$2.26');
});
