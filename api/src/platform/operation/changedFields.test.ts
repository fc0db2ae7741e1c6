import { changedFields } from './changedFields.js';

it('lists fields that changed, and no others', () => {
  const before = { id: 'c1', name: 'Economy', base_fare: 2, options: [{ amount: 1 }] };
  expect(changedFields(before, { ...before, base_fare: 3, options: [{ amount: 2 }] })).toEqual([
    { field: 'base_fare', before: 2, after: 3 },
    { field: 'options', before: '[{"amount":1}]', after: '[{"amount":2}]' },
  ]);
  expect(changedFields(before, { ...before })).toEqual([]);
});

it('has only one side for new or deleted records, and only looks at the fields of the change', () => {
  expect(changedFields(null, { name: 'X', image: null })).toEqual([
    { field: 'name', before: null, after: 'X' },
  ]);
  expect(changedFields({ name: 'X' }, null)).toEqual([{ field: 'name', before: 'X', after: null }]);
  expect(changedFields({ name: 'X', queue: true }, { name: 'Y', queue: false }, ['name'])).toHaveLength(1);
});

it('says that a secret changed, but not its value', () => {
  const changes = changedFields({ license: 'old' }, { license: 'new', otp: 12345, pushToken: 't' });
  expect(changes).toEqual(
    ['license', 'otp', 'pushToken'].map((field) => ({ field, before: null, after: null, hidden: true })),
  );
});

it('compares the texts of a language one by one, truncates long values and keeps at most 200 fields', () => {
  const texts = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`key${index}`, 'x']));
  const before = { keyValuePairs: texts };
  const after = { keyValuePairs: { ...texts, key7: 'y'.repeat(9000) } };
  const [change, ...others] = changedFields(before, after);
  expect(others).toEqual([]);
  expect(change?.field).toBe('keyValuePairs.key7');
  expect(String(change?.after)).toHaveLength(501);
  expect(changedFields(null, before)).toHaveLength(200);
});
