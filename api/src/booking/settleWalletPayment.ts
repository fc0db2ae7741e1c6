import { chargedBackPostings, exact, toWire } from '@wayfare/shared';
import type { Services } from '../services.js';
import type { StoredBooking } from './booking.repository.js';
import type { Effect } from './effects/effect.js';
import { paidEffects } from './paidEffects.js';
import { walletPaid } from './payBooking.js';
import { amend, onLatest, transition } from './transition.js';

/** How long after a claim was given up it is looked whether it has taken money after all, in ms. */
const CHECK_AFTER_MS = 10 * 60_000;

/**
 * Makes the wallet payment a booking has claimed: debits the rider once, then settles the trip. Where the
 * wallet holds too little the claim is given up. Can be run again at any point. What is paid is what the booking claims
 * by now: an earlier claim that was given up may have been of more.
 *
 * Whoever carried out a claim and was held up may debit the rider after that claim was given up, and after the rider took a promo,
 * chose to pay otherwise or did so. Then the booking decides what the wallet pays, and the rest goes back to the rider. Should
 * their process die after the debit, `checkGivenUpClaim` does the same later.
 */
export async function settleWalletPayment(services: Services, id: string): Promise<void> {
  const { db, clock } = services;
  const booking = await db.bookings.findById(id);
  if (booking?.status !== 'PENDING' || !booking.paymentClaim) return;
  const { amount } = booking.paymentClaim;
  const posting = { type: 'Debit', amount, txRef: refOf(id) } as const;
  const outcome =
    amount > 0
      ? await db.wallets.post(booking.customer, [posting], { date: clock.now(), floor: 0 })
      : 'posted';
  if (outcome === 'balance_low' || outcome === 'no_user') {
    await amend(services, booking, { paymentClaim: null, walletCheckAt: clock.now() + CHECK_AFTER_MS });
    return;
  }
  // Another may have debited another claim's amount under the same reference.
  const debited =
    outcome === 'posted' ? amount : (await db.wallets.findByRefs([posting.txRef])).get(posting.txRef)?.amount;
  if (debited === undefined) throw new Error(`${posting.txRef} was posted and is nowhere`);
  await onLatest(async () => {
    const now = await db.bookings.findById(id);
    if (now?.status === 'PENDING') await settle(services, now, debited);
    else if (now) await chargeBack(services, now, debited);
  });
}

/** Looks whether a claim that was given up has debited the rider after all, and puts that money where it belongs. */
export async function checkGivenUpClaim(services: Services, id: string): Promise<void> {
  const { db } = services;
  const debited = (await db.wallets.findByRefs([refOf(id)])).get(refOf(id))?.amount;
  await onLatest(async () => {
    const booking = await db.bookings.findById(id);
    if (!booking?.walletCheckAt) return;
    if (debited === undefined) await amend(services, booking, { walletCheckAt: null });
    else if (booking.status === 'PENDING') await settle(services, booking, debited);
    else await chargeBack(services, booking, debited);
  });
}

const refOf = (id: string) => `booking:${id}:wallet`;

/** Whatever became of the claim meanwhile: the money is there, so the trip is paid from the wallet. */
async function settle(services: Services, booking: StoredBooking, debited: number): Promise<void> {
  const paid = walletPaid(booking, services);
  const back = backFrom(booking, debited, paid.usedWalletMoney);
  await transition(services, booking, {
    name: 'pay',
    by: 'system',
    set: { ...paid, ...back.set, paymentClaim: null, walletCheckAt: null },
    effects: [
      ...paidEffects({ ...booking, ...paid }, await services.db.settings.settings()),
      ...back.effects,
    ],
  });
}

/** The trip was settled by others meanwhile: what it does not take from the wallet goes back. */
async function chargeBack(services: Services, booking: StoredBooking, debited: number): Promise<void> {
  const { set, effects } = backFrom(booking, debited, booking.usedWalletMoney);
  if (effects.length > 0 && !booking.walletChargedBack)
    await amend(services, booking, { ...set, walletCheckAt: null }, { effects });
  else if (booking.walletCheckAt) await amend(services, booking, { walletCheckAt: null });
}

/** What goes back of a debit to somebody who owes less: written into the booking, so that it happens once. */
function backFrom({ id, customer }: StoredBooking, debited: number, owed: number) {
  const walletChargedBack = toWire(exact(debited).minus(owed));
  // A promo only ever lowers what a trip takes.
  if (walletChargedBack < 0) throw new Error(`booking ${id} takes ${owed} of a wallet that paid ${debited}`);
  const effects = chargedBackPostings({ id, customer, walletChargedBack }).map(
    ({ uid, posting }): Effect => ({
      key: 'paid:wallet-back',
      kind: 'postWallet',
      data: { uid, postings: [posting] },
    }),
  );
  return { set: effects.length > 0 ? { walletChargedBack } : {}, effects };
}
