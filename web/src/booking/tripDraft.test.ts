import {
  bookingInputOf,
  draftStops,
  emptyTripDraft,
  lacksStopPlace,
  loadInputOf,
  newStop,
  type TripDraft,
} from './tripDraft.js';

const draft: TripDraft = {
  ...emptyTripDraft,
  pickup: { lat: 40.7, lng: -74, add: 'Pier 11' },
  drop: { lat: 40.8, lng: -73.9, add: 'Ward Park' },
  carType: 'Economy',
  parcelType: 'Box',
  deliveryPerson: ' Ada ',
  deliveryPersonPhone: '+1 555 123 4567',
};

it('a taxi trip has a note to the driver and a payment method', () => {
  const noted = { ...draft, pickUpInstructions: ' Side door ', paymentMode: 'wallet' as const };
  expect(bookingInputOf(noted, null, 'taxi')).toMatchObject({
    pickUpInstructions: 'Side door',
    payment_mode: 'wallet',
  });
  expect(bookingInputOf(noted, null, 'delivery')).not.toHaveProperty('payment_mode');
});

it('sends a time only for a Book Later trip, and parcel details only for deliveries [4.35]', () => {
  const { pickup, drop } = draft;
  expect(bookingInputOf(draft, 7, 'taxi')).toEqual({
    pickup,
    drop,
    carType: 'Economy',
    bookLater: false,
    payment_mode: 'cash',
  });
  expect(bookingInputOf({ ...draft, bookLater: true }, 7, 'taxi')).toMatchObject({
    bookLater: true,
    tripdate: 7,
  });
  expect(bookingInputOf(draft, 7, 'delivery')).toMatchObject({
    parcelTypeSelected: { description: 'Box' },
    optionSelected: undefined,
    deliveryPerson: 'Ada',
  });
});

it('sends stops in order, with their recipients for a delivery only, and none without a place', () => {
  const place = { lat: 40.75, lng: -73.98, add: 'Bryant Park' };
  const stop = { ...newStop(), place, deliveryPerson: ' Bo ', deliveryPersonPhone: '+12125550171' };
  const stops = [stop, newStop()];
  expect(bookingInputOf({ ...draft, stops }, null, 'taxi').stops).toEqual([place]);
  expect(bookingInputOf({ ...draft, stops }, null, 'delivery').stops).toEqual([
    { ...place, deliveryPerson: 'Bo', deliveryPersonPhone: '+12125550171', deliveryInstructions: undefined },
  ]);
  expect(bookingInputOf(draft, null, 'delivery')).not.toHaveProperty('stops');
  expect([lacksStopPlace({ stops }), lacksStopPlace({ stops: [stop] }), lacksStopPlace(draft)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('starts with the stops of an earlier booking as booked, without what happened there', () => {
  const stop = { lat: 40.75, lng: -73.98, add: 'Bryant Park' };
  expect(
    draftStops([
      { ...stop, deliveryPerson: 'Bo', reachedAt: 5 },
      { ...stop, isDrop: true },
    ]).map(({ key: _key, ...rest }) => rest),
  ).toEqual([{ place: stop, deliveryPerson: 'Bo', deliveryPersonPhone: '', deliveryInstructions: '' }]);
  expect(draftStops(null)).toEqual([]);
});

it('sends whom and what a ride takes only beyond one passenger, and nothing of it for a delivery [4.110]', () => {
  const loaded: TripDraft = { ...draft, passengers: 5, luggage: 2, needs: ['childSeat'] };
  expect(bookingInputOf(loaded, null, 'taxi')).toMatchObject({
    passengers: 5,
    luggage: 2,
    needs: ['childSeat'],
  });
  expect(loadInputOf(draft)).toEqual({});
  expect(bookingInputOf(loaded, null, 'delivery')).not.toHaveProperty('passengers');
});
