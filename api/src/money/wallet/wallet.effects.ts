import type { CarriedEffect } from '../../platform/effects/effect.js';
import type { MoneyServices } from '../services.js';
import { afterCredit } from './afterCredit.js';
import type { Posting } from './posting.js';

/** The effect that posts to a user's wallet or bonus money. */
export const walletEffects = {
  async postWallet(
    { customer }: { customer: string },
    { data: { uid, postings } }: CarriedEffect<{ uid: string; postings: readonly Posting[] }>,
    services: MoneyServices,
  ) {
    const { db, clock, liveDrivers } = services;
    const outcome = await db.wallets.post(uid, postings, { date: clock.now() });
    if (outcome === 'no_user') throw new Error(`there is no user to post to: ${uid}`);
    await liveDrivers.refresh(uid);
    if (uid === customer) await afterCredit(uid, services);
  },
};
