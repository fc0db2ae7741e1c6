import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands (RFC 6238's defaults). */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps a phone's clock may be off, either way. */
const TOLERATED_STEPS = 1;
const SECRET_BYTES = 20;

/** A secret for an authenticator app, in the base 32 such apps show and take. */
export const newAuthenticatorSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** The address that puts a secret into an authenticator app; usually shown as a QR code. */
export const authenticatorUri = (secret: string, { issuer, label }: { issuer: string; label: string }) =>
  new TOTP({ ...form, issuer, label, secret }).toString();

/** The time step a code is of, at a ms timestamp; null when it is of none near it. */
export function stepOfCode(secret: string, code: string, at: number): number | null {
  const totp = new TOTP({ ...form, secret });
  const off = totp.validate({ token: code, timestamp: at, window: TOLERATED_STEPS });
  return off === null ? null : totp.counter({ timestamp: at }) + off;
}
