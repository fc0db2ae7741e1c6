import {
  conflict,
  DomainError,
  forbidden,
  fullName,
  MOST_PASSKEYS,
  type NewPasskey,
  type NewPasskeyOptions,
  type Passkey,
} from '@wayfare/shared';
import { withOwnerNotice } from '../../contact/withOwnerNotice.js';
import type { PeopleServices } from '../../services.js';
import type { StoredUser } from '../../user/storedUser.js';
import { auditedPasskey } from './auditedPasskey.js';
import {
  newPasskeyChallenge,
  PASSKEY_CHALLENGE_MS,
  requireRelyingParty,
  takePasskeyChallenge,
} from './passkeyChallenge.js';
import { presentPasskey } from './passkey.presenter.js';
import { type WebAuthn, webAuthn } from './webAuthn.js';

/** EdDSA, ES256 and RS256: the algorithms of common authenticators. */
const ALGORITHMS = [-8, -7, -257];

/**
 * Creates the options with which a browser creates a passkey for an account. @throws demo_mode (403), because
 * demo accounts are shared; passkeys_unavailable, passkey_limit (409)
 */
export async function beginPasskey(user: StoredUser, services: PeopleServices): Promise<NewPasskeyOptions> {
  const { db } = services;
  const relyingParty = requireRelyingParty(services);
  if (!(await db.settings.settings()).AllowCriticalEditsAdmin) throw forbidden('demo_mode');
  const { generateRegistrationOptions } = await webAuthn();
  const known = await requireRoom(user.id, services);
  const { appName } = await db.settings.appInfo();
  const options = await generateRegistrationOptions({
    rpName: appName,
    rpID: relyingParty.id,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email ?? user.mobile ?? user.id,
    userDisplayName: fullName(user),
    challenge: await newPasskeyChallenge({ purpose: 'register', uid: user.id }, services),
    timeout: PASSKEY_CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  // The package types the kind of a credential as any text.
  return options as NewPasskeyOptions;
}

/**
 * Stores a passkey that a browser has created, and notifies the owner of the account.
 * @throws passkey_refused (400) for an answer that is forged, expired, used, or of another site or user;
 *   passkey_known, passkey_limit, passkeys_unavailable (409)
 */
export async function addPasskey(
  user: StoredUser,
  { name, answer }: { name: string; answer: NewPasskey },
  services: PeopleServices,
): Promise<Passkey> {
  const { db, clock, newId, log } = services;
  const relyingParty = requireRelyingParty(services);
  const library = await webAuthn();
  const made = await verify(user, answer, library, services).catch((error: unknown) => {
    log.warn({ err: error, uid: user.id }, 'a new passkey was rejected');
    throw new DomainError('passkey_refused', 400);
  });
  await requireRoom(user.id, services);
  const passkey = {
    id: newId(),
    uid: user.id,
    rpId: relyingParty.id,
    credentialId: made.credential.id,
    publicKey: library.isoBase64URL.fromBuffer(made.credential.publicKey),
    counter: made.credential.counter,
    transports: answer.response.transports ?? [],
    name,
    isSynced: made.credentialBackedUp,
    createdAt: clock.now(),
    lastUsedAt: null,
  };
  await withOwnerNotice(
    user.id,
    'passkey_added',
    () =>
      auditedPasskey(
        user,
        { added: name },
        async () => {
          if (!(await db.passkeys.add(passkey))) throw conflict('passkey_known');
        },
        services,
      ),
    services,
  );
  return presentPasskey(passkey);
}

async function verify(
  { id: uid }: StoredUser,
  answer: NewPasskey,
  library: WebAuthn,
  services: PeopleServices,
) {
  const { id, origin } = requireRelyingParty(services);
  if (library.decodeClientDataJSON(answer.response.clientDataJSON).crossOrigin)
    throw new Error('created in a cross-origin frame');
  const { verified: isVerified, registrationInfo } = await library.verifyRegistrationResponse({
    response: {
      ...answer,
      response: {
        clientDataJSON: answer.response.clientDataJSON,
        attestationObject: withoutAttestation(answer.response.attestationObject, library),
      },
    },
    expectedChallenge: (challenge) => takePasskeyChallenge(challenge, { purpose: 'register', uid }, services),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!isVerified) throw new Error('not verified');
  return registrationInfo;
}

/**
 * The attestation object without the maker's statement about the device: any device is accepted. Statements
 * are never verified, because that would follow URLs in certificates, which anyone can write.
 */
function withoutAttestation(
  attestationObject: string,
  { decodeAttestationObject, isoBase64URL, isoCBOR }: WebAuthn,
): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const bare = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(bare));
}

/** The passkeys of an account that has room for one more. @throws passkey_limit (409) */
async function requireRoom(uid: string, { db }: PeopleServices) {
  const known = await db.passkeys.listOf(uid, MOST_PASSKEYS);
  if (known.length >= MOST_PASSKEYS) throw conflict('passkey_limit');
  return known;
}
