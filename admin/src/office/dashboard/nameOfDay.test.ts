import { nameOfDay } from './nameOfDay.js';

it('names a day in the user’s language, in any time zone', () => {
  expect(nameOfDay(20260302, 'en')).toBe('Mar 2');
  expect(nameOfDay(20251231, 'fr', 'long')).toBe('mer. 31 déc. 2025');
});
