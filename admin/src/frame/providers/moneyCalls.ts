import type { RefundInput, ReversalInput } from '@wayfare/shared';
import { call, idempotent } from '@wayfare/web/http';

/** Calls about payouts, wallets and card payments. */
export const moneyCalls = {
  /**
   * `version` is that of the request as the admin saw it: the API refuses it if the request has changed
   * since.
   */
  processWithdraw: (id: string, version: string) =>
    call.post('/withdraws/{id}/process', { path: { id }, body: { version } }),
  failWithdraw: (id: string, version: string, reason: string) =>
    call.post('/withdraws/{id}/fail', { path: { id }, body: { version, reason } }),
  /** `key` is the same for the same posting, so that a retry after a lost response posts nothing twice. */
  postToWallet: (
    kind: 'credit' | 'debit',
    posting: { uid: string; booking?: string; amount: number; note: string },
    key: string,
  ) => {
    const request = { body: posting, headers: idempotent(key) };
    return kind === 'credit' ? call.post('/wallet/credits', request) : call.post('/wallet/debits', request);
  },
  reverseEntry: (txRef: string, input: ReversalInput, key: string) =>
    call.post('/wallet/entries/{txRef}/reverse', { path: { txRef }, body: input, headers: idempotent(key) }),
  approveAdjustment: (id: string) => call.post('/walletadjustments/{id}/approve', { path: { id } }),
  rejectAdjustment: (id: string, note: string) =>
    call.post('/walletadjustments/{id}/reject', { path: { id }, body: { note } }),

  /** Everything that happened with the money of a trip, oldest first. */
  tripMoney: (booking: string) => call.get('/bookings/{id}/money', { path: { id: booking } }),

  /** Reads how much of a card payment can be refunded now. */
  refundable: (payment: string) => call.get('/cardpayments/{id}/refundable', { path: { id: payment } }),
  /** `key` is the same for the same refund, so that a retry after a lost response refunds nothing twice. */
  refundPayment: (payment: string, input: RefundInput, key: string) =>
    call.post('/cardpayments/{id}/refund', { path: { id: payment }, body: input, headers: idempotent(key) }),
};
