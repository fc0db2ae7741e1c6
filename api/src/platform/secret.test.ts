import fc from 'fast-check';
import { isSameSecret } from './secret.js';

it('accepts exactly the expected secret', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (given, expected) => {
      expect(isSameSecret(given, expected)).toBe(given === expected);
      expect(isSameSecret(expected, expected)).toBe(true);
    }),
  );
});

it('rejects a secret of another length', () => {
  for (const given of ['', 'secre', 'secret ', 'secret\0', 'ſecret', 'Secret'])
    expect(isSameSecret(given, 'secret')).toBe(false);
});
