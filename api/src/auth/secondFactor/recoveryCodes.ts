import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { hashOf } from '../secret.js';

const CODES = 10;
/** 80 bits: nobody finds one, neither by trying nor from its hash. */
const CODE_BYTES = 10;

/** New recovery codes, in groups of four that can be copied from paper. */
export const newRecoveryCodes = () =>
  Array.from({ length: CODES }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(CODE_BYTES)).buffer });
    return (base32.toLowerCase().match(/.{4}/g) as string[]).join('-');
  });

/** What is kept of a recovery code, however it was copied. */
export const hashOfRecoveryCode = (uid: string, code: string) =>
  hashOf(`recovery code ${uid} ${code.toLowerCase().replace(/[^a-z2-7]/g, '')}`);
