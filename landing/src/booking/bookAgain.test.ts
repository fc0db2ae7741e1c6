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
};

it('the same trip again has its places, car type, payment method, note and parcel, now', () => {
  expect(sameTrip(trip)).toEqual({
    ...emptyDraft,
    pickup,
    drop,
    selected: 'drop',
    carType: 'Economy',
    paymentMode: 'wallet',
    pickUpInstructions: 'Side door',
    parcelType: 'Box',
    deliveryPerson: 'Ada',
    deliveryPersonPhone: '+15551234567',
  });
});

it('the way back has the places swapped, without what belongs to the pickup and the recipient', () => {
  expect(returnTrip(trip)).toEqual({
    ...emptyDraft,
    pickup: drop,
    drop: pickup,
    selected: 'drop',
    carType: 'Economy',
    paymentMode: 'wallet',
  });
});
