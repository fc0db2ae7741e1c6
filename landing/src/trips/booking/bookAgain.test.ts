import { returnTrip, sameTrip } from './bookAgain.js';
import { emptyDraft } from './draft.js';

const pickup = { lat: 40.7, lng: -74, add: 'Pier 11' };
const drop = { lat: 40.8, lng: -73.9, add: 'Ward Park' };
const trip = {
  pickup,
  drop,
  carType: 'Economy',
  payment_mode: 'wallet' as const,
  pickUpInstructions: 'Side door',
  parcelTypeSelected: { description: 'Box', amount: 2 },
  optionSelected: null,
  deliveryPerson: 'Ada',
  deliveryPersonPhone: '+15551234567',
  deliveryInstructions: null,
  stops: null,
  passengers: 3,
  luggage: null,
  needs: ['childSeat' as const],
};

it('the same trip again has its places, car type, payment method, note and parcel, now', () => {
  expect(sameTrip(trip)).toEqual({
    ...emptyDraft,
    pickup,
    drop,
    selected: 'drop',
    carType: 'Economy',
    passengers: 3,
    needs: ['childSeat'],
    paymentMode: 'wallet',
    pickUpInstructions: 'Side door',
    parcelType: 'Box',
    deliveryPerson: 'Ada',
    deliveryPersonPhone: '+15551234567',
  });
});

it('the same trip again has its stops, in order; the way back has none', () => {
  const stops = [
    { lat: 40.75, lng: -73.98, add: 'Bryant Park', deliveryPerson: 'Bo', reachedAt: 5 },
    { lat: 40.76, lng: -73.97, add: 'Park Avenue' },
  ];
  expect(sameTrip({ ...trip, stops }).stops).toMatchObject([
    { place: { add: 'Bryant Park' }, deliveryPerson: 'Bo' },
    { place: { add: 'Park Avenue' }, deliveryPerson: '' },
  ]);
  expect(returnTrip({ ...trip, stops }).stops).toEqual([]);
});

it('the way back has the places swapped, without what belongs to the pickup and the recipient', () => {
  expect(returnTrip(trip)).toEqual({
    ...emptyDraft,
    pickup: drop,
    drop: pickup,
    selected: 'drop',
    carType: 'Economy',
    passengers: 3,
    needs: ['childSeat'],
    paymentMode: 'wallet',
  });
});
