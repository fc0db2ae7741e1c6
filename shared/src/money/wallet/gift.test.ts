import { giftWaits, isGiftKind } from './gift.js';

const limits = { creditLimit: 5, approvalLimit: 50 };

it('a gift waits above the limit for one subject and above the sum of the day, not at them', () => {
  expect(giftWaits('refund', { forSubject: 5, ofDay: 50 }, limits)).toBe(false);
  expect(giftWaits('refund', { forSubject: '5.01', ofDay: 5.01 }, limits)).toBe(true);
  expect(giftWaits('raise', { forSubject: 1, ofDay: '50.01' }, limits)).toBe(true);
});

it('for a full admin the approval limit counts for one subject too, and no limit means never', () => {
  const admin = { creditLimit: null, approvalLimit: 50 };
  expect(giftWaits('fareReview', { forSubject: 50, ofDay: 50 }, admin)).toBe(false);
  expect(giftWaits('fareReview', { forSubject: 51, ofDay: 1 }, admin)).toBe(true);
  const unlimited = { creditLimit: null, approvalLimit: null };
  expect(giftWaits('payoutFailure', { forSubject: 1e6, ofDay: 1e6 }, unlimited)).toBe(false);
  expect(giftWaits('payoutFailure', { forSubject: 6, ofDay: 6 }, { ...limits, approvalLimit: null })).toBe(
    true,
  );
});

it('only the sum of the day limits the daily work of accounts without a credit limit', () => {
  const dispatcher = { creditLimit: 0, approvalLimit: 50 };
  expect(giftWaits('waivedFee', { forSubject: 9, ofDay: 50 }, dispatcher)).toBe(false);
  expect(giftWaits('waivedFee', { forSubject: 9, ofDay: 51 }, dispatcher)).toBe(true);
});

it('postings by hand are no gifts of this kind', () => {
  expect(['credit', 'debit', 'reversal'].some(isGiftKind)).toBe(false);
});
