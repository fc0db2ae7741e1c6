import { distanceKm, seededRandom } from '@wayfare/shared';
import { nextPlace, riderHabits, starsOf, wantsTrip } from './habits.js';

const places = Array.from({ length: 12 }, (_, index) => ({
  lat: 40.7 + index / 100,
  lng: -73.9,
  add: `Place ${index}`,
}));
const riders = (count: number, takesCards = true) =>
  Array.from({ length: count }, (_, index) => riderHabits(places, takesCards, seededRandom(index)));

it('a seed gives the same rider again, and other seeds other riders', () => {
  expect(riderHabits(places, true, seededRandom(5))).toEqual(riderHabits(places, true, seededRandom(5)));
  expect(new Set(riders(20).map(({ patienceMs }) => patienceMs)).size).toBe(20);
});

it('riders pay in all ways, and by card only where cards are taken', () => {
  const modes = (takesCards: boolean) =>
    [...new Set(riders(100, takesCards).map(({ payment }) => payment))].toSorted();
  expect(modes(true)).toEqual(['card', 'cash', 'wallet']);
  expect(modes(false)).toEqual(['cash', 'wallet']);
});

it('commuters want trips in rush hours, and hardly any at night', () => {
  const commuter = { ...riders(1)[0]!, kind: 'commuter' as const };
  const random = seededRandom(1);
  const wishesAt = (hour: number) =>
    Array.from({ length: 2_000 }, () => wantsTrip(commuter, hour, 5, random)).filter(Boolean).length;
  expect(wishesAt(8.5)).toBeGreaterThan(5 * wishesAt(3));
});

it('commuters go to work in the morning and home in the evening, and no rider travels to where they already are', () => {
  const [home, work] = [places[0]!, places[11]!];
  const commuter = { ...riders(1)[0]!, kind: 'commuter' as const, home, work };
  const goals = (from: typeof home, hour: number) =>
    Array.from({ length: 100 }, (_, seed) => nextPlace(commuter, from, hour, seededRandom(seed)));
  expect(goals(home, 8).filter((goal) => goal === work).length).toBeGreaterThan(70);
  expect(goals(work, 18).filter((goal) => goal === home).length).toBeGreaterThan(70);
  for (const goal of goals(home, 18)) expect(distanceKm(home, goal!)).toBeGreaterThan(0.6);
  const alone = { ...commuter, work: home, favorites: [home] };
  expect(nextPlace(alone, home, 8, seededRandom(1))).toBeNull();
});

it('riders give one to five stars', () => {
  const random = seededRandom(2);
  for (const habits of riders(50)) {
    const stars = starsOf(habits, random);
    expect([1, 2, 3, 4, 5]).toContain(stars);
  }
});
