import { type User, zonedClock } from '@wayfare/shared';
import { riderBookingOf, emptyDraft, tripOf } from './bookingDraft.js';

const zone = 'America/New_York';

const draft = {
  ...emptyDraft,
  rider: { id: 'rider-1' } as User,
  pickup: { lat: 40.7, lng: -74, add: 'Pier 11' },
  drop: { lat: 40.8, lng: -73.9, add: 'Ward Park' },
  carType: 'Sedan',
  parcelType: 'Box',
  deliveryPerson: 'Ada',
  deliveryPersonPhone: '+1 555 123 4567',
};

it('books for the chosen rider, with the parcel for deliveries only [2.33, 5.4]', () => {
  const taxi = riderBookingOf(draft, 'taxi', zone);
  expect(taxi).toMatchObject({ customer: 'rider-1', carType: 'Sedan', bookLater: false });
  expect(taxi).not.toHaveProperty('tripdate');
  expect(taxi).not.toHaveProperty('parcelTypeSelected');
  expect(taxi).not.toHaveProperty('deliveryPerson');
  expect(riderBookingOf(draft, 'delivery', zone)).toMatchObject({
    parcelTypeSelected: { description: 'Box' },
    optionSelected: undefined,
    deliveryPerson: 'Ada',
  });
});

it('reads a Book Later time in the business’s time zone, and ignores an incomplete one [5.6]', () => {
  const later = { ...draft, bookLater: true, when: '2026-03-02T18:30' };
  expect(riderBookingOf(later, 'taxi', zone).tripdate).toBe(zonedClock(20260302, 18.5 * 60, zone));
  expect(riderBookingOf(later, 'taxi', 'Asia/Kolkata').tripdate).toBe(Date.parse('2026-03-02T13:00Z'));
  expect(riderBookingOf({ ...later, when: '' }, 'taxi', zone).tripdate).toBeNull();
  expect(riderBookingOf({ ...later, bookLater: false }, 'taxi', zone).tripdate).toBeUndefined();
});

it('asks for the price of the way back once its time is known [4.106]', () => {
  const later = { ...draft, back: 'later' as const };
  expect(tripOf(later, zone).kind).toBeUndefined();
  expect(tripOf({ ...later, returnWhen: '2026-03-02T18:30' }, zone)).toMatchObject({
    kind: 'return',
    returnAt: zonedClock(20260302, 18.5 * 60, zone),
  });
  expect(tripOf({ ...draft, back: 30 }, zone)).toMatchObject({ kind: 'return', waitMinutes: 30 });
});
