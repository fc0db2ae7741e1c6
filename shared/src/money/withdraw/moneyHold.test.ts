import { moneyHold } from './moneyHold.js';

const NOW = 1_000_000;

it('holds payouts, wallet payments and saved cards after staff set a contact', () => {
  const user = { contactHeldUntil: NOW + 5 };
  for (const use of ['payout', 'wallet', 'card'] as const)
    expect(moneyHold(user, use, NOW)).toEqual({ until: NOW + 5, reason: 'contact' });
});

it('holds only payouts after new bank details', () => {
  const user = { payoutHeldUntil: NOW + 5 };
  expect(moneyHold(user, 'payout', NOW)).toEqual({ until: NOW + 5, reason: 'bank' });
  expect(moneyHold(user, 'wallet', NOW)).toBeNull();
  expect(moneyHold(user, 'card', NOW)).toBeNull();
});

it.each([
  [NOW + 9, NOW + 5, { until: NOW + 9, reason: 'contact' }],
  [NOW + 5, NOW + 9, { until: NOW + 9, reason: 'bank' }],
])('holds payouts until the later end, %i or %i', (contactHeldUntil, payoutHeldUntil, expected) => {
  expect(moneyHold({ contactHeldUntil, payoutHeldUntil }, 'payout', NOW)).toEqual(expected);
});

it.each([{}, { contactHeldUntil: null, payoutHeldUntil: null }, { contactHeldUntil: NOW }])(
  'holds nothing without a change, or once the hold has ended: %j',
  (user) => {
    for (const use of ['payout', 'wallet', 'card'] as const) expect(moneyHold(user, use, NOW)).toBeNull();
  },
);
