import { expect, it } from 'vitest';
import { z } from 'zod';
import { requireDeclaredAnswer } from './requireDeclaredAnswer.js';

const trips = z.array(z.object({ id: z.string(), stops: z.array(z.object({ name: z.string() })) }));
const check = (answer: unknown) => () => requireDeclaredAnswer('listTrips', trips, answer);

it('accepts an answer with the declared fields', () => {
  expect(
    check([
      { id: 't1', stops: [{ name: 'Pier 17' }] },
      { id: 't2', stops: [] },
    ]),
  ).not.toThrow();
});

it('names each field that is not declared, wherever it is', () => {
  expect(check([{ id: 't1', secret: 1, stops: [{ name: 'Pier 17', phone: '+1' }] }])).toThrow(
    'listTrips answers what it does not declare: 0.secret is not declared; 0.stops.0.phone is not declared',
  );
});

it('names a field that is missing or has another type', () => {
  expect(check([{ id: 7, stops: [] }])).toThrow('0.id: Invalid input: expected string, received number');
  expect(check([{ id: 't1' }])).toThrow('0.stops: Invalid input: expected array, received undefined');
});

it('ignores a field without a value: JSON leaves it out', () => {
  expect(check([{ id: 't1', stops: [], secret: undefined }])).not.toThrow();
});
