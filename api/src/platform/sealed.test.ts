import { createCipheriv, randomBytes } from 'node:crypto';
import { CompactEncrypt, decodeProtectedHeader } from 'jose';
import { sealText, unsealText } from './sealed.js';

const keys = { sealKey: randomBytes(32), previousSealKeys: [] };
const otherKeys = { sealKey: randomBytes(32), previousSealKeys: [] };
const rotated = { sealKey: randomBytes(32), previousSealKeys: [randomBytes(32), keys.sealKey] };

/** A seal as earlier versions made it. */
function unnamedSeal(text: string, use: string, key: Uint8Array): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 }).setAAD(Buffer.from(use));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

it('a sealed text can be read only with its key and for its use', async () => {
  const seal = await sealText('ünïcode', 'one use', keys);
  expect(await unsealText(seal, 'one use', keys)).toBe('ünïcode');
  expect(await unsealText(seal, 'another use', keys)).toBeNull();
  expect(await unsealText(seal, 'one use', otherKeys)).toBeNull();
});

it('a sealed text differs each time and reveals nothing of the text', async () => {
  const seals = [await sealText('secret', 'use', keys), await sealText('secret', 'use', keys)];
  expect(seals[0]).not.toBe(seals[1]);
  for (const part of seals[0]!.split('.'))
    expect(Buffer.from(part, 'base64url').toString('latin1')).not.toContain('secret');
});

it('a sealed text cannot be read after a change to any byte', async () => {
  const parts = (await sealText('secret', 'use', keys))
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  for (const [index, part] of parts.entries())
    for (let at = 0; at < part.length; at += 1) {
      const changed = Buffer.from(part);
      changed[at] = (changed[at] as number) ^ 1;
      const seal = parts.with(index, changed).map((bytes) => bytes.toString('base64url'));
      expect(await unsealText(seal.join('.'), 'use', keys)).toBeNull();
    }
  for (const broken of ['', '.', '....', 'a.b.c.d.e'])
    expect(await unsealText(broken, 'use', keys)).toBeNull();
});

it('a text sealed before a change of the secret can be read while the previous secret is known', async () => {
  const seal = await sealText('secret', 'use', keys);
  expect(await unsealText(seal, 'use', rotated)).toBe('secret');
  expect(await unsealText(seal, 'another use', rotated)).toBeNull();
  expect(await unsealText(seal, 'use', { ...rotated, previousSealKeys: [] })).toBeNull();
});

it('a text is sealed with the newest key, and names the key without revealing it', async () => {
  const seal = await sealText('secret', 'use', rotated);
  expect(await unsealText(seal, 'use', { ...rotated, previousSealKeys: [] })).toBe('secret');
  const { kid } = decodeProtectedHeader(seal);
  expect(kid).toMatch(/^[\w-]{11}$/);
  expect(kid).not.toBe(decodeProtectedHeader(await sealText('secret', 'use', keys)).kid);
  expect(rotated.sealKey.toString('base64url')).not.toContain(kid);
});

it('a seal is accepted only with the encryption that the product uses', async () => {
  const { kid } = decodeProtectedHeader(await sealText('secret', 'use', keys)) as { kid: string };
  const sealedAs = (header: { alg: string; enc: string }) =>
    new CompactEncrypt(Buffer.from('secret'))
      .setProtectedHeader({ ...header, kid, use: 'use' })
      .encrypt(keys.sealKey);
  expect(await unsealText(await sealedAs({ alg: 'dir', enc: 'A256GCM' }), 'use', keys)).toBe('secret');
  for (const header of [
    { alg: 'dir', enc: 'A128CBC-HS256' },
    { alg: 'A256GCMKW', enc: 'A256GCM' },
    { alg: 'A256KW', enc: 'A256GCM' },
  ])
    expect(await unsealText(await sealedAs(header), 'use', keys)).toBeNull();
});

describe('a seal of an earlier version', () => {
  const seal = unnamedSeal('ünïcode', 'one use', keys.sealKey);

  it('can be read with its key, also after a change of the secret', async () => {
    expect(await unsealText(seal, 'one use', keys)).toBe('ünïcode');
    expect(await unsealText(seal, 'one use', rotated)).toBe('ünïcode');
    expect(await unsealText(seal, 'another use', keys)).toBeNull();
    expect(await unsealText(seal, 'one use', otherKeys)).toBeNull();
  });

  it('cannot be read after a change to any byte', async () => {
    const bytes = Buffer.from(seal, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] as number) ^ 1;
      expect(await unsealText(changed.toString('base64url'), 'one use', keys)).toBeNull();
    }
  });
});
