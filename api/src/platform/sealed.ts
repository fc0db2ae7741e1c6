import { createDecipheriv, createHash } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { PlatformServices } from './services.js';

/** The encryption of seals: AES-256-GCM with one of our own keys, which the header names. */
const ENCRYPTION = { alg: 'dir', enc: 'A256GCM' } as const;

/** The key that seals, derived from the secret of sessions. 32 bytes. */
export const sealKeyOf = (secret: string) => createHash('sha256').update(`seal ${secret}`).digest();

/** The keys that open sealed texts: the current key, which also seals, and the keys of previous secrets. */
type SealKeys = Pick<PlatformServices, 'sealKey' | 'previousSealKeys'>;

/**
 * Encrypts a text (a compact JWE) so that only this product can read it, and any change is detected. `use`
 * names its purpose: a text sealed for one use cannot be passed off as another.
 */
export function sealText(
  text: string,
  use: string,
  { sealKey }: Pick<PlatformServices, 'sealKey'>,
): Promise<string> {
  return new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ ...ENCRYPTION, kid: idOfKey(sealKey), use })
    .encrypt(sealKey);
}

/** The text that was sealed for this use with one of these keys; null for anything else. */
export async function unsealText(
  seal: string,
  use: string,
  { sealKey, previousSealKeys }: SealKeys,
): Promise<string | null> {
  const keys = [sealKey, ...previousSealKeys];
  return seal.includes('.') ? openJwe(seal, use, keys) : openUnnamed(seal, use, keys);
}

async function openJwe(seal: string, use: string, keys: readonly Uint8Array[]): Promise<string | null> {
  const keyOf = ({ kid }: { kid?: string }) => {
    const key = keys.find((one) => idOfKey(one) === kid);
    if (!key) throw new Error('sealed with another key');
    return key;
  };
  const allowed = {
    keyManagementAlgorithms: [ENCRYPTION.alg],
    contentEncryptionAlgorithms: [ENCRYPTION.enc],
  };
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(seal, keyOf, allowed);
    return protectedHeader.use === use ? Buffer.from(plaintext).toString() : null;
  } catch {
    return null;
  }
}

/** The name of a key. It does not reveal the key. */
const idOfKey = (key: Uint8Array) =>
  createHash('sha256').update('key id').update(key).digest('base64url').slice(0, 11);

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Reads the seals of earlier versions, which do not name their key: a nonce, a tag and the encrypted text.
 */
function openUnnamed(seal: string, use: string, keys: readonly Uint8Array[]): string | null {
  const bytes = Buffer.from(seal, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  for (const key of keys) {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(use))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8');
      return text + decipher.final('utf8');
    } catch {
      // Sealed with another key, or changed.
    }
  }
  return null;
}
