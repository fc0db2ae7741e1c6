import type { FieldTexts } from '../fieldTexts.js';

/** Fields of signing in and proving one’s identity that mean the same in every schema. */
export const commonOfSignIn: FieldTexts = {
  token: 'The secret part of the link that leads here.',
  otp: 'The code that was sent.',
  'password:string': 'The password.',
  'password:boolean': 'Whether a password proves the identity.',
  'phone:boolean': 'Whether a code by SMS proves the identity.',
  'phone:string': 'A phone number (E.164).',
  authenticator: 'Whether a code of an authenticator app proves the identity.',
  passkey: 'Whether a passkey proves the identity.',
  verificationId: 'Identifies the code that was sent.',
  tokens: 'Whether to answer with tokens, for apps, instead of a cookie.',
  accessToken: 'The token for the `Authorization` header.',
  refreshToken: 'The token that gets the next pair, once.',
  expiresIn: 'For how many seconds it is valid.',
  completion: 'Identifies the sign-up that the next request completes.',
  recoveryCodes: 'Codes that replace the second factor, once each; shown only now.',
  recoveryCodesLeft: 'How many of them are unused.',
  enabled: 'Whether it is turned on.',
  secret: 'The secret for an authenticator app that cannot read the picture.',
  uri: 'The secret as an address that authenticator apps open.',
  methods: 'What the account can prove its identity with.',
  isFresh: 'Whether the identity was proved within the last minutes, so that sensitive requests are done.',
  way: 'How the owner was recognized.',
  isSynced: 'Whether the passkey is kept by more than one device.',
  passkeys: 'The passkeys of the account.',
  device: 'The browser and system; null if they are not known.',
  isCurrent: 'Whether it is the one that asks.',
  idToken: 'The ID token of the provider.',
  nonce: 'The nonce with which the token was asked for.',
};

const credential = ['id', 'type', 'transports'];
const inside = (part: string, names: readonly string[]) => names.map((name) => `${part}.${name}`);

/** Parts of passkeys, which browsers pass on unchanged. */
export const passkeyFields: FieldTexts = Object.fromEntries(
  [
    ...['id', 'rawId', 'type', 'response', 'clientDataJSON', 'clientExtensionResults', 'authenticatorData'],
    ...['signature', 'userHandle', 'challenge', 'timeout', 'userVerification', 'rpId', 'allowCredentials'],
    ...['rp', 'user', 'pubKeyCredParams', 'excludeCredentials', 'hints', 'attestation', 'extensions'],
    ...['residentKey', 'requireResidentKey', 'authenticatorAttachment', 'authenticatorSelection'],
    ...inside('response', ['clientDataJSON', 'attestationObject', 'transports']),
    ...inside('rp', ['id', 'name']),
    ...inside('user', ['id', 'name', 'displayName']),
    ...inside('pubKeyCredParams', ['type', 'alg']),
    ...inside('excludeCredentials', credential),
    ...inside('allowCredentials', credential),
  ].map((path) => [path, `\`${path.split('.').at(-1)}\` of the WebAuthn standard.`]),
);
