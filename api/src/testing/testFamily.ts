import { endsWhenIdle, SEEN_EVERY_MS } from '@wayfare/shared';
import { isDuplicateKey } from '../database/duplicateKey.js';
import type { Services } from '../services.js';

/**
 * The family a test's tokens of an account belong to: begun when it is not there, and in use, however far a test has set the
 * clock forward. It is not shown to its owner. A token of an account that is gone names a family that is not there.
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
