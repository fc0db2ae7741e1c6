import { seededRandom } from '@wayfare/shared';
import { driverHabits, isOnShift, takesOffer } from './habits.js';

const drivers = Array.from({ length: 12 }, (_, index) => driverHabits(index, seededRandom(index)));

it('at every hour of the day, some drivers work and some do not', () => {
  for (let hour = 0; hour < 24; hour += 0.5) {
    const working = drivers.filter((driver) => isOnShift(driver, hour)).length;
    expect({ hour, some: working > 0 && working < drivers.length }).toEqual({ hour, some: true });
  }
});

it('a night shift goes on after midnight and ends in the morning', () => {
  const night = { ...drivers[0]!, shift: { from: 22, hours: 10 } };
  expect([21.9, 22, 23.5, 0, 7.9, 8].map((hour) => isOnShift(night, hour))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});

it('the farther the pickup, the fewer offers are taken', () => {
  const random = seededRandom(1);
  const taken = (km: number) =>
    Array.from({ length: 1_000 }, () => takesOffer(drivers[0]!, km, random)).filter(Boolean).length;
  expect(taken(0)).toBeGreaterThan(700);
  expect(taken(5)).toBeLessThan(taken(1));
  expect(taken(50)).toBeLessThan(taken(5));
});
