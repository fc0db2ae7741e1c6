import { servesNeeds } from '../../people/user/driverNeeds.js';
import { fullLoad, lackingRoom } from './tripLoad.js';

it('has room for one passenger without luggage unless the trip says more, and no limit without a number [4.110]', () => {
  const car = { seats: 4, luggage: 2 };
  expect(lackingRoom(car, {})).toBeNull();
  expect(lackingRoom(car, { passengers: 4, luggage: 2 })).toBeNull();
  expect(lackingRoom(car, { passengers: 5, luggage: 3 })).toBe('passengers');
  expect(lackingRoom(car, { luggage: 3 })).toBe('luggage');
  expect(lackingRoom({ luggage: 0 }, { passengers: 60 })).toBeNull();
  expect(lackingRoom({ luggage: 0 }, { luggage: 1 })).toBe('luggage');
  expect(lackingRoom({ seats: null, luggage: null }, { passengers: 60, luggage: 60 })).toBeNull();
});

it('serves a trip that needs nothing special, and one whose needs are all offered [4.111]', () => {
  expect([servesNeeds(undefined, undefined), servesNeeds([], null), servesNeeds(['pets'], [])]).toEqual([
    true,
    true,
    true,
  ]);
  expect(servesNeeds(['pets', 'wheelchair'], ['wheelchair'])).toBe(true);
  expect(servesNeeds(['pets'], ['pets', 'wheelchair'])).toBe(false);
  expect(servesNeeds(null, ['pets'])).toBe(false);
});

it('is one passenger without luggage or needs unless it says more, and needs have one order [4.110]', () => {
  expect(fullLoad({})).toEqual({ passengers: 1, luggage: 0, needs: [] });
  expect(fullLoad({ passengers: null, luggage: 2, needs: ['femaleDriver', 'childSeat'] })).toEqual({
    passengers: 1,
    luggage: 2,
    needs: ['childSeat', 'femaleDriver'],
  });
});
