import { createHash, randomBytes } from 'node:crypto';

/** A text nobody can guess, fit for an address: 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What is kept of a secret: enough to know it again, nothing to use it by. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
