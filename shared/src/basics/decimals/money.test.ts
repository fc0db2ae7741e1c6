import fc from 'fast-check';
import { exact, formatAmount, fraction, roundAmount, roundFraction, sumAmounts, toWire } from './money.js';

/** Returns the number of `minor` hundredths, as JSON would parse it. */
const hundredths = (minor: number) => Number(`${minor}e-2`);

describe('exact amounts', () => {
  it('add up without floating-point errors', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(toWire(sumAmounts([0.1, 0.2]))).toBe(0.3);
    expect(sumAmounts(Array.from({ length: 1000 }, () => '0.001')).toFixed()).toBe('1');
    expect(toWire(sumAmounts([]))).toBe(0);
  });

  it('add up exactly for any list of wire numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (minors) => {
        const total = minors.reduce((sum, minor) => sum + BigInt(minor), 0n);
        expect(sumAmounts(minors.map(hundredths)).times(100).toFixed()).toBe(total.toString());
      }),
    );
  });

  it('reject anything that is not a number', () => {
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, '', 'ten', '1,5']) {
      expect(() => exact(wrong)).toThrow();
    }
  });
});

describe('rounding', () => {
  it('rounds amounts half up, away from zero', () => {
    const rows: [amount: string, decimals: number, rounded: string][] = [
      ['1.005', 2, '1.01'],
      ['1.00499999999999999999', 2, '1'],
      ['2.5', 0, '3'],
      ['2.4999', 0, '2'],
      ['0.0005', 3, '0.001'],
      ['-2.5', 0, '-3'],
      ['8.325', 2, '8.33'],
    ];
    expect(rows.map(([amount, decimals]) => roundAmount(amount, decimals).toFixed())).toEqual(
      rows.map(([, , rounded]) => rounded),
    );
  });

  it('rounds any fraction half up from its exact value', () => {
    const whole = fc.bigInt({ min: 0n, max: 10n ** 18n });
    const positive = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(whole, positive, fc.integer({ min: 0, max: 3 }), (numerator, denominator, decimals) => {
        const scale = 10n ** BigInt(decimals);
        const expected = (2n * numerator * scale + denominator) / (2n * denominator);
        const rounded = roundFraction(fraction(`${numerator}`, `${denominator}`), decimals);
        expect(rounded.times(`${scale}`).toFixed()).toBe(expected.toString());
      }),
      { numRuns: 1000 },
    );
  });

  it('rounds a tie of fractions up, and the nearest value below it down', () => {
    expect(roundFraction(fraction(1, 8), 2).toFixed()).toBe('0.13');
    expect(roundFraction(fraction('0.12499999999999999999'), 2).toFixed()).toBe('0.12');
    expect(roundFraction(fraction(1, 3), 3).toFixed()).toBe('0.333');
    expect(roundFraction(fraction(2, 3), 0).toFixed()).toBe('1');
  });
});

describe('formatAmount', () => {
  it('writes the symbol before or after the amount, as the settings say [9.9]', () => {
    const format = { symbol: '€', decimal: 2 };
    expect(formatAmount(1234.5, { ...format, swipe_symbol: false }, 'en')).toBe('€1,234.50');
    expect(formatAmount(1234.5, { ...format, swipe_symbol: true }, 'en')).toBe('1,234.50\u00a0€');
  });

  it('puts a minus before the whole of a negative amount', () => {
    expect(formatAmount(-5, { symbol: '$', decimal: 2, swipe_symbol: false }, 'en')).toBe('−$5.00');
    expect(formatAmount(-5, { symbol: '€', decimal: 2, swipe_symbol: true }, 'en')).toBe('−5.00\u00a0€');
  });

  it('keeps an amount together in a right-to-left sentence', () => {
    const format = { symbol: '$', decimal: 2, swipe_symbol: false };
    expect(formatAmount(-5, format, 'ar-EG-u-nu-latn')).toBe('\u2068−$5.00\u2069');
  });

  it('uses the settings’ number of decimals, and digits in the reader’s locale [9.8]', () => {
    const written = [0, 1, 2, 3].map((decimal) =>
      formatAmount('1234.5', { symbol: '$', decimal, swipe_symbol: true }, 'de'),
    );
    expect(written).toEqual(['1.235\u00a0$', '1.234,5\u00a0$', '1.234,50\u00a0$', '1.234,500\u00a0$']);
  });

  it.each([
    ['en', 'KWD\u00a01,234.507', '−KWD\u00a05.000', '5.000\u00a0KWD'],
    ['es', 'KWD\u00a01234,507', '−KWD\u00a05,000', '5,000\u00a0KWD'],
    ['fr', 'KWD\u00a01\u202f234,507', '−KWD\u00a05,000', '5,000\u00a0KWD'],
    ['ar-EG', '\u2068KWD\u00a0١٬٢٣٤٫٥٠٧\u2069', '\u2068−KWD\u00a0٥٫٠٠٠\u2069', '\u2068٥٫٠٠٠\u00a0KWD\u2069'],
  ])(
    'sets a symbol of letters apart by a space that does not break, in "%s"',
    (locale, before, minus, after) => {
      const kwd = { symbol: 'KWD', decimal: 3, swipe_symbol: false };
      expect(formatAmount(1234.507, kwd, locale)).toBe(before);
      expect(formatAmount(-5, kwd, locale)).toBe(minus);
      expect(formatAmount(5, { ...kwd, swipe_symbol: true }, locale)).toBe(after);
    },
  );

  it.each(['$', 'US$', 'R$', 'E£', '₹', 'kr ', '﷼'])('adds no space after "%s"', (symbol) => {
    expect(formatAmount(5, { symbol, decimal: 0, swipe_symbol: false }, 'en')).toBe(`${symbol}5`);
  });

  it.each(['kr', 'Fr.', 'zł', 'د.ك', '円', 'S/'])('adds a space after "%s"', (symbol) => {
    expect(formatAmount(5, { symbol, decimal: 0, swipe_symbol: false }, 'en')).toBe(`${symbol}\u00a05`);
  });
});
