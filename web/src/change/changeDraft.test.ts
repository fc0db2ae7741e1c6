import { changeFields, type PresentedBooking } from '@wayfare/shared';
import { newStop } from '../booking/tripDraft.js';
import { changeDraftOf, wantedOf } from './changeDraft.js';

const PICKUP = { lat: 40.758, lng: -73.9855, add: 'Times Square' };
const DROP = { lat: 40.767, lng: -73.9855, add: 'Columbus Circle' };
const STOP = { lat: 40.762, lng: -73.98, add: 'Sixth Avenue' };
const booking = {
  tripdate: Date.UTC(2026, 2, 2, 15, 0, 30),
  pickup: PICKUP,
  drop: DROP,
  carType: 'Economy',
  payment_mode: 'cash',
  customer_name: 'Ada Moreno',
} as PresentedBooking;
const form = { fields: changeFields, timeZone: 'America/New_York' };
const draft = changeDraftOf(booking, form.timeZone);
const wanted = (changes: Partial<typeof draft>) => wantedOf({ ...draft, ...changes }, booking, form);

it('wants nothing as long as the form shows the booking', () => {
  expect(draft.when).toBe('2026-03-02T10:00');
  expect(wanted({})).toEqual({});
  expect(wanted({ note: '  ' })).toEqual({});
});

it('wants only what differs, at the time of the business', () => {
  expect(wanted({ when: '2026-03-02T10:10', stops: [{ ...newStop(), place: STOP }] })).toEqual({
    tripdate: Date.UTC(2026, 2, 2, 15, 10),
    stops: [STOP],
  });
  expect(wanted({ promo: ' spring ', paymentMode: 'card', carType: 'Premium' })).toEqual({
    promo: 'spring',
    payment_mode: 'card',
    carType: 'Premium',
  });
});

it('wants other passengers, luggage and needs, and needs in another order are the same [4.114]', () => {
  expect(wanted({ passengers: 3, luggage: 1, needs: ['pets'] })).toEqual({
    passengers: 3,
    luggage: 1,
    needs: ['pets'],
  });
  const loaded = { ...booking, passengers: 3, needs: ['wheelchair', 'pets'] } as PresentedBooking;
  const same = { ...changeDraftOf(loaded, form.timeZone), needs: ['pets', 'wheelchair'] } as const;
  expect(wantedOf(same, loaded, form)).toEqual({});
  expect(wantedOf({ ...same, passengers: 1, needs: [] }, loaded, form)).toEqual({ passengers: 1, needs: [] });
});

it('waits for places and a time, and never wants what cannot be changed', () => {
  expect(wanted({ pickup: null })).toBeNull();
  expect(wanted({ stops: [newStop()] })).toBeNull();
  expect(wanted({ when: '' })).toBeNull();
  const others = { ...form, fields: ['drop'] as const };
  expect(wantedOf({ ...draft, name: 'Sam', drop: STOP }, booking, others)).toEqual({ drop: STOP });
});

describe('a pickup that moves to another time zone [4.71]', () => {
  const LOS_ANGELES = { lat: 34.0537, lng: -118.2427, add: 'City Hall' };
  const moved = { ...form, pickupZone: 'America/Los_Angeles' };
  const later = { ...booking, tripdate: Date.UTC(2026, 2, 2, 15), bookLater: true };

  it('keeps the clock time of a trip for later, and so asks for another moment', () => {
    expect(wantedOf({ ...draft, pickup: LOS_ANGELES }, later, moved)).toEqual({
      tripdate: Date.UTC(2026, 2, 2, 18),
      pickup: LOS_ANGELES,
    });
    expect(wantedOf({ ...draft, when: '2026-03-02T11:00', pickup: LOS_ANGELES }, later, moved)).toEqual({
      tripdate: Date.UTC(2026, 2, 2, 19),
      pickup: LOS_ANGELES,
    });
  });

  it('keeps the moment of a trip for now, and of one whose clocks show the same', () => {
    expect(wantedOf({ ...draft, pickup: LOS_ANGELES }, { ...booking, bookLater: false }, moved)).toEqual({
      pickup: LOS_ANGELES,
    });
    expect(wantedOf({ ...draft, pickup: DROP }, later, { ...form, pickupZone: 'America/Toronto' })).toEqual({
      pickup: DROP,
    });
  });
});
