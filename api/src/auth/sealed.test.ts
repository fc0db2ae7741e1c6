import { randomBytes } from 'node:crypto';
import { sealed, unsealed } from './sealed.js';

const key = randomBytes(32);

it('a sealed text can be read only with its key and for its use', () => {
  const seal = sealed('ünïcode', 'one use', key);
  expect(unsealed(seal, 'one use', key)).toBe('ünïcode');
  expect(unsealed(seal, 'another use', key)).toBeNull();
  expect(unsealed(seal, 'one use', randomBytes(32))).toBeNull();
});

it('a sealed text differs each time and reveals nothing of the text', () => {
  const seals = [sealed('secret', 'use', key), sealed('secret', 'use', key)];
  expect(seals[0]).not.toBe(seals[1]);
  expect(Buffer.from(seals[0] as string, 'base64url').toString('latin1')).not.toContain('secret');
});

it('a sealed text cannot be read after a change to any byte', () => {
  const seal = Buffer.from(sealed('secret', 'use', key), 'base64url');
  for (let at = 0; at < seal.length; at += 1) {
    const changed = Buffer.from(seal);
    changed[at] = (changed[at] as number) ^ 1;
    expect(unsealed(changed.toString('base64url'), 'use', key)).toBeNull();
  }
  expect(unsealed('', 'use', key)).toBeNull();
});
