import { type BookingFacts, bookingWarnings, refusesBooking, riderRules } from './bookingRules.js';

const refusals = (by: { byAdmin: boolean; isForGuest: boolean }) =>
  riderRules.filter((rule) => refusesBooking(rule, by));

it('refuses riders by each rule, partners by those that count for many guests, and staff by none [5.7]', () => {
  expect(refusals({ byAdmin: false, isForGuest: false })).toEqual([...riderRules]);
  expect(refusals({ byAdmin: false, isForGuest: true })).toEqual(['walletDebt', 'driverNear']);
  expect(refusals({ byAdmin: true, isForGuest: false })).toEqual([]);
});

const now = 1_000_000;
const rider: NonNullable<BookingFacts['rider']> = {
  approved: true,
  walletBalance: 0,
  unpaid: [],
  openCount: 0,
  mostOpen: 5,
  coolsDownUntil: null,
};

it('warns of nothing about a rider without problems and a pickup with drivers', () => {
  expect(bookingWarnings({ rider, near: { hasDriver: true, radius: 10 } }, now)).toEqual([]);
  expect(bookingWarnings({ rider: null, near: null }, now)).toEqual([]);
});

it('warns staff of everything that would refuse the rider, blocked accounts first', () => {
  const unpaid = [{ booking: 'b1', reference: 'W-1', amount: 7.5 }];
  const facts = {
    rider: {
      approved: false,
      walletBalance: -3.2,
      unpaid,
      openCount: 5,
      mostOpen: 5,
      coolsDownUntil: now + 60_001,
    },
    near: { hasDriver: false, radius: 10 },
  };
  expect(bookingWarnings(facts, now)).toEqual([
    { kind: 'blocked' },
    { kind: 'unpaidTrip', booking: 'b1', reference: 'W-1', amount: 7.5 },
    { kind: 'walletDebt', amount: 3.2 },
    { kind: 'coolDown', minutes: 2 },
    { kind: 'openBookings', count: 5 },
    { kind: 'driverNear', radius: 10 },
  ]);
});

it('forgets a cool-down that is over', () => {
  expect(bookingWarnings({ rider: { ...rider, coolsDownUntil: now }, near: null }, now)).toEqual([]);
});
