import { answerResetRequests } from '../auth/resetPassword.js';
import { cancelAs } from '../booking/cancelBooking.js';
import { drivingStatuses } from '@wayfare/shared';
import { sweepEffects } from '../booking/effects/runEffects.js';
import { onLatest } from '../booking/transition.js';
import { finishRenames } from '../cartype/renameCarType.js';
import { sweepUntoldMessages } from '../chat/sendMessage.js';
import { dispatchRound } from '../dispatch/dispatchBooking.js';
import { payReferralBonus } from '../user/payReferralBonus.js';
import { sweepPayments } from '../payment/settlePayment.js';
import { tellDueCharges } from '../payment/test/tellCharge.js';
import { settleCredentials } from '../user/settleCredentials.js';
import type { Services } from '../services.js';
import { reserveWithdraw } from '../withdraw/requestWithdraw.js';

/** A NEW booking nobody took is cancelled this long after its trip date, in ms. */
const OVERDUE_MS = 30 * 60_000;
/** A booking nobody has paid is cancelled this long after it was made, in ms. */
const UNPAID_MS = 30 * 60_000;
/** A claim of a driver older than this, in ms, is looked at: its request is over. */
const CLAIM_GRACE_MS = 30_000;
/** A request to be paid out older than this, in ms, without its posting was left by a process that died. */
const WITHDRAW_GRACE_MS = 10_000;
/** Ledger entries older than this, in ms, were left to copy by a process that died. */
const PENDING_GRACE_MS = 10_000;
/** A promo's use counted longer ago than this, in ms, whose booking is not there was left by a process that died. */
const PROMO_GRACE_MS = 5 * 60_000;
const BATCH = 100;

/** One pass over everything that is due: offers, what dead processes left behind, bookings nobody took or paid. */
export async function runDueWork(services: Services): Promise<void> {
  await dispatchDue(services);
  // Money first: what has come in time is not late.
  await tellDueCharges(services, BATCH);
  await sweepPayments(services, BATCH);
  await cancelOverdue(services);
  await cancelUnpaid(services);
  await sweepEffects(services, BATCH);
  await repairClaims(services);
  await copyLedgers(services);
  await payDueBonuses(services);
  await reserveWithdraws(services);
  await sweepUntoldMessages(services, BATCH);
  await answerResetRequests(services, BATCH);
  await settlePromoUses(services);
  await settleCredentials(services, BATCH);
  await finishRenames(services);
}

async function dispatchDue(services: Services) {
  // While it is off admins assign; what waits is looked at again once it is on.
  if (!(await services.db.settings.settings()).autoDispatch) return;
  for (const id of await services.db.bookings.findDueForDispatch(services.clock.now(), BATCH)) {
    const booking = await services.db.bookings.findById(id);
    if (booking?.status === 'NEW') await dispatchRound(services, booking);
  }
}

async function cancelOverdue(services: Services) {
  for (const id of await services.db.bookings.findOverdue(services.clock.now() - OVERDUE_MS, BATCH)) {
    await onLatest(async () => {
      const booking = await services.db.bookings.findById(id);
      if (booking?.status === 'NEW') {
        await cancelAs(services, booking, 'system', 'cancel_reason_nobody_took_it');
      }
    });
  }
}

async function cancelUnpaid(services: Services) {
  for (const id of await services.db.bookings.findUnpaid(services.clock.now() - UNPAID_MS, BATCH)) {
    await onLatest(async () => {
      const booking = await services.db.bookings.findById(id);
      if (booking?.status === 'PAYMENT_PENDING') {
        await cancelAs(services, booking, 'system', 'cancel_reason_incomplete_booking');
      }
    });
  }
}

/** Frees drivers who were claimed for a booking they did not get. */
async function repairClaims({ db, clock, liveDrivers }: Services) {
  for (const claim of await db.users.findClaims(clock.now() - CLAIM_GRACE_MS, BATCH)) {
    const booking = await db.bookings.findById(claim.booking);
    if (booking?.driver === claim.id && drivingStatuses.includes(booking.status)) {
      await db.users.confirmClaim(claim.id, claim.booking);
    } else {
      await db.users.freeDriver(claim.id, claim.booking);
      await liveDrivers.refresh(claim.id);
    }
  }
}

async function copyLedgers({ db, clock }: Services) {
  for (const uid of await db.wallets.findWithPending(clock.now() - PENDING_GRACE_MS, BATCH)) {
    await db.wallets.copyPending(uid);
  }
}

async function payDueBonuses(services: Services) {
  for (const uid of await services.db.users.findWithBonusDue(BATCH)) await payReferralBonus(services, uid);
}

async function reserveWithdraws(services: Services) {
  const { db, clock } = services;
  for (const request of await db.withdraws.findUnreserved(clock.now() - WITHDRAW_GRACE_MS, BATCH)) {
    if (await reserveWithdraw(services, request))
      services.realtime.resourceChanged('withdraws', [request.id]);
  }
}

async function settlePromoUses({ db, clock }: Services) {
  const before = clock.now() - PROMO_GRACE_MS;
  for (const id of await db.promos.findWithOpenUses(before, BATCH)) await db.promos.settleUses(id, before);
}
