import { apiKeyInputSchema, apiKeyState } from './apiKey.schema.js';

it('is active until it expires or is revoked', () => {
  const now = 1000;
  expect(apiKeyState({}, now)).toBe('active');
  expect(apiKeyState({ expiresAt: 1001, revokedAt: null }, now)).toBe('active');
  expect(apiKeyState({ expiresAt: 1000 }, now)).toBe('expired');
  expect(apiKeyState({ expiresAt: 1000, revokedAt: 999 }, now)).toBe('revoked');
});

it('has at least one scope, and each only once', () => {
  const key = { name: 'Hotel', account: 'a'.repeat(24) };
  const isValid = (scopes: string[]) => apiKeyInputSchema.safeParse({ ...key, scopes }).success;
  expect([['estimates'], [], ['estimates', 'estimates'], ['everything']].map(isValid)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
