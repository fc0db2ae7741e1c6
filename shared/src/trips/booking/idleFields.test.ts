import { idleFields } from './idleFields.js';

const trip = { pickup: { lat: 1, lng: 1, add: 'A' }, drop: { lat: 1, lng: 2, add: 'B' }, carType: 'Economy' };
const ride = { category: 'taxi', isBooking: true, isForOthers: false } as const;
const parcel = { ...ride, category: 'delivery' } as const;

it('names what only a parcel needs in a request for a ride, also at its stops [4.98]', () => {
  const stops = [{ ...trip.drop, deliveryPerson: 'Jo' }, trip.drop];
  const sent = {
    ...trip,
    stops,
    optionSelected: { description: 'Fragile' },
    deliveryPersonPhone: '555 0100',
  };
  expect(idleFields(sent, ride)).toEqual(['optionSelected', 'deliveryPersonPhone', 'stops.0.deliveryPerson']);
  expect(idleFields(sent, parcel)).toEqual([]);
});

it('names whom and what only a ride takes in a request for a delivery [4.98] [4.110]', () => {
  const sent = { ...trip, passengers: 2, luggage: 0, needs: ['pets' as const] };
  expect(idleFields(sent, parcel)).toEqual(['passengers', 'luggage', 'needs']);
  expect(idleFields({ ...sent, passengers: null, luggage: null, needs: [] }, parcel)).toEqual([]);
  expect(idleFields(sent, ride)).toEqual([]);
});

it('names a promo, and a way of payment other than the card, of a delivery [4.98] [9.10]', () => {
  expect(idleFields({ ...trip, promo: 'WELCOME', payment_mode: 'wallet' }, parcel)).toEqual([
    'promo',
    'payment_mode',
  ]);
  expect(idleFields({ ...trip, payment_mode: 'card' }, parcel)).toEqual([]);
});

it('names the time of a booking for now, and a rider that only staff can choose [4.98]', () => {
  const sent = { ...trip, tripdate: 1, customer: 'someone' };
  expect(idleFields(sent, ride)).toEqual(['tripdate', 'customer']);
  expect(idleFields(sent, { ...ride, isBooking: false, isForOthers: true })).toEqual([]);
  expect(idleFields({ ...sent, bookLater: true, customer: null }, ride)).toEqual([]);
});

it('takes no notice of fields without a value', () => {
  expect(idleFields({ ...trip, promo: '', optionSelected: null, deliveryPerson: undefined }, parcel)).toEqual(
    [],
  );
  expect(idleFields({ ...trip, deliveryInstructions: '', optionSelected: null }, ride)).toEqual([]);
});
