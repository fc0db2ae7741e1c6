import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyProof } from '@wayfare/shared';

/** How a device differs from an honest one. */
export interface Deviation {
  /** The site the browser claims to be on. */
  origin?: string;
  /** The host name the device signs for. */
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  /** Whether the device verified its user by fingerprint or PIN. */
  isUserVerified?: boolean;
  /** How often the device claims the passkey was used. */
  counter?: number;
  /** The id of a new passkey, base64url. */
  credentialId?: string;
  /** The account the device names. */
  userHandle?: string | null;
  /** Signs with a different key than the registered one. */
  key?: KeyObject;
}

interface HeldPasskey {
  id: string;
  key: KeyObject;
  uid: string;
  rpId: string;
  counter: number;
}

const AT_USER_PRESENT = 0x01;
const AT_USER_VERIFIED = 0x04;
const AT_SYNCED = 0x08 | 0x10;
const AT_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');
const bytes = (data: Buffer) => new Uint8Array(data);

/** A software authenticator with ES256 passkeys; `origin` is its browser's site. */
export class PasskeyDevice {
  readonly held: HeldPasskey[] = [];

  constructor(
    private readonly origin: string,
    private readonly isSynced = false,
  ) {}

  /** Creates a passkey like `navigator.credentials.create`. */
  create(
    options: { challenge: string; rp: { id?: string | undefined }; user: { id: string } },
    deviation: Deviation = {},
  ): NewPasskey {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = deviation.credentialId ? Buffer.from(deviation.credentialId, 'base64url') : randomBytes(16);
    const passkey: HeldPasskey = {
      id: base64url(id),
      key: privateKey,
      uid: options.user.id,
      rpId: deviation.rpId ?? options.rp.id ?? new URL(this.origin).hostname,
      counter: deviation.counter ?? 0,
    };
    this.held.push(passkey);
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      Buffer.from(isoCBOR.encode(coseKeyOf(publicKey))),
    ]);
    const authData = Buffer.concat([this.authenticatorData(passkey, deviation, AT_CREDENTIAL), attested]);
    const object = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', bytes(authData)],
    ]);
    const clientData = this.clientData('webauthn.create', options.challenge, deviation);
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        attestationObject: base64url(isoCBOR.encode(object as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      },
    };
  }

  /** Uses a passkey like `navigator.credentials.get`: the newest one, or the requested one. */
  get(
    options: { challenge: string; allowCredentials?: { id: string }[] | undefined },
    deviation: Deviation = {},
  ): PasskeyProof {
    const asked = options.allowCredentials ?? [];
    const passkey = this.held.findLast(({ id }) => asked.length === 0 || asked.some((one) => one.id === id));
    if (!passkey) throw new Error('the device has no such passkey');
    passkey.counter = deviation.counter ?? passkey.counter + 1;
    const authData = this.authenticatorData(passkey, deviation);
    const clientData = this.clientData('webauthn.get', options.challenge, deviation);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(deviation.key ?? passkey.key);
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle: deviation.userHandle === undefined ? passkey.uid : deviation.userHandle,
      },
    };
  }

  private clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? this.origin,
        crossOrigin: deviation.crossOrigin ?? false,
      }),
    );
  }

  private authenticatorData(passkey: HeldPasskey, deviation: Deviation, more = 0): Buffer {
    const isVerified = deviation.isUserVerified ?? true;
    const flags =
      AT_USER_PRESENT | (isVerified ? AT_USER_VERIFIED : 0) | (this.isSynced ? AT_SYNCED : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(passkey.counter);
    return Buffer.concat([sha256(deviation.rpId ?? passkey.rpId), Buffer.from([flags]), counter]);
  }
}

/** A public key in COSE format (RFC 9053): EC2, ES256, P-256. */
function coseKeyOf(key: KeyObject): Map<number, number | Uint8Array> {
  const { x, y } = key.export({ format: 'jwk' });
  const coordinate = (value: string | undefined) => bytes(Buffer.from(value as string, 'base64url'));
  return new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]);
}
