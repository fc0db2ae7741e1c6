import type { Passkey } from '@wayfare/shared';

/** The purpose of a challenge. */
export type PasskeyPurpose = 'register' | 'signIn' | 'stepUp';

/** A passkey with its verification data. */
export interface StoredPasskey extends Passkey {
  uid: string;
  credentialId: string;
  rpId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}
