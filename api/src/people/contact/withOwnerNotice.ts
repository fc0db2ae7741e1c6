import type { PeopleServices } from '../services.js';
import type { ContactNotice, OwnerNoticeKind } from '../user/contactState.js';
import { finishContactWork } from './finishContactWork.js';
import { ownerNotices } from './ownerNotices.js';

/** Changes an account and notifies its owner, even if the process crashes right after the change. */
export async function withOwnerNotice<Result>(
  uid: string,
  kind: OwnerNoticeKind,
  make: () => Promise<Result>,
  services: PeopleServices,
): Promise<Result> {
  const { db, clock, newId } = services;
  const notice = { id: newId(), kind, at: clock.now() };
  let notices: ContactNotice[] = [];
  // Before the change: a message about a change that failed is better than a change without a message.
  await db.users.changeFollowed(uid, notice.at, (user) => {
    notices = ownerNotices(user, notice, services);
    return { changes: {}, notices };
  });
  try {
    return await make();
  } catch (error) {
    for (const { id } of notices) await db.users.recordNoticeSent(uid, id);
    throw error;
  } finally {
    await finishContactWork(uid, services);
  }
}
