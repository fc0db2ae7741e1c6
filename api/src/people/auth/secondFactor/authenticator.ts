import { Secret, TOTP } from 'otpauth';

/** The settings that every authenticator app supports (RFC 6238's defaults). */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How many steps a phone's clock may be off in either direction. */
const TOLERATED_STEPS = 1;
const SECRET_BYTES = 20;

/** A secret for an authenticator app, in the base32 form that such apps show and accept. */
export const newAuthenticatorSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** The URI that adds a secret to an authenticator app; usually shown as a QR code. */
export const authenticatorUri = (secret: string, { issuer, label }: { issuer: string; label: string }) =>
  new TOTP({ ...form, issuer, label, secret }).toString();

/** The time step of a code near a ms timestamp; null if it matches none. */
export function stepOfCode(secret: string, code: string, at: number): number | null {
  const totp = new TOTP({ ...form, secret });
  const off = totp.validate({ token: code, timestamp: at, window: TOLERATED_STEPS });
  return off === null ? null : totp.counter({ timestamp: at }) + off;
}
