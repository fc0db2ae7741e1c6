import { createHash, createHmac } from 'node:crypto';

/** Braintree's signature of a text: HMAC-SHA1 with the SHA-1 of the private key as its key, in hex. */
export const braintreeSignature = (text: string, privateKey: string): string =>
  createHmac('sha1', createHash('sha1').update(privateKey).digest()).update(text).digest('hex');
