import { expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { operationFor } from './operation.js';

const operation = operationFor<object>();
const place = {
  id: 'getPlace',
  method: 'get',
  path: '/place',
  summary: 'Get a place',
  access: 'public',
  answers: z.object({ name: z.string(), visits: z.number() }),
} as const;

it('an operation compiles only if it returns what it declares', () => {
  operation({ ...place, act: async () => ({ name: 'Pier 17', visits: 3 }) });
  // @ts-expect-error A field is missing.
  operation({ ...place, act: async () => ({ name: 'Pier 17' }) });
  // @ts-expect-error A field has another type.
  operation({ ...place, act: async () => ({ name: 'Pier 17', visits: 'three' }) });
});

it('an operation that presents its result compiles only if that is what it declares', () => {
  const act = async () => 3;
  operation({
    ...place,
    act,
    present: async (visits) => {
      expectTypeOf(visits).toEqualTypeOf<number>();
      return { name: 'Pier 17', visits };
    },
  });
  // @ts-expect-error What it presents has no name.
  operation({ ...place, act, present: async (visits: number) => ({ visits }) });
});

it('an operation that has already responded returns nothing', () => {
  operation({ ...place, act: async () => undefined });
});
