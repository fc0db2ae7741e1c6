import { hashOf, newSecret } from '../../platform/secret.js';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';

/** How long a link that staff hand over is valid, in ms. */
const GOOD_FOR_MS = 72 * 60 * 60_000;

/** A link to hand over, and until when it is valid (ms timestamp). */
export interface HandedLink {
  url: string;
  expiresAt: number;
}

/**
 * Creates a link with which a user chooses a first password, for staff to hand over where no mail can be
 * sent. Unlike a mailed link, it proves no address. It replaces the one before, and is known only to the
 * caller: just its hash is stored. Null for a user without an address, who could not sign in with a password.
 */
export async function createHandedLink(
  user: StoredUser,
  { db, clock, config }: PeopleServices,
): Promise<HandedLink | null> {
  if (!user.email) return null;
  const [secret, now] = [newSecret(), clock.now()];
  const expiresAt = now + GOOD_FOR_MS;
  await db.emailLinks.replaceHanded({
    uid: user.id,
    email: user.email,
    hash: hashOf(secret),
    now,
    expiresAt,
  });
  return { url: `${config.PUBLIC_URL}/login/reset?token=${secret}`, expiresAt };
}
