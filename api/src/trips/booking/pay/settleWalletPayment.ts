import {
  chargedBackPostings,
  exact,
  walletHoldBackPostings,
  leftToPay,
  type MoneyParts,
  toWire,
  tripRefs,
  walletParts,
  walletPaymentPostings,
} from '@wayfare/shared';
import { forEachOne } from '../../../platform/run/forEachOne.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { Effect } from '../effects/effect.js';
import { settledStep } from './settledStep.js';
import { walletPaid } from './payBooking.js';
import { amend, onLatest, transition } from '../transition.js';
import { walletHoldRelease } from './walletHold.js';

/** How long after a claim was abandoned to check whether it took money after all, in ms. */
const CHECK_AFTER_MS = 10 * 60_000;
/**
 * How often a debit is retried because the hold or bonus money it counted on was used elsewhere in the
 * meantime.
 */
const TRIES = 5;

const NOTHING: MoneyParts = { wallet: 0, bonus: 0 };

/**
 * Makes the wallet payment that a booking has claimed: debits the rider once, then settles the trip. If the
 * wallet holds too little, the claim is abandoned. Safe to rerun at any point. The amount paid is the
 * booking's current claim: an earlier, abandoned claim may have been for more.
 *
 * A process that was held up may debit the rider after its claim was abandoned, and after the rider applied a
 * promo, chose another payment mode or paid. Then the booking decides what the wallet pays, and the rest goes
 * back to the rider. If that process crashes after the debit, `checkGivenUpClaim` does the same later.
 */
export async function settleWalletPayment(id: string, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  const outcome = await debitRider(id, services);
  if (!outcome) return;
  if ('lowFor' in outcome) {
    await amend(
      outcome.lowFor,
      {
        paymentClaim: null,
        walletCheckAt: clock.now() + CHECK_AFTER_MS,
      },
      undefined,
      services,
    );
    return;
  }
  await onLatest(async () => {
    const now = await db.bookings.findById(id);
    if (now?.status === 'PENDING') await settle(now, outcome.debited, services);
    else if (now) await chargeBack(now, outcome.debited, services);
  });
}

type DebitOutcome = { debited: MoneyParts } | { lowFor: StoredBooking } | null;

/**
 * Takes the claimed amount from the rider: one write returns an open hold and debits wallet and bonus money.
 * Null when nothing is claimed.
 */
async function debitRider(id: string, services: TripsServices): Promise<DebitOutcome> {
  const { db, clock } = services;
  let isHoldGone = false;
  for (let attempt = 1; ; attempt += 1) {
    const booking = await db.bookings.findById(id);
    if (booking?.status !== 'PENDING' || booking.paymentClaim?.mode !== 'wallet') return null;
    if (booking.customer_paid <= 0) return { debited: NOTHING };
    const held = booking.hold?.open && !isHoldGone ? booking.hold : NOTHING;
    const { bonusBalance = 0 } = (await db.users.findById(booking.customer)) ?? {};
    const parts = walletParts(dueFrom(booking), toWire(exact(bonusBalance).plus(held.bonus)));
    const { payment } = tripRefs(id);
    const outcome = await db.wallets.post(
      booking.customer,
      [...walletHoldBackPostings(id, held), ...walletPaymentPostings(id, parts)],
      {
        date: clock.now(),
        // A payment that the hold covers may leave the wallet below 0, because the held money was already set
        // aside for the trip.
        ...(parts.wallet > held.wallet && { floor: 0 }),
        unless: [payment.wallet, payment.bonus],
      },
    );
    if (outcome === 'posted') return { debited: parts };
    const debited = outcome === 'posted_before' ? await debitedBefore(id, services) : null;
    if (debited) return { debited };
    const now = (await db.users.findById(booking.customer))?.bonusBalance ?? 0;
    const isWorthAnother = outcome === 'posted_before' || (outcome === 'balance_low' && now < bonusBalance);
    if (!isWorthAnother) return { lowFor: booking };
    if (attempt === TRIES) throw new Error(`the wallet payment of booking ${id} kept changing`);
    // `posted_before` means that another process returned the hold, and nothing was debited.
    isHoldGone ||= outcome === 'posted_before';
  }
}

/**
 * Returns a booking with the amount that its wallet payment must cover: the fare without the part that a hold
 * on the card has paid.
 */
const dueFrom = (booking: StoredBooking) => ({ ...booking, customer_paid: leftToPay(booking) });

/**
 * Returns the amounts that a booking's wallet payment took; null if it took nothing. An earlier claim may
 * have been for more.
 */
async function debitedBefore(id: string, { db }: TripsServices): Promise<MoneyParts | null> {
  const { payment } = tripRefs(id);
  const entries = await db.wallets.findByRefs([payment.wallet, payment.bonus]);
  if (entries.size === 0) return null;
  return {
    wallet: entries.get(payment.wallet)?.amount ?? 0,
    bonus: entries.get(payment.bonus)?.amount ?? 0,
  };
}

/** Checks the abandoned claims that are due. */
export async function checkGivenUpClaims(limit: number, services: TripsServices): Promise<void> {
  const due = await services.db.bookings.findWalletChecks(services.clock.now(), limit);
  await forEachOne(due, (id) => checkGivenUpClaim(id, services));
}

/**
 * Checks whether an abandoned claim debited the rider after all, and if so, settles the trip with that money
 * or returns it.
 */
async function checkGivenUpClaim(id: string, services: TripsServices): Promise<void> {
  const { db } = services;
  const debited = await debitedBefore(id, services);
  await onLatest(async () => {
    const booking = await db.bookings.findById(id);
    if (!booking?.walletCheckAt) return;
    if (!debited) await amend(booking, { walletCheckAt: null }, undefined, services);
    else if (booking.status === 'PENDING') await settle(booking, debited, services);
    else await chargeBack(booking, debited, services);
  });
}

/**
 * Settles the trip from the wallet, because the wallet was debited, even if the claim was abandoned in the
 * meantime.
 */
async function settle(booking: StoredBooking, debited: MoneyParts, services: TripsServices): Promise<void> {
  const paid = walletPaid(booking, services);
  const owed = walletParts(dueFrom({ ...booking, ...paid }), debited.bonus);
  const back = backFrom(booking, debited, owed);
  const release = walletHoldRelease(booking);
  const settled = await settledStep({ ...booking, ...paid }, services);
  await transition(
    booking,
    {
      name: 'pay',
      by: 'system',
      set: {
        ...paid,
        ...release.set,
        ...settled.set,
        ...back.set,
        ...(owed.bonus > 0 && { usedBonusMoney: owed.bonus }),
        paymentClaim: null,
        walletCheckAt: null,
      },
      effects: [...release.effects, ...settled.effects, ...back.effects],
    },
    services,
  );
}

/**
 * Returns to the wallet what the trip does not need of the debit, because it was settled in another way in
 * the meantime.
 */
async function chargeBack(
  booking: StoredBooking,
  debited: MoneyParts,
  services: TripsServices,
): Promise<void> {
  const bonus = booking.usedBonusMoney ?? 0;
  const owed = { wallet: toWire(exact(booking.usedWalletMoney).minus(bonus)), bonus };
  const { set, effects } = backFrom(booking, debited, owed);
  const isDone = booking.walletChargedBack || booking.bonusChargedBack;
  if (effects.length > 0 && !isDone)
    await amend(booking, { ...set, walletCheckAt: null }, { effects }, services);
  else if (booking.walletCheckAt) await amend(booking, { walletCheckAt: null }, undefined, services);
}

/**
 * The part of a debit that goes back to a rider who owes less: stored in the booking, so that it happens
 * once.
 */
function backFrom({ id, customer }: StoredBooking, debited: MoneyParts, owed: MoneyParts) {
  const back = {
    wallet: toWire(exact(debited.wallet).minus(owed.wallet)),
    bonus: toWire(exact(debited.bonus).minus(owed.bonus)),
  };
  // A promo can only lower the amount a trip takes.
  if (back.wallet < 0 || back.bonus < 0)
    throw new Error(
      `booking ${id} takes ${owed.wallet} + ${owed.bonus} of ${debited.wallet} + ${debited.bonus}`,
    );
  const postings = chargedBackPostings(id, back);
  const effects: Effect[] =
    postings.length > 0
      ? [{ key: 'paid:wallet-back', kind: 'postWallet', data: { uid: customer, postings } }]
      : [];
  return {
    set: {
      ...(back.wallet > 0 && { walletChargedBack: back.wallet }),
      ...(back.bonus > 0 && { bonusChargedBack: back.bonus }),
    },
    effects,
  };
}
