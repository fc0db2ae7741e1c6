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
  const paths = ['/riders/:id/pay', '/bookings/:id', '/riders/:id/rate'];
  expect(pathsOf(...paths)).toEqual(paths);
});
