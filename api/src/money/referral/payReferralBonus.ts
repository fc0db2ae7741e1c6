import { earningCut } from '@wayfare/shared';
import type { MoneyServices } from '../services.js';

/**
 * Records that a referred user has finished a first paid trip, as its rider or its driver, and pays the bonus
 * if nothing else is missing. Does nothing for other users, or when repeated.
 */
export async function earnReferralBonus(uid: string, services: MoneyServices): Promise<void> {
  const { db, clock } = services;
  const { timeZone } = await db.settings.settings();
  const { month } = earningCut(clock.now(), timeZone);
  if (await db.users.earnBonus(uid, month)) await payReferralBonus(uid, services);
}

/**
 * Credits an earned referral bonus to the new user and to the referrer, as bonus money, only once each even
 * if run repeatedly. It waits until the new user's mobile is verified. Above the referrer's cap for the month
 * it was earned in, neither gets it: otherwise, one referral id could collect bonuses for any number of fake
 * users.
 */
export async function payReferralBonus(uid: string, { db, clock }: MoneyServices): Promise<void> {
  const user = await db.users.findById(uid);
  if (!user?.bonusDue?.month || !user.mobileVerified) return;
  const { referrer, amount, month } = user.bonusDue;
  const { referralMonthlyCap } = await db.settings.settings();
  if (await db.referralCounts.count({ referrer, month, uid }, referralMonthlyCap)) {
    const date = clock.now();
    const credit = (to: string, role: string) =>
      db.wallets.post(to, [{ type: 'Credit', account: 'bonus', amount, txRef: `referral:${uid}:${role}` }], {
        date,
      });
    await credit(uid, 'new');
    await credit(referrer, 'referrer');
  }
  await db.users.update(uid, { bonusDue: null });
}
