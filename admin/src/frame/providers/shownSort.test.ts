import { withShownSort } from './shownSort.js';

it('drops a remembered sort by a field shown only as a placeholder, and no other [6.22]', () => {
  const by = (field: string) => ({
    pagination: { page: 2, perPage: 25 },
    sort: { field, order: 'DESC' as const },
  });
  expect(withShownSort(by('email'), ['email', 'mobile'])).toEqual({
    ...by('email'),
    sort: { field: 'id', order: 'ASC' },
  });
  expect(withShownSort(by('email'), [])).toEqual(by('email'));
  expect(withShownSort(by('lastName'), ['email', 'mobile'])).toEqual(by('lastName'));
});
