import type { PeopleServices } from '../services.js';
import { storedMobile } from './storedMobile.js';

const MIGRATION = 'mobiles in E.164';
/** How many users are read at once. */
const BATCH = 500;

/**
 * Brings phone numbers that earlier versions stored (`+4901712345678`) into today's form, at the first start.
 * Safe to interrupt and to run in several processes at once: a number already in that form stays as it is.
 * Numbers that are impossible, or whose form another account has, also stay and are logged, for an admin to
 * decide: accounts are never merged.
 */
export async function migrateMobiles({
  db,
  clock,
  log,
}: Pick<PeopleServices, 'db' | 'clock' | 'log'>): Promise<void> {
  if (await db.migrations.isDone(MIGRATION)) return;
  let [respelled, last] = [0, ''];
  for (;;) {
    const batch = await db.users.mobilesAfter(last, BATCH);
    for (const { id, mobile } of batch) {
      const stored = await storedMobile(mobile, { db });
      if (stored === mobile) continue;
      if (stored === null) log.warn({ uid: id }, 'a stored phone number is impossible: it stays as it is');
      else if (await db.users.respellMobile(id, mobile, stored)) respelled += 1;
      else {
        const other = await db.users.findByProven('mobile', stored);
        log.warn(
          { uid: id, other: other?.id },
          'two accounts have the same phone number: they stay as they are',
        );
      }
    }
    if (batch.length < BATCH) break;
    last = batch.at(-1)?.id ?? last;
  }
  await db.migrations.recordDone(MIGRATION, clock.now());
  if (respelled > 0) log.info({ respelled }, 'phone numbers were brought into international form');
}
