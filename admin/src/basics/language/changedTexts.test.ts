import { changedTexts } from './changedTexts.js';

it('counts the texts that are added, changed and removed, and the removed ones by themselves', () => {
  const before = { save: 'Save', close: 'Close', cancel: 'Cancel' };
  expect(changedTexts(before, before)).toEqual({ changed: 0, removed: 0 });
  expect(changedTexts(before, { save: 'Store', close: 'Close', more: 'More' })).toEqual({
    changed: 3,
    removed: 1,
  });
});
