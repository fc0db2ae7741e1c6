import type { Services } from '../services.js';

/** Credits a referral bonus to the new user and to the referrer, once each, however often it is run. */
export async function payReferralBonus({ db, clock }: Services, uid: string): Promise<void> {
  const due = (await db.users.findById(uid))?.bonusDue;
  if (!due) return;
  const date = clock.now();
  const credit = (to: string, role: string) =>
    db.wallets.post(to, [{ type: 'Credit', amount: due.amount, txRef: `referral:${uid}:${role}` }], { date });
  await credit(uid, 'new');
  await credit(due.referrer, 'referrer');
  await db.users.update(uid, { bonusDue: null });
}
