import type {
  Adjustment,
  MoneyEvent,
  Refund,
  Refundable,
  RefundInput,
  ReversalInput,
  Withdraw,
} from '@wayfare/shared';
import { api, idempotent } from '@wayfare/web/http';

/**
 * The response to a wallet posting: the balance, and the id of the request if a second admin has to approve
 * it.
 */
export interface PostingAnswer {
  walletBalance: number;
  pending?: string;
}

/** Calls about payouts, wallets and card payments. */
export const moneyCalls = {
  /**
   * `version` is that of the request as the admin saw it: the API refuses it if the request has changed
   * since.
   */
  processWithdraw: (id: string, version: string) =>
    api.post<Withdraw>(`withdraws/${encodeURIComponent(id)}/process`, { version }),
  failWithdraw: (id: string, version: string, reason: string) =>
    api.post<Withdraw>(`withdraws/${encodeURIComponent(id)}/fail`, { version, reason }),
  /** `key` is the same for the same posting, so that a retry after a lost response posts nothing twice. */
  postToWallet: (
    kind: 'credit' | 'debit',
    posting: { uid: string; booking?: string; amount: number; note: string },
    key: string,
  ) => api.post<PostingAnswer>(`wallet/${kind}s`, posting, idempotent(key)),
  reverseEntry: (txRef: string, input: ReversalInput, key: string) =>
    api.post<PostingAnswer>(`wallet/entries/${encodeURIComponent(txRef)}/reverse`, input, idempotent(key)),
  approveAdjustment: (id: string) =>
    api.post<Adjustment>(`walletadjustments/${encodeURIComponent(id)}/approve`),
  rejectAdjustment: (id: string, note: string) =>
    api.post<Adjustment>(`walletadjustments/${encodeURIComponent(id)}/reject`, { note }),

  /** Everything that happened with the money of a trip, oldest first. */
  tripMoney: (booking: string) => api.get<MoneyEvent[]>(`bookings/${encodeURIComponent(booking)}/money`),

  /** Reads how much of a card payment can be refunded now. */
  refundable: (payment: string) =>
    api.get<Refundable>(`cardpayments/${encodeURIComponent(payment)}/refundable`),
  /** `key` is the same for the same refund, so that a retry after a lost response refunds nothing twice. */
  refundPayment: (payment: string, input: RefundInput, key: string) =>
    api.post<Refund>(`cardpayments/${encodeURIComponent(payment)}/refund`, input, idempotent(key)),
};
