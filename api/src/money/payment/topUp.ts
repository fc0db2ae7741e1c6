import { paymentReturnPath } from '@wayfare/shared';
import { creditPayer } from './creditPayer.js';
import type { Payable } from './payable.js';

/** A top-up of the payer's own wallet. */
export const topUp: Payable = {
  product: 'payment_product_topup',
  returnPath: paymentReturnPath,
  isWanted: async () => true,
  settle: creditPayer,
  spending: async ({ amount, settledAs }) => ({ inWallet: settledAs === 'wallet' ? amount : 0, open: null }),
};
