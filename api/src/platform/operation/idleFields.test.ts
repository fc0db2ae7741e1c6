import { DomainError } from '@wayfare/shared';
import { refuseFields, unreadFields, withoutField, withoutSame } from './idleFields.js';

it('names fields that a schema left out, at any depth, unless they have no value', () => {
  const sent = { a: 1, b: { c: 2, d: 3 }, list: [{ e: 4 }, { e: 5, f: 6 }], g: null, h: undefined };
  expect(unreadFields(sent, { a: 1, b: { c: 2 }, list: [{ e: 4 }, { e: 5 }] })).toEqual(['b.d', 'list.1.f']);
  expect(unreadFields(JSON.parse('{"__proto__":{"a":1},"constructor":1}'), {})).toEqual([
    '__proto__',
    'constructor',
  ]);
});

it('does not look into values that a schema has turned into something else', () => {
  expect(unreadFields({ at: { day: 1 }, list: ['x'] }, { at: 1, list: 'x' })).toEqual([]);
});

it('leaves out what a record has already, and nothing else', () => {
  const record = { id: 'a', at: { day: 1, hour: undefined }, name: 'Ada', left: undefined };
  expect(withoutSame({ id: 'a', at: { day: 1 }, name: 'Bea', other: 1 }, record)).toEqual({
    name: 'Bea',
    other: 1,
  });
  expect(withoutSame({ at: { day: 2 }, constructor: 1 }, record)).toEqual({ at: { day: 2 }, constructor: 1 });
});

it('leaves out one field at a path', () => {
  const body = { stops: [{ add: 'A' }, { add: 'B', note: 'x' }], kind: 'ordinary' };
  expect(withoutField(body, 'stops.1.note')).toEqual({
    stops: [{ add: 'A' }, { add: 'B', note: undefined }],
    kind: 'ordinary',
  });
  expect(withoutField(body, 'kind')).toEqual({ ...body, kind: undefined });
});

it('refuses with a bounded list of names, also of odd ones', () => {
  const problemOf = (unknown: string[], idle?: string[]) => {
    try {
      refuseFields(unknown, idle);
      return null;
    } catch (error) {
      return error as DomainError;
    }
  };
  expect(problemOf([])).toBeNull();
  expect(problemOf(['a'], ['b'])?.fields).toEqual({ a: 'field_unknown', b: 'field_no_effect' });
  expect(Object.keys(problemOf(['__proto__'])?.fields ?? {})).toEqual(['__proto__']);
  const many = problemOf(Array.from({ length: 1_000 }, (_, index) => `${index}`.padStart(1_000, 'x')));
  expect(JSON.stringify(many?.fields).length).toBeLessThan(10_000);
});
