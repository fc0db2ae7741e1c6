import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { hashOf } from '../../../platform/secret.js';

const CODES = 10;
/** 80 bits: too many to guess or to find from a hash. */
const CODE_BYTES = 10;

/** New recovery codes, in groups of four so that they can be copied from paper. */
export const newRecoveryCodes = () =>
  Array.from({ length: CODES }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(CODE_BYTES)).buffer });
    return (base32.toLowerCase().match(/.{4}/g) as string[]).join('-');
  });

/** The stored hash of a recovery code; the same however the user typed it. */
export const hashOfRecoveryCode = (uid: string, code: string) =>
  hashOf(`recovery code ${uid} ${code.toLowerCase().replace(/[^a-z2-7]/g, '')}`);
