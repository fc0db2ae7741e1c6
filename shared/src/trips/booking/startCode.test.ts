import { chargesByItself, maySkipStartCode, needsStartCode, paysByItself } from './startCode.js';

const held = { category: 'taxi', mode: 'card', isForSelf: true, holdsCard: true, keepsCard: false } as const;
const off = { otp_secure: false };
const on = { otp_secure: true };

describe('a trip needs the start code [3.11]', () => {
  it.each([
    ['its fare is held on a card', held, true],
    ['its rider keeps a card', { ...held, holdsCard: false, keepsCard: true }, true],
    ['its rider will pay by card, but keeps none', { ...held, holdsCard: false }, false],
    ['it is paid in cash', { ...held, mode: 'cash', holdsCard: false, keepsCard: true }, false],
    ['it is paid from the wallet', { ...held, mode: 'wallet', holdsCard: false, keepsCard: true }, false],
    ['staff book it from the wallet', { ...held, mode: 'wallet', isForSelf: false, holdsCard: false }, true],
    [
      'staff book a delivery',
      { ...held, category: 'delivery', mode: 'wallet', isForSelf: false, holdsCard: false },
      false,
    ],
    [
      'someone else booked it, to be paid by card',
      { ...held, isForSelf: false, holdsCard: false, keepsCard: true },
      false,
    ],
    ['it is a delivery, which is paid before', { ...held, category: 'delivery' }, false],
  ] as const)('if %s, with the setting off', (_, trip, needs) => {
    expect(chargesByItself(trip)).toBe(needs);
    expect(needsStartCode(trip, off)).toBe(needs);
    expect(needsStartCode(trip, on)).toBe(true);
  });
});

describe('a trip may start without its code', () => {
  const trip = { otp: '12345', payment_mode: 'card', prepaid: false, booking_type_admin: false } as const;
  it.each([
    ['has none', { ...trip, otp: false, payment_mode: 'cash' }, off, true],
    ['would be charged by itself, and the setting is off', trip, off, true],
    ['would be charged by itself, and the setting is on', trip, on, false],
    ['is paid in cash, and got its code from the setting', { ...trip, payment_mode: 'cash' }, off, false],
    ['was paid before it starts', { ...trip, prepaid: true }, off, false],
    [
      'was booked by staff from the wallet',
      { ...trip, payment_mode: 'wallet', booking_type_admin: true },
      off,
      false,
    ],
    ['was booked by staff', { ...trip, booking_type_admin: true }, off, false],
    ['was booked by a partner', { ...trip, apiKey: 'key' }, off, false],
  ] as const)('which %s', (_, coded, settings, may) => {
    expect(maySkipStartCode(coded, settings)).toBe(may);
  });
});

it('a fare is taken without the rider only if the start was proven', () => {
  expect([true, false, null, undefined].map((startProven) => paysByItself({ startProven }))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
