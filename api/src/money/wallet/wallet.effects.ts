import type { EffectHandlers } from '../../trips/booking/effects/effectHandler.js';
import { afterCredit } from './afterCredit.js';

/** The effect that posts to a user's wallet or bonus money. */
export const walletEffects = {
  async postWallet(booking, { data: { uid, postings } }, services) {
    const { db, clock, liveDrivers } = services;
    const outcome = await db.wallets.post(uid, postings, { date: clock.now() });
    if (outcome === 'no_user') throw new Error(`there is no user to post to: ${uid}`);
    await liveDrivers.refresh(uid);
    if (uid === booking.customer) await afterCredit(uid, services);
  },
} satisfies Partial<EffectHandlers>;
