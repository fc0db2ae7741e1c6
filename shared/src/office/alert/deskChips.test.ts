import type { DeskTrip } from '../../trips/booking/desk.schema.js';
import { deskChipsOf, isPressing } from './deskChips.js';

const NOW = 1_800_000_000_000;
const place = { lat: 1, lng: 2, add: 'Here' };
const trip = (fields: Partial<DeskTrip> = {}): DeskTrip => ({
  id: 'a',
  reference: 'W-1',
  status: 'NEW',
  tripdate: NOW - 60_000,
  bookLater: false,
  pickup: place,
  drop: place,
  inReview: false,
  ...fields,
});

it('shows a trip that is offered to no one, a due one, and one under review', () => {
  const asked = (expiresAt: number | null) =>
    deskChipsOf(trip({ asked: [{ driver: 'd', driver_name: 'D', expiresAt }] }), [], NOW);
  expect([asked(null), asked(NOW + 1), asked(NOW - 15_000)]).toEqual([[], [], ['noOffer']]);
  expect(deskChipsOf(trip(), [], NOW)).toEqual(['noOffer']);
  expect(deskChipsOf(trip({ tripdate: NOW + 1 }), [], NOW)).toEqual(['due']);
  expect(deskChipsOf(trip({ status: 'PENDING', inReview: true }), [], NOW)).toEqual(['review']);
});

it('does not blink between two offers, nor before the first one', () => {
  const asked = [{ driver: 'd', driver_name: 'D', expiresAt: NOW - 4_999 }];
  expect(deskChipsOf(trip({ asked }), [], NOW)).toEqual([]);
  expect(deskChipsOf(trip({ tripdate: NOW - 5_000 }), [], NOW)).toEqual([]);
});

it('shows the alerts of a trip, except those that its new status has answered', () => {
  const driven = (status: DeskTrip['status']) => deskChipsOf(trip({ status }), ['late', 'emergency'], NOW);
  expect(driven('NEW')).toEqual(['emergency', 'late', 'noOffer']);
  expect(driven('ACCEPTED')).toEqual(['emergency']);
});

it('leaves out resolved alerts, and snoozed ones until their time', () => {
  expect(isPressing({ state: 'open', snoozedUntil: null }, NOW)).toBe(true);
  expect(isPressing({ state: 'open', snoozedUntil: NOW + 1 }, NOW)).toBe(false);
  expect(isPressing({ state: 'open', snoozedUntil: NOW }, NOW)).toBe(true);
  expect(isPressing({ state: 'resolved', snoozedUntil: null }, NOW)).toBe(false);
});
