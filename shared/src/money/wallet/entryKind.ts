import { reversedRef } from './adjustment.js';
import { bookingOfRef } from './tripMoney.js';

/**
 * What a ledger entry is for. Kinds of trips come first; `other` is an entry that this version does not know.
 */
export const entryKinds = [
  'share',
  'cash',
  'fare',
  'fareBack',
  'hold',
  'holdBack',
  'feeBonus',
  'tip',
  'raise',
  'cancelFee',
  'noShowBack',
  'tripRefund',
  'correction',
  'held',
  'heldBack',
  'topUp',
  'payout',
  'payoutBack',
  'credit',
  'debit',
  'reversal',
  'gift',
  'referral',
  'refundGiven',
  'cardRefund',
  'cardRefundBack',
  'closedAccount',
  'other',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The kinds of a trip's entries, by the part of the reference after the booking's id. */
const tripKinds: Readonly<Record<string, EntryKind>> = {
  hold: 'hold',
  'hold-bonus': 'hold',
  'hold-added': 'hold',
  'hold-back': 'holdBack',
  'hold-bonus-back': 'holdBack',
  'hold-added-back': 'holdBack',
  wallet: 'fare',
  bonus: 'fare',
  'wallet-back': 'fareBack',
  'bonus-back': 'fareBack',
  'fee-bonus': 'feeBonus',
  'fee-bonus-used': 'feeBonus',
  share: 'share',
  cash: 'cash',
  tip: 'tip',
  raise: 'raise',
  'cancel-fee': 'cancelFee',
  'no-show-back': 'noShowBack',
  refund: 'tripRefund',
  review: 'correction',
  correction: 'correction',
  held: 'held',
  'held-back': 'heldBack',
};

/** The kinds of all other entries, by the first part of the reference. */
const otherKinds: Readonly<Record<string, EntryKind>> = {
  payment: 'topUp',
  credit: 'credit',
  debit: 'debit',
  gift: 'gift',
  referral: 'referral',
  forfeit: 'closedAccount',
};

/** What an entry is for, by its reference. */
export function entryKind(txRef: string): EntryKind {
  if (reversedRef(txRef)) return 'reversal';
  const [source = '', id = '', part = ''] = txRef.split(':');
  if (bookingOfRef(txRef)) return kindIn(tripKinds, part);
  if (source === 'withdraw') return part === 'returned' ? 'payoutBack' : 'payout';
  if (source === 'refund' && id) {
    return part === 'given' ? 'refundGiven' : part === 'returned' ? 'cardRefundBack' : 'cardRefund';
  }
  return kindIn(otherKinds, source);
}

const kindIn = (kinds: Readonly<Record<string, EntryKind>>, name: string): EntryKind =>
  Object.hasOwn(kinds, name) ? (kinds[name] as EntryKind) : 'other';
