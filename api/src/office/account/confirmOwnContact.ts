import type { Request } from 'express';
import { enter } from '../../people/auth/openSignIn.js';
import { confirmByCode, confirmByLink } from '../../people/contact/confirmContactChange.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { SignIn } from '../../platform/operation/caller.js';
import type { OfficeServices } from '../services.js';

/** The request that confirms a change, and its sign-in. */
interface Confirming<S extends SignIn | null> {
  signIn: S;
  request: Request;
}

/**
 * Sets a user's new phone number with its code, and renews this sign-in. Returns the profile, with new tokens
 * if the sign-in has any. @throws as `confirmByCode`
 */
export async function confirmOwnMobile(
  { id }: StoredUser,
  otp: string,
  by: Confirming<SignIn>,
  services: OfficeServices,
) {
  return renewSignIn(await confirmByCode(id, otp, services), by, services);
}

/**
 * Sets a new email address with the emailed link. Renews the sign-in if the address is the caller's own;
 * otherwise returns null. @throws as `confirmByLink`
 */
export async function confirmMailedContact(
  token: string,
  { signIn, request }: Confirming<SignIn | null>,
  services: OfficeServices,
) {
  const changed = await confirmByLink(token, services);
  return signIn?.uid === changed.id ? renewSignIn(changed, { signIn, request }, services) : null;
}

/** Renews the session or token pair that a change was confirmed with, since the change ended it. */
function renewSignIn(user: StoredUser, { signIn, request }: Confirming<SignIn>, services: OfficeServices) {
  // Sensitive operations need a new step-up: the contact behind the old one may have changed.
  return enter(user, { form: signIn.form, request, isProof: false }, services);
}
