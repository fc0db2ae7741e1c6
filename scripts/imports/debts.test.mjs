import { asDebts, compareDebts, grownRules, readDebts } from './debts.mjs';

const today = [
  { rule: 'above', text: 'b imports c' },
  { rule: 'above', text: 'a imports b' },
];

it('accepts the known violations', () => {
  expect(compareDebts(readDebts('above: a imports b\nabove: b imports c\n'), today)).toEqual([]);
  expect(asDebts(today)).toEqual(['above: a imports b', 'above: b imports c']);
});

it('rejects new violations, and known ones that no longer occur', () => {
  expect(compareDebts(['above: a imports b', 'last: f'], today)).toEqual([
    'above: b imports c',
    'remove from the list of known violations: last: f',
  ]);
});

it('lets code move, but no rule may have more violations', () => {
  expect(grownRules(['above: x imports y', 'above: y imports z'], today)).toEqual([]);
  expect(grownRules(['above: a imports b', 'last: f'], today)).toEqual(['above']);
});
