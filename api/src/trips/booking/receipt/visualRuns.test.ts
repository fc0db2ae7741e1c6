import { visualRuns } from './visualRuns.js';

it('leaves text from left to right as it is, in one part', () => {
  expect(visualRuns('Fare: $12.50 (cash)', 'ltr')).toEqual(['Fare: $12.50 (cash)']);
  expect(visualRuns('', 'ltr')).toEqual([]);
});

it('puts the parts of mixed text in the order of the screen', () => {
  expect(visualRuns('ABC شارع DEF', 'ltr')).toEqual(['ABC ', 'شارع', ' DEF']);
  expect(visualRuns('شارع ABC', 'rtl')).toEqual(['ABC', 'شارع ']);
});

it('draws Arabic digits from left to right, brackets mirrored, and no direction marks', () => {
  expect(visualRuns('مبلغ: \u2068٢٣٫٥\u2069', 'rtl')).toEqual(['٢', '٣', '٫', '٥', 'مبلغ: ']);
  expect(visualRuns('(أ)', 'rtl')).toEqual([')أ(']);
});
