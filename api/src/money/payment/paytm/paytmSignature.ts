import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../../platform/secret.js';

/** Paytm's algorithm uses the same one for every message; the salt makes signatures differ. */
const IV = '@@@@&&&&####$$$$';
const SALT_LENGTH = 4;

const hashOf = (text: string, salt: string) =>
  createHash('sha256').update(`${text}|${salt}`).digest('hex') + salt;

/** A text's signature for Paytm: its salted hash, encrypted with the merchant key of 16 characters. */
export function paytmSignature(
  text: string,
  key: string,
  salt = randomBytes(SALT_LENGTH).toString('base64').slice(0, SALT_LENGTH),
): string {
  const cipher = createCipheriv('aes-128-cbc', key, IV);
  return cipher.update(hashOf(text, salt), 'utf8', 'base64') + cipher.final('base64');
}

/** Whether a signature was made for one of these texts. */
export function isPaytmSignature(texts: readonly string[], signature: string, key: string): boolean {
  const signed = decrypt(signature, key);
  if (signed === null) return false;
  const salt = signed.slice(-SALT_LENGTH);
  return texts.some((text) => isSameSecret(signed, hashOf(text, salt)));
}

/** Returns null for a text that was not encrypted with the key. */
function decrypt(signature: string, key: string): string | null {
  const decipher = createDecipheriv('aes-128-cbc', key, IV);
  try {
    return decipher.update(signature, 'base64', 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
