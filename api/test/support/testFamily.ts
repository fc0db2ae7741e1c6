import { endsWhenIdle, SEEN_EVERY_MS } from '@wayfare/shared';
import { isDuplicateKey } from '../../src/platform/database/duplicateKey.js';
import type { Services } from '../../src/process/services.js';

/** The token family of an account's test tokens. It is hidden from its owner. */
export const testFamilyOf = (uid: string) => `test:${uid}`;

/**
 * Creates the token family of an account's test tokens on first use and keeps it active, however far a test
 * moves the clock. A token of a deleted account names a family that does not exist.
 * @returns whether there was anything to do
 */
export async function keepTestFamily(
  uid: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<boolean> {
  const id = testFamilyOf(uid);
  const now = clock.now();
  const known = await db.tokenFamilies.find(id);
  if (known) {
    const isOld = known.seenAt !== null && known.seenAt + SEEN_EVERY_MS <= now;
    if (isOld) await db.tokenFamilies.touch(id, now, SEEN_EVERY_MS);
    return isOld;
  }
  const user = await db.users.findById(uid);
  if (!user) return false;
  const seenAt = endsWhenIdle(user.usertype) ? now : null;
  const family = { id, uid, startedAt: now, agent: 'a test', seenAt, expiresAt: 0 };
  await db.tokenFamilies.begin(family).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
  return true;
}
