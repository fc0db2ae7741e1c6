import { endIdleSignIns } from '../auth/idleSignIns.js';
import { answerResetRequests } from '../auth/resetPassword.js';
import { checkGivenUpClaim } from '../booking/settleWalletPayment.js';
import { payDueFees } from '../booking/payCancelFee.js';
import { releaseStrayHolds } from '../booking/walletHold.js';
import { cancelAs } from '../booking/cancelBooking.js';
import { drivingStatuses } from '@wayfare/shared';
import { sweepEffects } from '../booking/effects/runEffects.js';
import { onLatest } from '../booking/transition.js';
import { finishRenames } from '../cartype/renameCarType.js';
import { sweepUntoldMessages } from '../chat/sendMessage.js';
import { sweepContactWork } from '../contact/finishContactWork.js';
import { dispatchRound } from '../dispatch/dispatchBooking.js';
import { mailInvitation } from '../account/mailInvitation.js';
import { payReferralBonus } from '../user/payReferralBonus.js';
import { sweepPayments } from '../payment/settlePayment.js';
import { sendDueWebhooks } from '../payment/sandbox/sendWebhook.js';
import { settleCredentials } from '../account/settleCredentials.js';
import type { Services } from '../services.js';
import { settleAdjustments } from '../wallet/adjustment/settleAdjustments.js';
import { reserveWithdraw } from '../withdraw/requestWithdraw.js';
import { returnFailedPayouts } from '../withdraw/failWithdraw.js';
import { forEachOne } from '../run/forEachOne.js';

/** A NEW booking without a driver is canceled this long after its trip date, in ms. */
const OVERDUE_MS = 30 * 60_000;
/** An unpaid booking is canceled this long after it was made, in ms. */
const UNPAID_MS = 30 * 60_000;
/** A driver claim older than this, in ms, is checked: its request has ended. */
const CLAIM_GRACE_MS = 30_000;
/** A payout request without its posting that is older than this, in ms, was left by a crashed process. */
const WITHDRAW_GRACE_MS = 10_000;
/** Uncopied ledger entries older than this, in ms, were left by a crashed process. */
const PENDING_GRACE_MS = 10_000;
/** A promo use without a booking that is older than this, in ms, was left by a crashed process. */
const PROMO_GRACE_MS = 5 * 60_000;
const BATCH = 100;

/** The steps of one pass, in order. */
const pieces: readonly ((services: Services) => Promise<unknown>)[] = [
  dispatchDue,
  // Money first: payments that arrived in time must not count as late.
  (services) => sendDueWebhooks(services, BATCH),
  (services) => sweepPayments(services, BATCH),
  checkGivenUpClaims,
  cancelOverdue,
  cancelUnpaid,
  (services) => sweepEffects(services, BATCH),
  repairClaims,
  copyLedgers,
  (services) => releaseStrayHolds(services, BATCH),
  (services) => payDueFees(services, BATCH),
  payDueBonuses,
  mailDueInvitations,
  (services) => sweepContactWork(services, BATCH),
  reserveWithdraws,
  (services) => returnFailedPayouts(services, BATCH),
  (services) => settleAdjustments(services, BATCH),
  (services) => sweepUntoldMessages(services, BATCH),
  (services) => answerResetRequests(services, BATCH),
  settlePromoUses,
  (services) => settleCredentials(services, BATCH),
  (services) => endIdleSignIns(services, BATCH),
  finishRenames,
];

/**
 * One pass over all due work: offers, work left by crashed processes, bookings without a driver or payment.
 * @throws the failures, after everything else is done
 */
export async function runDueWork(services: Services): Promise<void> {
  await forEachOne(pieces, (piece) => piece(services));
}

async function dispatchDue(services: Services) {
  // While it is off, admins assign drivers; waiting bookings are checked again once it is on.
  if (!(await services.db.settings.settings()).autoDispatch) return;
  const due = await services.db.bookings.findDueForDispatch(services.clock.now(), BATCH);
  await forEachOne(due, async (id) => {
    const booking = await services.db.bookings.findById(id);
    if (booking?.status === 'NEW') await dispatchRound(services, booking);
  });
}

async function checkGivenUpClaims(services: Services) {
  const due = await services.db.bookings.findWalletChecks(services.clock.now(), BATCH);
  await forEachOne(due, (id) => checkGivenUpClaim(services, id));
}

async function cancelOverdue(services: Services) {
  const overdue = await services.db.bookings.findOverdue(services.clock.now() - OVERDUE_MS, BATCH);
  await forEachOne(overdue, (id) =>
    onLatest(async () => {
      const booking = await services.db.bookings.findById(id);
      if (booking?.status === 'NEW')
        await cancelAs(services, booking, 'system', 'cancel_reason_nobody_took_it');
    }),
  );
}

async function cancelUnpaid(services: Services) {
  const unpaid = await services.db.bookings.findUnpaid(services.clock.now() - UNPAID_MS, BATCH);
  await forEachOne(unpaid, (id) =>
    onLatest(async () => {
      const booking = await services.db.bookings.findById(id);
      if (booking?.status === 'PAYMENT_PENDING')
        await cancelAs(services, booking, 'system', 'cancel_reason_incomplete_booking');
    }),
  );
}

/** Releases drivers who were claimed for a booking they did not get. */
async function repairClaims({ db, clock, liveDrivers }: Services) {
  await forEachOne(await db.users.findClaims(clock.now() - CLAIM_GRACE_MS, BATCH), async (claim) => {
    const booking = await db.bookings.findById(claim.booking);
    if (booking?.driver === claim.id && drivingStatuses.includes(booking.status)) {
      await db.users.confirmClaim(claim.id, claim.booking);
    } else {
      await db.users.freeDriver(claim.id, claim.booking);
      await liveDrivers.refresh(claim.id);
    }
  });
}

async function copyLedgers({ db, clock }: Services) {
  const waiting = await db.wallets.findWithPending(clock.now() - PENDING_GRACE_MS, BATCH);
  await forEachOne(waiting, (uid) => db.wallets.copyPending(uid));
}

async function payDueBonuses(services: Services) {
  await forEachOne(await services.db.users.findWithBonusDue(BATCH), (uid) => payReferralBonus(services, uid));
}

async function mailDueInvitations(services: Services) {
  await forEachOne(await services.db.users.findWithInviteDue(BATCH), (uid) => mailInvitation(services, uid));
}

async function reserveWithdraws(services: Services) {
  const { db, clock } = services;
  const unreserved = await db.withdraws.findUnreserved(clock.now() - WITHDRAW_GRACE_MS, BATCH);
  await forEachOne(unreserved, async (request) => {
    if (await reserveWithdraw(services, request))
      services.realtime.resourceChanged('withdraws', [request.id]);
  });
}

async function settlePromoUses({ db, clock }: Services) {
  const before = clock.now() - PROMO_GRACE_MS;
  await forEachOne(await db.promos.findWithOpenUses(before, BATCH), (id) => db.promos.settleUses(id, before));
}
