import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../platform/secret.js';

/**
 * Whether Twilio sent a form: the header `X-Twilio-Signature` is an HMAC-SHA1, keyed by the account's token,
 * of the URL and all parameters in order of their names. SHA-1 is Twilio's choice; as an HMAC it is still
 * secure.
 */
export function isSignedByTwilio(
  { url, form, signature }: { url: string; form: Readonly<Record<string, string>>; signature: string },
  token: string,
): boolean {
  return isSameSecret(signature, twilioSignature({ url, form }, token));
}

/** The signature of a form sent to `url`, as base64. */
export function twilioSignature(
  { url, form }: { url: string; form: Readonly<Record<string, string>> },
  token: string,
): string {
  const parameters = Object.keys(form)
    .toSorted()
    .map((name) => `${name}${form[name]}`);
  return createHmac('sha1', token)
    .update([url, ...parameters].join(''))
    .digest('base64');
}
