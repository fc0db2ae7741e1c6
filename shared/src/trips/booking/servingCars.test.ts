import fc from 'fast-check';
import { carServes, everyStandIn, nextStandInAt, searchBeganAt, standInsFrom } from './servingCars.js';

const BEGAN = 1_772_445_600_000;
const seconds = fc.integer({ min: 0, max: 1_200 });
const standIn = fc.record({ carType: fc.constantFrom('XL', 'Van', 'Comfort'), afterSeconds: seconds });
const standIns = fc.uniqueArray(standIn, { selector: ({ carType }) => carType });
const cars = fc.constantFrom('Economy', 'XL', 'Van', 'Comfort', 'Bike', null, undefined);

const requestAt = (named: { carType: string; afterSeconds: number }[], waited: number) => ({
  carType: 'Economy',
  standIns: standInsFrom(named, BEGAN),
  at: BEGAN + waited * 1000,
});

it('lets a car type stand in once the trip has waited for its seconds, and no other one at any time [4.82]', () => {
  fc.assert(
    fc.property(cars, standIns, seconds, (car, named, waited) => {
      const wait = car === 'Economy' ? 0 : named.find(({ carType }) => carType === car)?.afterSeconds;
      const expected = wait === undefined ? 'never' : wait <= waited ? 'now' : 'later';
      expect(carServes(car, requestAt(named, waited))).toBe(expected);
    }),
  );
});

it('never takes a trip from a car type by a longer wait', () => {
  fc.assert(
    fc.property(cars, standIns, seconds, seconds, (car, named, waited, longer) => {
      const order = ['never', 'later', 'now'];
      const [before, after] = [waited, waited + longer].map((at) => carServes(car, requestAt(named, at)));
      expect(order.indexOf(after as string)).toBeGreaterThanOrEqual(order.indexOf(before as string));
    }),
  );
});

it('knows when the next car type may stand in: until then, nobody else may take the trip', () => {
  fc.assert(
    fc.property(standIns, seconds, (named, waited) => {
      const request = requestAt(named, waited);
      const next = nextStandInAt(request);
      const serving = (at: number) =>
        named.filter(({ carType }) => carServes(carType, { ...request, at }) === 'now').length;
      if (next === null) expect(serving(request.at)).toBe(named.length);
      else {
        expect(serving(next - 1)).toBe(serving(request.at));
        expect(serving(next)).toBeGreaterThan(serving(request.at));
      }
    }),
  );
});

it('any car takes a trip for which any car type will do', () => {
  expect(carServes(null, { carType: null, standIns: [], at: BEGAN })).toBe('now');
});

it('counts every stand-in as one that may take the trip, whatever the wait', () => {
  const request = { ...requestAt([], 0), standIns: everyStandIn([{ carType: 'XL', afterSeconds: 900 }]) };
  expect(carServes('XL', request)).toBe('now');
});

it('begins to count when a trip is booked, or when its dispatch is due if that is later', () => {
  expect(searchBeganAt({ bookedAt: 5, dispatchAt: 3 })).toBe(5);
  expect(searchBeganAt({ bookedAt: 5, dispatchAt: 9 })).toBe(9);
});

it('lets no car type stand in that has no room for the trip, however long it waits [4.110]', () => {
  const named = [{ carType: 'XL', afterSeconds: 0, seats: 4, luggage: 2 }];
  const serves = (load: object) => carServes('XL', { ...requestAt(named, 1_200), load });
  expect([serves({}), serves({ passengers: 4, luggage: 2 })]).toEqual(['now', 'now']);
  expect([serves({ passengers: 5 }), serves({ luggage: 3 })]).toEqual(['never', 'never']);
  const unlimited = requestAt([{ carType: 'XL', afterSeconds: 0 }], 0);
  expect(carServes('XL', { ...unlimited, load: { passengers: 60, luggage: 60 } })).toBe('now');
});
