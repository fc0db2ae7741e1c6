import type { Services } from '../services.js';
import { paidEffects } from './paidEffects.js';
import { amend, onLatest, transition } from './transition.js';

/**
 * Makes the wallet payment a booking has claimed: debits the rider once, then settles the trip. Where the
 * wallet holds too little the claim is given up. Can be run again at any point. What is paid is what the booking claims
 * by now: an earlier claim that was given up may have been of more.
 */
export async function settleWalletPayment(services: Services, id: string): Promise<void> {
  const { db, clock } = services;
  const booking = await db.bookings.findById(id);
  if (booking?.status !== 'PENDING' || !booking.paymentClaim) return;
  const { amount } = booking.paymentClaim;
  const posting = { type: 'Debit', amount, txRef: `booking:${id}:wallet` } as const;
  const outcome =
    amount > 0
      ? await db.wallets.post(booking.customer, [posting], { date: clock.now(), floor: 0 })
      : 'posted';
  if (outcome === 'balance_low' || outcome === 'no_user') {
    await amend(services, booking, { paymentClaim: null });
    return;
  }
  await onLatest(async () => {
    const now = await db.bookings.findById(id);
    // Whatever became of the claim meanwhile: the money is there, so the trip is paid.
    if (now?.status !== 'PENDING') return;
    await transition(services, now, {
      name: 'pay',
      by: 'system',
      set: { paymentClaim: null },
      effects: paidEffects(now, await services.db.settings.settings()),
    });
  });
}
