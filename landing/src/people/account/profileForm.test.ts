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
  const rules = { requireLastName: true };
  expect(profileProblems(valueOf, false, rules)).toEqual({
    firstName: 'field_required',
    lastName: 'field_required',
    email: 'proper_email',
  });
  const ada: Record<string, string> = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
  expect(profileProblems((field) => ada[field] ?? '', false, rules)).toEqual({});
  // A contact that is changed elsewhere is not judged here.
  expect(profileProblems(valueOf, true, rules)).not.toHaveProperty('email');
});

it('a single name is enough where the settings require no last name [5.51]', () => {
  const valueOf = (field: string) => (field === 'firstName' ? 'Suharto' : '');
  expect(profileProblems(valueOf, true, { requireLastName: true })).toEqual({ lastName: 'field_required' });
  expect(profileProblems(valueOf, true, { requireLastName: false })).toEqual({});
});

it('a name that nobody has is reported before it is sent', () => {
  const valueOf = (field: string) => (field === 'firstName' ? 'evil.com' : 'Byron');
  expect(profileProblems(valueOf, true, { requireLastName: true })).toEqual({
    firstName: 'proper_input_name',
  });
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
