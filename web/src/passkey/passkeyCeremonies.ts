import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { Passkey, TranslationKey, User } from '@wayfare/shared';
import { bySession } from '../http/bySession.js';
import { call } from '../http/operations.js';

/** A text that explains why there are no passkeys, and its placeholder values. */
interface NoPasskeys {
  key: TranslationKey;
  values?: { address: string };
}

/** Why passkeys cannot be used on this page, or null. `address` is that of the pages where they can. */
export function whyNoPasskeys(address: string | null): NoPasskeys | null {
  if (address === null) return { key: 'passkeys_unavailable' };
  if (address !== location.origin) return { key: 'account_passkeys_elsewhere', values: { address } };
  return browserSupportsWebAuthn() ? null : { key: 'account_passkeys_unsupported' };
}

/** Creates a passkey on this or another device and adds it to the account. */
export async function addPasskey(name: string): Promise<Passkey> {
  const optionsJSON = await call.post('/auth/me/passkeys/options');
  const answer = withoutExtensions(await startRegistration({ optionsJSON }));
  return call.post('/auth/me/passkeys', { body: { name, answer } });
}

/** Signs in with a passkey of this site, using a session cookie. Returns the profile. */
export async function signInByPasskey(): Promise<User> {
  const optionsJSON = await call.post('/auth/passkey/options');
  const proof = withoutExtensions(await startAuthentication({ optionsJSON }));
  return bySession(await call.post('/auth/passkey', { body: { proof } }));
}

/** The passkey response that proves the user's identity: the `passkey` of a step-up. */
export async function passkeyProof() {
  const optionsJSON = await call.post('/auth/step-up/passkey');
  return withoutExtensions(await startAuthentication({ optionsJSON }));
}

/** A passkey's response without the results of extensions, of which the API uses none. */
const withoutExtensions = <Response extends object>(
  response: Response,
): Omit<Response, 'clientExtensionResults'> => ({
  ...response,
  clientExtensionResults: undefined,
});

/** The text for an error of the browser rather than the API; null for any other error. */
export function passkeyProblem(error: unknown): TranslationKey | null {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'account_passkey_on_device';
  if (error instanceof WebAuthnError) return 'account_passkey_stopped';
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'account_passkey_stopped' : null;
}
