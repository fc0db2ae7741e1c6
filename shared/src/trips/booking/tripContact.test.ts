import { bookingStatuses } from './booking.status.js';
import { firstNameOf, tripContact } from './tripContact.js';

const MINUTE = 60_000;
const end = Date.UTC(2026, 2, 2, 10);
const at = (now: number, contactMinutes = 60) => ({ now, contactMinutes });

describe('tripContact', () => {
  it('does not start before a driver has accepted the trip', () => {
    expect(tripContact({ status: 'NEW' }, at(end))).toBe('before');
    expect(tripContact({ status: 'NEW', driver: null }, at(end))).toBe('before');
  });

  it('is open during the trip, however long it takes', () => {
    for (const status of ['ACCEPTED', 'ARRIVED', 'STARTED'] as const)
      expect(tripContact({ status, driver: 'd' }, at(end + 1e9))).toBe('open');
  });

  it('ends exactly the given number of minutes after the trip, paid or not', () => {
    for (const status of ['PENDING', 'PAID', 'COMPLETE'] as const) {
      const trip = { status, driver: 'd', trip_end_time: end };
      expect(tripContact(trip, at(end + 60 * MINUTE - 1))).toBe('open');
      expect(tripContact(trip, at(end + 60 * MINUTE))).toBe('over');
      expect(tripContact(trip, at(end, 0))).toBe('over');
    }
  });

  it('ends as soon as the trip is canceled', () => {
    expect(tripContact({ status: 'CANCELLED', driver: 'd' }, at(end))).toBe('over');
    expect(bookingStatuses).toContain('CANCELLED');
  });
});

describe('firstNameOf', () => {
  it('is the first word of a name', () => {
    expect(['Ada Lovelace', '  Ada ', 'Ada', '', null, undefined].map(firstNameOf)).toEqual([
      'Ada',
      'Ada',
      'Ada',
      '',
      '',
      '',
    ]);
  });
});
