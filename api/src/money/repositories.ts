import type { Connection } from 'mongoose';
import { cardAuthorizationRepository } from './payment/authorization/cardAuthorization.repository.js';
import { paymentAttemptRepository } from './payment/hosted/paymentAttempt.repository.js';
import { paymentRepository } from './payment/payment.repository.js';
import { sandboxChargeRepository } from './payment/sandbox/sandboxCharge.repository.js';
import { paymentCustomerRepository } from './payment/saved/paymentCustomer.repository.js';
import { refundRepository } from './refund/refund.repository.js';
import { referralCountRepository } from './referral/referralCount.repository.js';
import { adjustmentRepository } from './wallet/adjustment/adjustment.repository.js';
import { walletHoldRepository } from './wallet/walletHold.repository.js';
import { walletRepository } from './wallet/wallet.repository.js';
import { withdrawRepository } from './withdraw/withdraw.repository.js';

/** The repositories of wallets, payments, refunds, and payouts, on one connection. */
export const moneyRepositories = (connection: Connection) => ({
  wallets: walletRepository(connection),
  walletHolds: walletHoldRepository(connection),
  adjustments: adjustmentRepository(connection),
  payments: paymentRepository(connection),
  paymentAttempts: paymentAttemptRepository(connection),
  cardAuthorizations: cardAuthorizationRepository(connection),
  paymentCustomers: paymentCustomerRepository(connection),
  sandboxCharges: sandboxChargeRepository(connection),
  refunds: refundRepository(connection),
  referralCounts: referralCountRepository(connection),
  withdraws: withdrawRepository(connection),
});

export type MoneyRepositories = ReturnType<typeof moneyRepositories>;
