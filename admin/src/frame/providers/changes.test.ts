import { changedFields, changeOf, inChunks } from './changes.js';

describe('changedFields', () => {
  it('keeps the fields that differ and omits the rest', () => {
    const before = { id: '1', name: 'Mini', min_fare: 5, options: [{ description: 'a', amount: 1 }] };
    const form = { ...before, min_fare: 6, options: [{ description: 'a', amount: 1 }] };
    expect(changedFields(form, before)).toEqual({ min_fare: 6 });
  });

  it('sends a cleared field as null, but not a field that was empty all along', () => {
    expect(changedFields({ a: null, b: null }, { a: 'x' })).toEqual({ a: null });
  });

  it('sends everything when the previous record is unknown', () => {
    expect(changedFields({ a: 1 }, undefined)).toEqual({ a: 1 });
  });
});

describe('changeOf', () => {
  it('contains the previous values of the changed fields only', () => {
    const before = { id: '1', name: 'Mini', min_fare: 5 };
    expect(changeOf({ ...before, min_fare: 6, note: 'x' }, before)).toEqual({
      min_fare: 6,
      note: 'x',
      was: { min_fare: 5, note: null },
    });
    expect(changeOf(before, before)).toEqual({});
  });
});

describe('inChunks', () => {
  it('splits at the size, with the rest in the last chunk', () => {
    expect(inChunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(inChunks([], 2)).toEqual([]);
  });
});
