import type { Migration } from '../platform/database/migration.js';
import { type RoutedResource, routeResource } from '../platform/crud/routeResource.js';
import { type AreaWork, SECOND } from '../platform/scheduler/schedule.js';
import type { Operation } from './operation.js';
import { paymentDueWork } from './payment/payment.dueWork.js';
import { paymentEffects } from './payment/payment.effects.js';
import { paymentOperations } from './payment/payment.routes.js';
import { sandboxProviderOperations } from './payment/sandbox/sandboxProvider.routes.js';
import { savedCardOperations } from './payment/saved/savedCard.routes.js';
import { topUp } from './payment/topUp.js';
import { referralDueWork } from './referral/referral.dueWork.js';
import { referralEffects } from './referral/referral.effects.js';
import { cardPaymentResource } from './refund/cardPayment.resource.js';
import { refundDueWork } from './refund/refund.dueWork.js';
import { refundEffects } from './refund/refund.effects.js';
import { refundResource } from './refund/refund.resource.js';
import { makeApprovedRefund } from './refund/requestRefund.js';
import { refundOperations } from './refund/refund.routes.js';
import type { MoneyServices } from './services.js';
import { adjustmentResource } from './wallet/adjustment/adjustment.resource.js';
import { adjustmentOperations } from './wallet/adjustment/adjustment.routes.js';
import { walletDueWork } from './wallet/wallet.dueWork.js';
import { walletEffects } from './wallet/wallet.effects.js';
import { migrateEntryKinds } from './wallet/migrateEntryKinds.js';
import { walletHistoryResource } from './wallet/wallet.resource.js';
import { makeApprovedFailure } from './withdraw/failWithdraw.js';
import { withdrawDueWork } from './withdraw/withdraw.dueWork.js';
import { withdrawResource } from './withdraw/withdraw.resource.js';
import { withdrawOperations } from './withdraw/withdraw.routes.js';

export { moneyRepositories as repositories } from './repositories.js';

/** The resources of this area, with their routes. */
export const resources: readonly RoutedResource<MoneyServices>[] = [
  routeResource(adjustmentResource),
  routeResource(cardPaymentResource),
  routeResource(refundResource),
  routeResource(withdrawResource),
  routeResource(walletHistoryResource),
];

export const operations: readonly Operation[] = [
  ...adjustmentOperations,
  ...withdrawOperations,
  ...paymentOperations,
  ...savedCardOperations,
  ...sandboxProviderOperations,
  ...refundOperations,
  ...resources.flatMap(({ operations: routes }) => routes),
];

export const dueWork: AreaWork<MoneyServices> = {
  events: [withdrawDueWork.recordEvents, paymentDueWork.recordEvents, refundDueWork.recordEvents],
  leftBehind: [
    referralDueWork.payBonuses,
    paymentDueWork.sendWebhooks,
    paymentDueWork.settle,
    walletDueWork.copyLedgers,
    withdrawDueWork.reserve,
    withdrawDueWork.returnFailed,
    walletDueWork.settleAdjustments,
  ],
  lanes: [
    // In a lane of its own, because a payment provider that hangs must not delay dispatch.
    { everyMs: 10 * SECOND, work: [paymentDueWork.checkAttempts, paymentDueWork.forgetCards] },
    // In a lane of its own, and often, because riders and drivers wait for it after a trip.
    { everyMs: 2 * SECOND, work: [paymentDueWork.continueHeld] },
    { everyMs: 10 * SECOND, work: [refundDueWork.advance] },
  ],
  atStop: [walletDueWork.finishPostings],
};

/** Carries out the effects of bookings that change records of this area. */
export const effects = { ...paymentEffects, ...referralEffects, ...refundEffects, ...walletEffects };

/** Convert what earlier versions stored. */
export const migrations: readonly Migration<MoneyServices>[] = [migrateEntryKinds];

/**
 * Those of them that are repeated once, for what processes of the earlier version have written after the
 * mark. Only conversions of how values are stored: a record of this version must not need them.
 */
export const repeatedMigrations: readonly Migration<MoneyServices>[] = [migrateEntryKinds];

/** How gifts of this area are made once a second person has approved them. */
export const giftActs = { refund: makeApprovedRefund, payoutFailure: makeApprovedFailure };

/** The payables of this area: what people can pay for by card. */
export const payables = { topup: topUp };
