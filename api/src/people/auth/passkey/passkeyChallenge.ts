import { DomainError } from '@wayfare/shared';
import type { PeopleServices } from '../../services.js';
import { hashOf, newSecret } from '../../../platform/secret.js';
import type { PasskeyPurpose } from '../../credential/storedPasskey.js';
import { type RelyingParty, relyingPartyOf } from './relyingParty.js';

/** How long a browser may take to answer, in ms. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000;

/** The user and the purpose of a challenge; `uid` is null if the user is not known yet. */
interface ChallengeOwner {
  purpose: PasskeyPurpose;
  uid: string | null;
}

/** @throws passkeys_unavailable (409) if browsers do not support passkeys at this site's address */
export function requireRelyingParty({ config }: Pick<PeopleServices, 'config'>): RelyingParty {
  const relyingParty = relyingPartyOf(config.PUBLIC_URL);
  if (!relyingParty) throw new DomainError('passkeys_unavailable', 409);
  return relyingParty;
}

/** A short-lived challenge that its owner can answer once, for its purpose only. Only its hash is stored. */
export async function newPasskeyChallenge(owner: ChallengeOwner, { db, clock }: PeopleServices) {
  const challenge = newSecret();
  const expiresAt = clock.now() + PASSKEY_CHALLENGE_MS;
  await db.passkeys.addChallenge({ ...owner, hash: hashOf(challenge), expiresAt });
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

/** Uses up the challenge in an answer. False if it is not one of the owner's for this purpose. */
export const takePasskeyChallenge = (
  challenge: string,
  owner: ChallengeOwner,
  { db, clock }: PeopleServices,
) => db.passkeys.takeChallenge(hashOf(challenge), owner, clock.now());
