import { closesAt } from './closing.js';

it('a paid trip stays open for ten minutes, so that its people can rate each other', () => {
  expect(closesAt(Date.UTC(2026, 0, 1, 12))).toBe(Date.UTC(2026, 0, 1, 12, 10));
});
