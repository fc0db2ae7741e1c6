import { createHash, randomBytes } from 'node:crypto';

/** An unguessable, URL-safe string: 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The stored hash of a secret: enough to recognize the secret, but not to use it. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
