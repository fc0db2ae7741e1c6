import type { PeopleServices } from '../services.js';
import { phoneSignInEnabled } from './loginCode.js';
import { relyingPartyOf } from './passkey/relyingParty.js';
import { socialLoginsEnabled } from './social/signInBySocial.js';

/** Returns which ways to sign in are on, by the names of their settings: configured here, and turned on. */
export async function readSignInWays(services: Pick<PeopleServices, 'db' | 'sms' | 'social'>) {
  return {
    ...(await socialLoginsEnabled(services)),
    MobileLoginEnabled: await phoneSignInEnabled(services),
  };
}

/** Returns the address whose pages may use passkeys; null where browsers do not support them. */
export const passkeyAddressOf = ({ config }: Pick<PeopleServices, 'config'>): string | null =>
  relyingPartyOf(config.PUBLIC_URL)?.origin ?? null;
