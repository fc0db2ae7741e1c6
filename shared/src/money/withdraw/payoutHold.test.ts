import { changesBankDetails, isPayoutHeld, payoutHeldUntil } from './payoutHold.js';

const HOUR_MS = 60 * 60_000;
const NOW = 1_700_000_000_000;

describe('payoutHeldUntil', () => {
  it('lasts as many hours as in the settings', () => {
    expect(payoutHeldUntil({}, NOW, { payoutHoldHours: 72 })).toBe(NOW + 72 * HOUR_MS);
    expect(payoutHeldUntil({}, NOW, { payoutHoldHours: 0.5 })).toBe(NOW + HOUR_MS / 2);
  });

  it('never ends before an existing hold', () => {
    const later = NOW + 100 * HOUR_MS;
    expect(payoutHeldUntil({ payoutHeldUntil: later }, NOW, { payoutHoldHours: 1 })).toBe(later);
    expect(payoutHeldUntil({ payoutHeldUntil: later }, NOW, { payoutHoldHours: 0 })).toBe(later);
  });

  it('adds no hold when the setting is 0', () => {
    expect(payoutHeldUntil({}, NOW, { payoutHoldHours: 0 })).toBeNull();
    expect(payoutHeldUntil({ payoutHeldUntil: null }, NOW, { payoutHoldHours: 0 })).toBeNull();
  });
});

describe('isPayoutHeld', () => {
  it('ends at the exact millisecond', () => {
    expect(isPayoutHeld({ payoutHeldUntil: NOW }, NOW - 1)).toBe(true);
    expect(isPayoutHeld({ payoutHeldUntil: NOW }, NOW)).toBe(false);
    expect(isPayoutHeld({}, NOW)).toBe(false);
    expect(isPayoutHeld({ payoutHeldUntil: null }, NOW)).toBe(false);
  });
});

describe('changesBankDetails', () => {
  const bank = { bankName: 'Harbour Bank', bankCode: 'HB1', bankAccount: '0042' };

  it('detects any changed field, including a first entry', () => {
    expect(changesBankDetails(bank, { bankAccount: '0043' })).toBe(true);
    expect(changesBankDetails({}, { bankName: 'Harbour Bank' })).toBe(true);
    expect(changesBankDetails(bank, { bankCode: null })).toBe(true);
  });

  it('ignores fields that were not sent or stay the same', () => {
    expect(changesBankDetails(bank, {})).toBe(false);
    expect(changesBankDetails(bank, bank)).toBe(false);
    expect(changesBankDetails({}, { bankName: null, bankCode: '' })).toBe(false);
  });
});
