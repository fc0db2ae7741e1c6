import { mergeTexts } from './mergeTexts.js';

const seen = { a: 'A', b: 'B', c: 'C', d: 'D' };

it('applies my changes over theirs, key by key', () => {
  const mine = { a: 'A mine', b: 'B', d: 'D', f: 'F mine' };
  const theirs = { a: 'A', b: 'B theirs', c: 'C', e: 'E theirs' };
  expect(mergeTexts(seen, mine, theirs)).toEqual({
    texts: { a: 'A mine', b: 'B theirs', e: 'E theirs', f: 'F mine' },
    clashes: [],
  });
});

it('lists the keys that both have changed, and keeps my version', () => {
  const mine = { a: 'A mine', c: 'same', d: 'D mine' };
  const theirs = { a: 'A theirs', b: 'B theirs', c: 'same' };
  expect(mergeTexts(seen, mine, theirs)).toEqual({
    texts: { a: 'A mine', c: 'same', d: 'D mine' },
    clashes: ['a', 'b', 'd'],
  });
});

it('keeps mine if there were no other changes', () => {
  const mine = { a: 'A', z: 'Z' };
  expect(mergeTexts(seen, mine, seen)).toEqual({ texts: mine, clashes: [] });
});
