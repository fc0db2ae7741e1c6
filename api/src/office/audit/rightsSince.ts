import type { OfficeServices } from '../services.js';

/**
 * Since when a member of staff has had their present role and limit, a ms timestamp: since the account was
 * made, or since someone last changed them. A deleted account has had none until now.
 */
export async function rightsSince(
  uid: string,
  { db, clock }: Pick<OfficeServices, 'db' | 'clock'>,
): Promise<number> {
  const user = await db.users.findById(uid);
  if (!user) return clock.now();
  const changes = await db.audit.list({
    filter: { record: uid, 'changes.field': { $in: ['staffRole', 'creditLimit'] } },
    sort: { field: 'at', order: -1 },
    skip: 0,
    limit: 1,
  });
  return Math.max(user.createdAt, changes.rows[0]?.at ?? 0);
}
