import { endsWhenIdle, SEEN_EVERY_MS } from '@wayfare/shared';
import { isDuplicateKey } from '../database/duplicateKey.js';
import type { Services } from '../services.js';

/**
 * The token family for an account's test tokens. It is created on first use and kept active, however far a test moves the
 * clock, and hidden from its owner. A token of a deleted account names a family that does not exist.
 */
export async function testFamilyOf(
  uid: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<string> {
  const id = `test:${uid}`;
  const now = clock.now();
  const known = await db.tokenFamilies.find(id);
  if (known) {
    const isOld = known.seenAt !== null && known.seenAt + SEEN_EVERY_MS <= now;
    if (isOld) await db.tokenFamilies.touch(id, now, SEEN_EVERY_MS);
    return id;
  }
  const user = await db.users.findById(uid);
  if (!user) return id;
  const seenAt = endsWhenIdle(user.usertype) ? now : null;
  const family = { id, uid, startedAt: now, agent: 'a test', seenAt, expiresAt: 0 };
  await db.tokenFamilies.begin(family).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
  return id;
}
