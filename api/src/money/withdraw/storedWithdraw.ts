import type { Withdraw } from '@wayfare/shared';

/** A request as the API works with it. `reserved` is false until its amount has left the wallet. */
export type StoredWithdraw = Omit<Withdraw, 'heldUntil' | 'bankChanged' | 'version'> & {
  reserved: boolean;
  returnSince?: number;
};
