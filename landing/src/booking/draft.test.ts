import { bookingInputOf, type BookingDraft, emptyDraft, nextTrip } from './draft.js';

const draft: BookingDraft = {
  ...emptyDraft,
  pickup: { lat: 40.7, lng: -74, add: 'Pier 11' },
  drop: { lat: 40.8, lng: -73.9, add: 'Ward Park' },
  carType: 'Economy',
  parcelType: 'Box',
  deliveryPerson: ' Ada ',
  deliveryPersonPhone: '+1 555 123 4567',
};

it('a booked trip leaves its pickup, and neither drop nor car type [4.54]', () => {
  expect(nextTrip(draft)).toEqual({ ...emptyDraft, pickup: draft.pickup });
});

it('asks for a trip with a time only when it is for later, and for a parcel only where parcels are sent [4.35]', () => {
  const taxi = bookingInputOf(draft, 'taxi');
  expect(taxi).toEqual({ pickup: draft.pickup, drop: draft.drop, carType: 'Economy', bookLater: false });
  expect(bookingInputOf({ ...draft, bookLater: true, tripdate: 7 }, 'taxi')).toMatchObject({
    bookLater: true,
    tripdate: 7,
  });
  expect(bookingInputOf(draft, 'delivery')).toMatchObject({
    parcelTypeSelected: { description: 'Box' },
    deliveryPerson: 'Ada',
  });
});
