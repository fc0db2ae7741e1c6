import { type BookingDraft, emptyDraft, missingPlace, nextTrip, withPlace } from './draft.js';

const draft: BookingDraft = {
  ...emptyDraft,
  pickup: { lat: 40.7, lng: -74, add: 'Pier 11' },
  drop: { lat: 40.8, lng: -73.9, add: 'Ward Park' },
  carType: 'Economy',
  parcelType: 'Box',
  deliveryPerson: ' Ada ',
  deliveryPersonPhone: '+1 555 123 4567',
};

it('after a booking, the pickup stays, selected, without drop and car type [4.54]', () => {
  expect(nextTrip({ ...draft, selected: 'drop' })).toEqual({
    ...emptyDraft,
    pickup: draft.pickup,
    selected: 'pickup',
  });
});

it('a trip has a pickup, a drop, a car type, and the place being chosen [3.48]', () => {
  expect(emptyDraft).toMatchObject({ pickup: null, drop: null, carType: '', selected: 'pickup' });
  const { pickup, drop } = draft;
  const begun = withPlace(emptyDraft, 'pickup', pickup);
  expect(begun).toEqual({ ...emptyDraft, pickup, selected: 'drop' });
  const whole = withPlace(begun, 'drop', drop);
  expect(whole).toEqual({ ...emptyDraft, pickup, drop, selected: 'drop' });
  expect(withPlace(whole, 'pickup', null)).toEqual({ ...emptyDraft, drop, selected: 'pickup' });
});

it('of two missing places, the one being chosen comes first [3.48]', () => {
  const { pickup, drop } = draft;
  expect(missingPlace(emptyDraft)).toBe('pickup');
  expect(missingPlace({ ...emptyDraft, selected: 'drop' })).toBe('drop');
  expect(missingPlace({ ...emptyDraft, pickup })).toBe('drop');
  expect(missingPlace({ ...emptyDraft, drop, selected: 'drop' })).toBe('pickup');
  expect(missingPlace({ ...emptyDraft, pickup, drop })).toBeNull();
});
