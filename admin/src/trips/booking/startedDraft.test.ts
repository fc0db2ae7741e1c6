import { emptyDraft } from './bookingDraft.js';
import { draftFrom } from './startedDraft.js';

it('begins with the rider and places that another screen chose, and empty without them', () => {
  const rider = { id: 'r', firstName: 'Grace', lastName: 'Hopper', mobile: null };
  const pickup = { lat: 1, lng: 2, add: 'Home' };
  expect(draftFrom({ rider, pickup })).toMatchObject({ rider, pickup, drop: null, carType: '' });
  for (const state of [null, undefined, 'x', {}]) expect(draftFrom(state)).toBe(emptyDraft);
});

it('keeps whom and what the last trip took [4.113]', () => {
  const rider = { id: 'r', firstName: 'Grace', lastName: 'Hopper', mobile: null };
  expect(draftFrom({ rider, passengers: 5, needs: ['childSeat'] })).toMatchObject({
    passengers: 5,
    luggage: 0,
    needs: ['childSeat'],
  });
});
