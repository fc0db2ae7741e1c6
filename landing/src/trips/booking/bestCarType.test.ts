import { bestFirst, nearbyAlternative } from './bestCarType.js';

const carType = (name: string, base_fare: number, createdAt = 0) => ({
  name,
  createdAt,
  base_fare,
  rate_per_unit_distance: 1,
  rate_per_hour: 10,
  min_fare: 0,
});
const carTypes = [carType('Comfort', 5), carType('Economy', 2), carType('Van', 9)];
const quotes = [
  { carType: 'Comfort', estimateFare: 14, minutesAway: 4 },
  { carType: 'Economy', estimateFare: 9, minutesAway: null },
  { carType: 'Van', estimateFare: 22, minutesAway: 2 },
];
const now = { isLater: false, misfits: new Map() };
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

it('car types are listed by their tariff, and those without a car near the pickup come last', () => {
  expect(namesOf(bestFirst(carTypes, undefined, now))).toEqual(['Economy', 'Comfort', 'Van']);
  expect(namesOf(bestFirst(carTypes, quotes, now))).toEqual(['Comfort', 'Van', 'Economy']);
});

it('for a later trip, it does not matter where cars are now', () => {
  expect(namesOf(bestFirst(carTypes, quotes, { ...now, isLater: true }))).toEqual([
    'Economy',
    'Comfort',
    'Van',
  ]);
});

it('the alternative to a car type is the first one with a car near the pickup', () => {
  expect(nearbyAlternative(carTypes, quotes, 'Economy')?.carType).toBe('Comfort');
  expect(nearbyAlternative(carTypes, quotes, 'Comfort')?.carType).toBe('Van');
  expect(nearbyAlternative(carTypes.slice(1, 2), quotes, 'Comfort')).toBeUndefined();
});

it('of two car types with the same tariff, the newest comes first, as in the panel', () => {
  const twins = [carType('Accessible', 2, 1), carType('Economy', 2, 2)];
  expect(namesOf(bestFirst(twins, undefined, now))).toEqual(['Economy', 'Accessible']);
});

it('car types that cannot take the trip come last, however near and cheap they are [4.110]', () => {
  const misfits = new Map([['Comfort', 'passengers']]);
  expect(namesOf(bestFirst(carTypes, quotes, { ...now, misfits }))).toEqual(['Van', 'Economy', 'Comfort']);
});
