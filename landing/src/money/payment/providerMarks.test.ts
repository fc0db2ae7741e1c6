import { providerNames } from '@wayfare/shared';
import { providerMarks } from './providerMarks.js';

const marks = providerNames.map((name) => providerMarks[name]);

/** The providers without a logo that anybody may use. */
const WITHOUT_LOGO = [
  'payulatam',
  'flutterwave',
  'paystack',
  'securepay',
  'payfast',
  'liqpay',
  'culqi',
  'test',
];

/** WCAG contrast of white on a color such as `#003087`. */
function contrastOfWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

it('every known provider has a name and a logo of its own [3.38]', () => {
  expect(Object.keys(providerMarks)).toEqual([...providerNames]);
  expect(new Set(marks.map(({ title }) => title)).size).toBe(providerNames.length);
  expect(new Set(marks.map(({ logo }) => Object.values(logo)[0])).size).toBe(providerNames.length);
  const withLetters = providerNames.filter((name) => 'letters' in providerMarks[name].logo);
  expect(withLetters).toEqual(WITHOUT_LOGO);
  for (const { logo } of marks)
    if ('path' in logo) expect(logo.path).toMatch(/^M[\d.\s,A-Za-z-]{50,}$/);
    else expect(logo.letters).toMatch(/^[A-Za-z]{1,2}$/);
});

it('logos are readable on their background [3.38]', () => {
  expect(marks.filter(({ color }) => contrastOfWhite(color) < 4.5)).toEqual([]);
});
