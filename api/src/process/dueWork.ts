import { accountDueWork } from '../office/account/account.dueWork.js';
import { alertDueWork } from '../office/alert/alert.dueWork.js';
import { apiKeyDueWork } from '../people/apiKey/apiKey.dueWork.js';
import { authDueWork } from '../people/auth/auth.dueWork.js';
import { bookingDueWork } from '../trips/booking/booking.dueWork.js';
import { budgetDueWork } from '../platform/budget/budget.dueWork.js';
import { carTypeDueWork } from '../trips/carType/carType.dueWork.js';
import { chatDueWork } from '../trips/chat/chat.dueWork.js';
import { conversationDueWork } from '../office/conversation/conversation.dueWork.js';
import { contactDueWork } from '../people/contact/contact.dueWork.js';
import { dispatchDueWork } from '../trips/dispatch/dispatch.dueWork.js';
import { earningDueWork } from '../trips/earning/earning.dueWork.js';
import { idempotencyDueWork } from '../platform/idempotency/idempotency.dueWork.js';
import { imageDueWork } from '../basics/image/image.dueWork.js';
import { notificationDueWork } from '../messages/notification/notification.dueWork.js';
import { paymentDueWork } from '../money/payment/payment.dueWork.js';
import { promoDueWork } from '../trips/promo/promo.dueWork.js';
import { pushDueWork } from '../messages/push/push.dueWork.js';
import { reconciliationDueWork } from '../office/reconciliation/reconciliation.dueWork.js';
import { refundDueWork } from '../money/refund/refund.dueWork.js';
import type { DueWork, Schedule } from '../platform/scheduler/schedule.js';
import { runInOrder } from '../platform/scheduler/scheduler.js';
import type { Services } from '../services.js';
import { shiftDueWork } from '../trips/shift/shift.dueWork.js';
import { trackingDueWork } from '../trips/tracking/tracking.dueWork.js';
import { userDueWork } from '../people/user/user.dueWork.js';
import { walletDueWork } from '../money/wallet/wallet.dueWork.js';
import { webhookDueWork } from '../messages/webhook/webhook.dueWork.js';
import { withdrawDueWork } from '../money/withdraw/withdraw.dueWork.js';

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;

/** What users wait for. */
const awaited: readonly DueWork[] = [
  bookingDueWork.offerTrips,
  userDueWork.tellDocuments,
  accountDueWork.mailInvitations,
  authDueWork.answerResets,
];

/** What requests left behind because their process crashed, and bookings and sign-ins whose time is over. */
const leftBehind: readonly DueWork[] = [
  // Money first: payments that arrived in time must not count as late.
  paymentDueWork.sendWebhooks,
  paymentDueWork.settle,
  bookingDueWork.checkGivenUpClaims,
  bookingDueWork.cancelOverdue,
  bookingDueWork.cancelUnpaid,
  bookingDueWork.finishEffects,
  bookingDueWork.repairClaims,
  walletDueWork.copyLedgers,
  bookingDueWork.releaseHolds,
  bookingDueWork.payFees,
  bookingDueWork.payTips,
  userDueWork.payBonuses,
  contactDueWork.finish,
  withdrawDueWork.reserve,
  withdrawDueWork.returnFailed,
  walletDueWork.settleAdjustments,
  chatDueWork.notify,
  conversationDueWork.finish,
  promoDueWork.settleUses,
  accountDueWork.settleCredentials,
  authDueWork.endIdle,
  carTypeDueWork.finishRenames,
];

/** Events that webhooks are to report. */
const events: readonly DueWork[] = [
  withdrawDueWork.recordEvents,
  paymentDueWork.recordEvents,
  refundDueWork.recordEvents,
  accountDueWork.recordDriverEvents,
  alertDueWork.recordEvents,
];

/** All recurring work of the product: what runs in which order, and what must not wait for the rest. */
export const dueWork: Schedule = {
  lanes: [
    { everyMs: SECOND, work: awaited },
    { everyMs: 2 * SECOND, work: events },
    { everyMs: 5 * SECOND, work: leftBehind },
    // Separate: a mail server or push service that hangs must not delay dispatch.
    { everyMs: SECOND, work: [notificationDueWork.deliverMails] },
    { everyMs: SECOND, work: [notificationDueWork.deliverMessages] },
    { everyMs: SECOND, work: [notificationDueWork.sendNotifications] },
    // Separate: webhooks that hang must not delay anything else.
    { everyMs: SECOND, work: [webhookDueWork.deliver, webhookDueWork.tellTurnedOff] },
    // Separate: it reads every open trip.
    { everyMs: 5 * SECOND, work: [alertDueWork.sweep] },
    // No one waits for it.
    { everyMs: 10 * SECOND, work: [bookingDueWork.closePaid] },
    { everyMs: 30 * SECOND, work: [pushDueWork.checkReceipts] },
    // Separate: a payment provider that hangs must not delay dispatch.
    { everyMs: 10 * SECOND, work: [paymentDueWork.checkAttempts, paymentDueWork.forgetCards] },
    // Separate, and often: riders and drivers wait for it after a trip.
    { everyMs: 2 * SECOND, work: [paymentDueWork.continueHeld] },
    { everyMs: 10 * SECOND, work: [refundDueWork.advance] },
    { everyMs: 10 * SECOND, work: [reconciliationDueWork.compare] },
    { everyMs: 20 * SECOND, work: [dispatchDueWork.savePositions] },
    // Separate: a slow write must not delay positions. More often than samples of a moving driver are apart.
    { everyMs: 10 * SECOND, work: [shiftDueWork.record] },
    // Separate: it may take seconds after the time zone was changed.
    { everyMs: 5 * SECOND, work: [earningDueWork.keepCut] },
    // Separate: the first run may take seconds.
    { everyMs: SECOND, work: [bookingDueWork.count] },
    // Separate: the image store may be remote.
    { everyMs: 10 * SECOND, work: [imageDueWork.forgetUploads, imageDueWork.sweep] },
    {
      everyMs: HOUR,
      work: [
        idempotencyDueWork.forgetExpired,
        apiKeyDueWork.forgetUses,
        authDueWork.forgetExpired,
        contactDueWork.forgetExpired,
        bookingDueWork.forgetShares,
        bookingDueWork.forgetOffers,
        shiftDueWork.forgetOld,
        userDueWork.forgetReverts,
        notificationDueWork.forgetOld,
        webhookDueWork.forgetOld,
        budgetDueWork.forgetExpired,
      ],
    },
  ],
  atStop: [
    dispatchDueWork.savePositions,
    shiftDueWork.finish,
    trackingDueWork.saveTracks,
    walletDueWork.finishPostings,
  ],
};

/**
 * One pass over the due work that no other service can hold up.
 * @throws the failures, after everything else is done
 */
export async function runDueWork(services: Services): Promise<void> {
  await runInOrder([...awaited, ...leftBehind, ...events], services);
}
