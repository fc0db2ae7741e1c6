import { createFormats, createOnce } from './formats.js';

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

it('writes distances that would be rounded to nothing in meters or feet', () => {
  const { distance } = createFormats('en', settings);
  expect([0, 0.0004, 0.012, 0.049, 0.05].map(distance)).toEqual(['0 km', '0 m', '12 m', '49 m', '0.1 km']);
  expect(createFormats('en', { ...settings, convert_to_mile: true }).distance(0.012)).toBe('39 ft');
  expect(createFormats('ar-EG', settings).distance(0.012)).toBe('١٢ مترًا');
});

it('writes a number that was rounded up to zero without a sign', () => {
  expect(createFormats('en', settings).number(Math.trunc(-0.5))).toBe('0');
  expect(createFormats('en', settings).number(-1234)).toBe('-1,234');
});

it('writes amounts with the currency symbol of the settings', () => {
  expect(createFormats('en', settings).money(-2.26)).toBe('−$2.26');
});

it('creates formats once for each locale, settings and translation function', () => {
  let created = 0;
  const formatsOf = createOnce((locale: string, of: typeof settings) => {
    created += 1;
    return createFormats(locale, of);
  });
  const t = (key: string) => key;
  expect(formatsOf('en', settings, t)).toBe(formatsOf('en', settings, t));
  expect(formatsOf('ar', settings, t).money(1)).not.toBe(formatsOf('en', settings, t).money(1));
  expect(formatsOf('en', { ...settings, symbol: '€' }, t).money(1)).toBe('€1.00');
  expect(created).toBe(3);
  expect(formatsOf('en', settings, (key) => `new ${key}`).money(1)).toBe('$1.00');
  expect(created).toBe(4);
});
