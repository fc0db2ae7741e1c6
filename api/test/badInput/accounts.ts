import { hashOf, newSecret } from '../../src/platform/secret.js';
import { registerUser } from '../../src/office/account/signUp.js';
import { newId } from '../support/builders.js';
import type { Stage } from './stage.js';

export const PASSWORD = 'secret@1';

let people = 0;

/** A sign-up with contacts not used before. */
export function aRegistration() {
  people += 1;
  return {
    firstName: 'Nora',
    lastName: 'Norm',
    email: `nora${people}@example.com`,
    password: PASSWORD,
    mobile: `+1212555${1000 + people}`,
  };
}

/** Someone who has signed up, and their registration. */
export async function signedUp({ app }: Stage) {
  const registration = aRegistration();
  await registerUser(registration, 'en', app.services);
  return registration;
}

/** The secret of a link mailed to the rider. */
export async function mailedLink(purpose: 'reset' | 'verify', { app, rider: { user } }: Stage) {
  const token = newSecret();
  const now = app.clock.at;
  const link = { purpose, uid: user.id, email: user.email as string, hash: hashOf(token), now, pauseMs: 0 };
  await app.services.db.emailLinks.add({ ...link, expiresAt: now + 60_000 });
  return token;
}

/** Turns sign-in by phone on. Returns what turns it off. */
export async function withPhoneSignIn({ app }: Stage) {
  const { settings } = app.services.db;
  await settings.saveSettings({ MobileLoginEnabled: true });
  return () => settings.saveSettings({ MobileLoginEnabled: false });
}

/** A code sent to the rider, with the verification id it belongs to. */
export async function codeSent({ app, rider: { user } }: Stage, path = '/auth/otp') {
  const { body } = await app.anonymous.post(path, { mobile: user.mobile });
  const page = { sort: { field: 'at', order: -1 }, skip: 0, limit: 1 } as const;
  const { rows } = await app.services.db.outbox.list({ filter: { to: user.mobile }, ...page });
  return { verificationId: body.verificationId as string, otp: /\b(\d{6})\b/.exec(rows[0]?.body ?? '')?.[1] };
}

/** A token family of the rider, as an app has it. */
export async function familyOf({ app, rider }: Stage) {
  const family = newId();
  const now = app.clock.at;
  const { tokenFamilies } = app.services.db;
  const owner = { uid: rider.user.id, expiresAt: now + 60_000 };
  await tokenFamilies.begin({ ...owner, id: family, startedAt: now, agent: 'an app', seenAt: null });
  await tokenFamilies.addRefreshToken({ ...owner, hash: hashOf(newSecret()), family });
  return family;
}

/** The refusal of a link that was never sent. */
export const madeUp = { 'an unknown link': [{ token: newSecret() }, 400, 'link_invalid'] } as const;
