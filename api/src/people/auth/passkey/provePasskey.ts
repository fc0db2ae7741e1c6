import { DomainError, MOST_PASSKEYS, type PasskeyProof, type PasskeyProofOptions } from '@wayfare/shared';
import type { PeopleServices } from '../../services.js';
import {
  newPasskeyChallenge,
  PASSKEY_CHALLENGE_MS,
  requireRelyingParty,
  takePasskeyChallenge,
} from './passkeyChallenge.js';
import { webAuthn } from './webAuthn.js';

/** The user who uses a passkey: not known yet at a sign-in, or the signed-in user. */
type Prover = { purpose: 'signIn'; uid: null } | { purpose: 'stepUp'; uid: string };

/** The prover of a sign-in. */
export const signingIn: Prover = { purpose: 'signIn', uid: null };

/**
 * Creates the options with which a browser uses a passkey: any passkey of this site to sign in, or one of the
 * user's own for a step-up.
 * @throws passkeys_unavailable (409)
 */
export async function passkeyProofOptions(
  prover: Prover,
  services: PeopleServices,
): Promise<PasskeyProofOptions> {
  const { id: rpID } = requireRelyingParty(services);
  const { generateAuthenticationOptions } = await webAuthn();
  const own = prover.uid === null ? [] : await services.db.passkeys.listOf(prover.uid, MOST_PASSKEYS);
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials: own
      .filter(({ rpId }) => rpId === rpID)
      .map(({ credentialId: id, transports }) => ({ id, transports })),
    challenge: await newPasskeyChallenge(prover, services),
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: 'required',
  });
  // The package types the kind of a credential as any text.
  return options as PasskeyProofOptions;
}

/**
 * Verifies the use of a passkey: it belongs to the account, is for this site and this challenge, is used
 * once, and its device has verified the user.
 * @param status HTTP status of a rejection: 401 for a sign-in
 * @returns the id of the passkey's owner
 * @throws passkey_refused; passkeys_unavailable (409)
 */
export async function requirePasskey(
  proof: PasskeyProof,
  prover: Prover,
  status: 400 | 401,
  services: PeopleServices,
): Promise<string> {
  requireRelyingParty(services);
  try {
    return await ownerOfProof(proof, prover, services);
  } catch (error) {
    // The reasons are for operators only: an attacker must not learn them.
    services.log.warn({ err: error, purpose: prover.purpose }, 'a passkey was rejected');
    throw new DomainError('passkey_refused', status);
  }
}

async function ownerOfProof(proof: PasskeyProof, prover: Prover, services: PeopleServices): Promise<string> {
  const { db, clock } = services;
  const { id: expectedRPID, origin: expectedOrigin } = requireRelyingParty(services);
  const { decodeClientDataJSON, isoBase64URL, verifyAuthenticationResponse } = await webAuthn();
  // This comes first, because a challenge is used up even if the rest of the answer is invalid.
  const { challenge, crossOrigin } = decodeClientDataJSON(proof.response.clientDataJSON);
  if (!(await takePasskeyChallenge(challenge, prover, services)))
    throw new Error('not a valid challenge for this request');
  if (crossOrigin) throw new Error('used in a cross-origin frame');
  const passkey = await db.passkeys.findByCredential(proof.id);
  if (!passkey) throw new Error('unknown passkey');
  requireOwner(proof, prover, passkey.uid);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...proof,
      response: { ...proof.response, userHandle: proof.response.userHandle ?? undefined },
    },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: isoBase64URL.toBuffer(passkey.publicKey),
      counter: passkey.counter,
    },
  });
  if (!verified) throw new Error('the signature does not match');
  const counted = { from: passkey.counter, to: authenticationInfo.newCounter, now: clock.now() };
  if (!(await db.passkeys.use(passkey.id, counted))) throw new Error('used concurrently');
  return passkey.uid;
}

/** A proof can also name its account; it must do so if the account is not known yet. */
function requireOwner({ response: { userHandle } }: PasskeyProof, prover: Prover, owner: string): void {
  if (prover.uid !== null && prover.uid !== owner) throw new Error("another user's passkey");
  const named = userHandle ? Buffer.from(userHandle, 'base64url').toString() : null;
  if (named !== owner && (named !== null || prover.uid === null))
    throw new Error('the response names another user');
}
