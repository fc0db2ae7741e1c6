import { cardRefundPostings, returnedRefundPosting } from '../refund/cardRefundPostings.js';
import { reversalRef } from './adjustment.js';
import { entryKind } from './entryKind.js';
import { tripRefs } from './tripMoney.js';

it('says what each entry of a trip is, by its reference', () => {
  const { walletHold, walletHoldBack, payment, back, driverBonus } = tripRefs('b1');
  const kinds = [walletHold, walletHoldBack, payment, back, driverBonus].map(({ wallet, bonus }) => [
    entryKind(wallet),
    entryKind(bonus),
  ]);
  expect(kinds).toEqual([
    ['hold', 'hold'],
    ['holdBack', 'holdBack'],
    ['fare', 'fare'],
    ['fareBack', 'fareBack'],
    ['feeBonus', 'feeBonus'],
  ]);
  expect(
    ['share', 'cash', 'tip:rider', 'cancel-fee:driver', 'review:rider-bonus', 'raise', 'held-back'].map(
      (part) => entryKind(`booking:b1:${part}`),
    ),
  ).toEqual(['share', 'cash', 'tip', 'cancelFee', 'correction', 'raise', 'heldBack']);
});

it('says what an entry without a trip is', () => {
  const refund = { id: 'r', amount: 5, source: 'business' } as const;
  const refs = [...cardRefundPostings(refund), returnedRefundPosting(refund)].map(({ txRef }) => txRef);
  expect(refs.map(entryKind)).toEqual(['refundGiven', 'cardRefund', 'cardRefundBack']);
  expect(
    [
      'payment:p',
      'withdraw:w',
      'withdraw:w:returned',
      'credit:c',
      reversalRef('credit:c'),
      'gift:g',
      'referral:u:referrer',
      'forfeit:f',
    ].map(entryKind),
  ).toEqual(['topUp', 'payout', 'payoutBack', 'credit', 'reversal', 'gift', 'referral', 'closedAccount']);
});

it('calls an unknown entry other, also one named like a property of objects', () => {
  expect(['booking:b1:new-thing', 'constructor:x', 'x', ''].map(entryKind)).toEqual([
    'other',
    'other',
    'other',
    'other',
  ]);
  expect(entryKind('booking:b1:constructor')).toBe('other');
});
