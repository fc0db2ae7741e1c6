import { createHmac } from 'node:crypto';
import { forbidden, notFound } from '@wayfare/shared';
import type { Config } from '../../platform/config/environment.js';
import { isSameSecret } from '../../platform/secret.js';

/**
 * The form that Twilio sent to one of the API's paths, including its query. `signature` is the header
 * `X-Twilio-Signature`.
 * @throws not_found (404) if Twilio is not configured; forbidden (403) if it did not sign the form
 */
export function readTwilioForm(
  {
    path,
    form: sent,
    signature = '',
  }: { path: string; form: Readonly<Record<string, unknown>>; signature: string | undefined },
  { TWILIO_AUTH_TOKEN: token, PUBLIC_URL }: Config,
): Record<string, string> {
  if (!token) throw notFound();
  const form = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
  if (!isSignedByTwilio({ url: `${PUBLIC_URL}/api${path}`, form, signature }, token)) throw forbidden();
  return form;
}

/**
 * Whether Twilio sent a form: the header `X-Twilio-Signature` is an HMAC-SHA1, keyed by the account's token,
 * of the URL and all parameters in order of their names. SHA-1 is Twilio's choice; as an HMAC it is still
 * secure.
 */
function isSignedByTwilio(
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
