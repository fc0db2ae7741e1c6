import { inMatchingOrder } from './inMatchingOrder.js';

const pathsOf = (...paths: string[]) =>
  inMatchingOrder(paths.map((path) => ({ path }))).map(({ path }) => path);

it('puts names before parameters at the first place where paths differ', () => {
  expect(pathsOf('/bookings/:id', '/:resource/export', '/bookings/export')).toEqual([
    '/bookings/export',
    '/bookings/:id',
    '/:resource/export',
  ]);
});

it('keeps the order of operations that do not compete', () => {
  const paths = ['/riders/:id/rate', '/bookings/:id/pay', '/riders/:id/pay'];
  expect(pathsOf(...paths)).toEqual(paths);
});

it('orders paths of different lengths alike, however many there are', () => {
  const many = Array.from({ length: 40 }, (_, index) => [`/lists${index}`, `/lists${index}/:id/rows`]).flat();
  const ordered = pathsOf('/auth/:provider', ...many, '/auth/completion');
  expect(ordered.indexOf('/auth/completion')).toBeLessThan(ordered.indexOf('/auth/:provider'));
});
