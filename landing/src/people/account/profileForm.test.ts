import { keepChanges, profileProblems, readKeptChanges } from './profileForm.js';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('everything that is wrong is reported at once, each at its field', () => {
  const values: Record<string, string> = { firstName: ' ', lastName: '', email: 'nobody' };
  const valueOf = (field: string) => values[field] ?? '';
  expect(profileProblems(valueOf, false)).toEqual({
    firstName: 'field_required',
    lastName: 'field_required',
    email: 'proper_email',
  });
  expect(profileProblems(() => 'ada@example.com', false)).toEqual({});
  // A contact that is changed elsewhere is not judged here.
  expect(profileProblems(valueOf, true)).not.toHaveProperty('email');
});

it('what was typed is kept for its user, until it is saved, and never shown to another', () => {
  keepChanges('ada', { vehicleColor: 'Blue' });
  expect(readKeptChanges('ada')).toEqual({ vehicleColor: 'Blue' });
  expect(readKeptChanges('bob')).toEqual({});
  expect(stored.size).toBe(0);
  keepChanges('ada', { vehicleColor: 'Blue' });
  keepChanges('ada', {});
  expect(readKeptChanges('ada')).toEqual({});
});
