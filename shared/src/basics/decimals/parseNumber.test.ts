import { parseNumber, plainNumber } from './parseNumber.js';

const read = (typed: string, locale = 'en', decimals = 2) => {
  const { value, problem } = parseNumber(typed, { locale, decimals });
  return problem ? problem.key : value;
};

it.each([
  ['', null],
  ['50', 50],
  [' 12.50 ', 12.5],
  ['12,50', 12.5],
  ['0,25', 0.25],
  ['0.125', 'number_decimals'],
  ['.5', 0.5],
  [',5', 0.5],
  ['12,', 12],
  ['1,000', 1000],
  ['1,000.50', 1000.5],
  ['1.000,50', 1000.5],
  ['1,000,000', 1_000_000],
  ['1.000.000', 1_000_000],
  ['12,34,567', 1_234_567],
  ['1 000,50', 1000.5],
  ['1\u202f000', 1000],
  ["1'000.50", 1000.5],
  ['1’000’000', 1_000_000],
  ['-3', -3],
  ['−3,5', -3.5],
  ['+7', 7],
  ['01,250', 1250],
  ['012,50', 12.5],
])('reads "%s" in English as %s', (typed, value) => expect(read(typed)).toBe(value));

it.each([
  'ten',
  '1e3',
  '0x10',
  '1,2,3',
  '12 50',
  '1.000,00.5',
  '1,00.5',
  '--1',
  '1-',
  '.',
  ',',
  '٫',
  '5 €',
  '½',
  '10²',
  'Infinity',
  '1__0',
  '1٫2٫3',
])('reads no number in "%s"', (typed) => expect(read(typed)).toBe('number_unreadable'));

it.each([
  ['٥٠', 50],
  ['١٢٫٥', 12.5],
  ['١٬٠٠٠', 1000],
  ['١٬٠٠٠٫٥٠', 1000.5],
  ['١٢،٥', 12.5],
  ['۱۲٫۵', 12.5],
  ['१२.५', 12.5],
  ['১২৫', 125],
  ['๑๒', 12],
  ['１２．５', 12.5],
  ['𝟙𝟚', 12],
  ['\u200f٥٠\u200e', 50],
  ['\u061c-٥', -5],
])('reads the digits of "%s" as %s in any language', (typed, value) => {
  for (const locale of ['en', 'ar-EG', 'fr', 'fa', 'hi']) expect(read(typed, locale)).toBe(value);
});

describe('a text with two meanings', () => {
  it.each([
    ['1.000', 'en', 2],
    ['1,000', 'fr', 2],
    ['1.000', 'fr', 2],
    ['1,000', 'es', 2],
    ['1,000', 'de', 2],
    ['1.000', 'ar-EG', 2],
    ['1,000', 'ar-EG', 2],
    ['1,000', 'en', 3],
    ['1.000', 'fr', 0],
  ])('"%s" in %s with %i decimals is asked about', (typed, locale, decimals) => {
    expect(parseNumber(typed, { locale, decimals }).problem).toEqual({
      key: 'number_ambiguous',
      readings: [1000, 1],
    });
  });

  it.each([
    ['1.000', 'es', 2, 1000],
    ['1.000', 'de', 2, 1000],
    ['1.255', 'en', 3, 1.255],
    ['1,255', 'fr', 3, 1.255],
    ['12,500', 'en', 2, 12_500],
  ])('"%s" in %s with %i decimals has one, %d', (typed, locale, decimals, value) =>
    expect(read(typed, locale, decimals)).toBe(value),
  );
});

it('accepts the symbol of the field, and no other', () => {
  const rules = { locale: 'en', decimals: 2, symbol: '$' };
  expect(parseNumber('$1,000.50', rules).value).toBe(1000.5);
  expect(parseNumber('-$5', rules).value).toBe(-5);
  expect(parseNumber('5 $', rules).value).toBe(5);
  expect(parseNumber('€5', rules).problem).toEqual({ key: 'number_unreadable' });
});

it('refuses what the field does not take, and names the limit', () => {
  const rules = { locale: 'en', decimals: 2, min: 1, max: 500 };
  expect(parseNumber('12.345678', rules).problem).toEqual({ key: 'number_decimals', limit: 2 });
  expect(parseNumber('1,000', rules).problem).toEqual({ key: 'number_max', limit: 500 });
  expect(parseNumber('0', rules).problem).toEqual({ key: 'number_min', limit: 1 });
  expect(parseNumber('12.5', { locale: 'en', decimals: 0 }).problem).toEqual({ key: 'number_whole' });
  expect(parseNumber('12.0', { locale: 'en', decimals: 0 }).value).toBe(12);
  expect(parseNumber('1234567890123456', { locale: 'en', decimals: 0 }).problem).toEqual({
    key: 'number_unreadable',
  });
});

it('reads every number as it is shown, in any language', () => {
  for (const locale of ['en', 'es', 'fr', 'de', 'ar', 'ar-EG', 'fa', 'hi-u-nu-deva', 'de-CH', 'en-IN']) {
    for (const value of [0, 0.5, 1.255, 1000, 12.5, 1_234_567.89, -3.25]) {
      expect([locale, parseNumber(plainNumber(value, locale), { locale, decimals: 3 }).value]).toEqual([
        locale,
        value,
      ]);
    }
  }
});
