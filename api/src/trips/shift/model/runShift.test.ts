import type { DriverSample } from '@wayfare/shared';
import fc from 'fast-check';
import { type AnswerModel, answerModel, chanceOf } from './answers.js';
import { EventQueue } from './eventQueue.js';
import type { ModelRules, RecordedDriver, RecordedShift, RecordedTrip } from './recordedShift.js';
import { runShift, type ServedTrip } from './runShift.js';
import { compareShift } from './whatIf.js';

const MINUTE = 60_000;
const NOON = 1_772_452_800_000;
const pace = { kmh: 30, boardingMs: MINUTE };
const at = (km: number, east = 0) => ({ lat: 40 + km / 111.195, lng: -73 + east / 85.2 });
const always = (afterMs = 1_000): AnswerModel => ({
  draw: () => ({ kind: 'accept', afterMs }),
  known: 100,
  isAssumed: false,
});
const never: AnswerModel = { draw: () => ({ kind: 'none' }), known: 100, isAssumed: false };

function trip(id: string, fields: Partial<RecordedTrip> = {}): RecordedTrip {
  const askedAt = fields.askedAt ?? NOON;
  return {
    id,
    pickup: at(0),
    drop: at(5),
    carType: 'Economy',
    load: {},
    askedAt,
    dueAt: askedAt,
    leftAt: askedAt + 30 * MINUTE,
    accepted: null,
    arrivedAt: null,
    startedAt: null,
    endedAt: null,
    canceledAt: null,
    estimateSeconds: 600,
    offers: [],
    ...fields,
  };
}

/** Samples every five minutes at one place, from a minute before noon. */
function driver(
  id: string,
  km: number,
  fields: Partial<DriverSample & Pick<RecordedDriver, 'needs'> & { carType: string }> = {},
): RecordedDriver {
  const { carType = 'Economy', needs = [], ...sample } = fields;
  const samples = Array.from(
    { length: 30 },
    (_, index): DriverSample => ({
      at: NOON - MINUTE + index * 5 * MINUTE,
      state: 'free',
      ...at(km),
      ...sample,
    }),
  );
  return { id, carType, needs, samples };
}

const shiftOf = (
  trips: RecordedTrip[],
  drivers: RecordedDriver[],
  rules: Partial<ModelRules> = {},
): RecordedShift => ({
  from: NOON,
  to: NOON + 60 * MINUTE,
  trips,
  drivers,
  rulesAt: () => ({
    radiusKm: 4,
    offerMs: 30_000,
    offersAtATime: 3,
    matchMs: 0,
    negativeBalance: true,
    standIns: new Map(),
    ...rules,
  }),
});

function run(shift: RecordedShift, answers = always(), seed = 0, changes = {}): ServedTrip[] {
  const steps = runShift({ shift, answers, pace, changes, seed });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('one trip', () => {
  it('goes to the nearest driver in the smallest ring, after the answer', () => {
    const shift = shiftOf([trip('a')], [driver('far', 3), driver('near', 0.5)]);
    expect(run(shift)).toEqual([
      expect.objectContaining({
        trip: 'a',
        driver: 'near',
        at: NOON + 1_000,
        pickupKm: expect.closeTo(0.5, 2),
      }),
    ]);
  });

  it('goes to a car that stands in once it has waited long enough, and not before [4.82]', () => {
    const standIns = new Map([['Economy', [{ carType: 'XL', afterSeconds: 47 }]]]);
    const one = [driver('d', 1, { carType: 'XL' })];
    const [served] = run(shiftOf([trip('a')], one, { standIns }));
    expect(served).toMatchObject({ driver: 'd', at: NOON + 48_000 });
    expect(run(shiftOf([trip('a')], [driver('d', 1, { carType: 'Van' })], { standIns }))).toEqual([]);
  });

  it('goes only to a driver who offers all that it needs [4.124]', () => {
    const near = driver('near', 0.5, { needs: ['pets'] });
    const able = driver('able', 3, { needs: ['childSeat', 'pets'] });
    const needing = trip('a', { load: { needs: ['pets', 'childSeat'] } });
    expect(run(shiftOf([needing], [near, able])).map(({ driver: by }) => by)).toEqual(['able']);
    expect(run(shiftOf([needing], [near, driver('plain', 1)]))).toEqual([]);
  });

  it('goes to a car that stands in only if that has room for it [4.124]', () => {
    const by = [{ carType: 'Small', afterSeconds: 0, seats: 3, luggage: 1 }];
    const standIns = new Map([['Economy', by]]);
    const served = (load: RecordedTrip['load']) =>
      run(shiftOf([trip('a', { load })], [driver('d', 1, { carType: 'Small' })], { standIns })).length;
    expect(served({ passengers: 3, luggage: 1 })).toBe(1);
    expect(served({ passengers: 4 })).toBe(0);
    expect(served({ luggage: 2 })).toBe(0);
  });

  it.each([
    ['is too far away', driver('d', 4.1)],
    ['has another car', driver('d', 1, { carType: 'XL' })],
    ['is on a break', driver('d', 1, { state: 'break' })],
    ['is on a trip from before', driver('d', 1, { state: 'busy' })],
    ['heads for a place', driver('d', 1, { state: 'heading' })],
    [
      'was not heard of for long',
      {
        ...driver('d', 1),
        samples: driver('d', 1)
          .samples.slice(0, 1)
          .map((one) => ({ ...one, at: NOON - 7 * MINUTE })),
      },
    ],
  ])('is not served by a driver who %s', (_why, one) => {
    expect(run(shiftOf([trip('a')], [one]))).toEqual([]);
  });

  it('is served by a driver in debt only where the settings allow it', () => {
    const owing = [driver('d', 1, { state: 'owes' })];
    expect(run(shiftOf([trip('a')], owing))).toHaveLength(1);
    expect(run(shiftOf([trip('a')], owing, { negativeBalance: false }))).toEqual([]);
  });

  it('goes on to others when an offer expires, and ends when its rider leaves', () => {
    const slow = always(25_000);
    const shift = shiftOf([trip('a')], [driver('d', 1)]);
    expect(run(shift, slow)).toHaveLength(1);
    expect(run(shift, slow, 0, { offerMs: 20_000 })).toEqual([]);
    expect(run(shiftOf([trip('a', { leftAt: NOON + 24_000 })], [driver('d', 1)]), slow)).toEqual([]);
  });

  it('is never served with fewer drivers or a smaller radius when every driver accepts at once', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            km: fc.double({ min: 0, max: 12, noNaN: true }),
            east: fc.double({ min: 0, max: 12, noNaN: true }),
          }),
          { maxLength: 12 },
        ),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        fc.integer({ min: 1, max: 5 }),
        (places, radiusKm, more, offersAtATime) => {
          const drivers = places.map(({ km, east }, index) => driver(`d${index}`, km, at(km, east)));
          const shift = shiftOf([trip('a')], drivers, { radiusKm, offersAtATime });
          const before = run(shift, always(0)).length;
          expect(run(shift, always(0), 0, { radiusKm: radiusKm + more }).length).toBeGreaterThanOrEqual(
            before,
          );
        },
      ),
    );
  });
});

describe('several trips', () => {
  it('a driver drives one after another, from drop to pickup', () => {
    const second = trip('b', { askedAt: NOON + MINUTE, pickup: at(5), leftAt: NOON + 60 * MINUTE });
    const served = run(shiftOf([trip('a'), second], [driver('d', 0)]));
    // 10 minutes of riding, one of boarding and one of paying; then the driver is at the drop, next to the
    // second pickup.
    expect(served[0]?.until).toBe(NOON + 1_000 + 12 * MINUTE);
    expect(served[1]).toMatchObject({ trip: 'b', driver: 'd', pickupKm: expect.closeTo(0, 5) });
    expect(served[1]?.at).toBeGreaterThanOrEqual(served[0]?.until as number);
  });

  it('a trip that was canceled after a driver accepted it occupies them as long as then', () => {
    const accepted = { at: NOON + 5_000, driver: 'd' };
    const canceled = trip('a', { accepted, canceledAt: NOON + 65_000 });
    expect(run(shiftOf([canceled], [driver('d', 1)]))[0]?.until).toBe(NOON + 61_000);
  });

  const world = fc.record({
    trips: fc.array(
      fc.record({
        minute: fc.integer({ min: 0, max: 50 }),
        km: fc.double({ min: 0, max: 6, noNaN: true }),
        far: fc.double({ min: 0, max: 6, noNaN: true }),
      }),
      { minLength: 1, maxLength: 25 },
    ),
    drivers: fc.array(fc.double({ min: 0, max: 6, noNaN: true }), { maxLength: 6 }),
    seed: fc.nat(),
    rules: fc.record({
      radiusKm: fc.double({ min: 0.5, max: 6, noNaN: true }),
      offerMs: fc.integer({ min: 5_000, max: 60_000 }),
      offersAtATime: fc.integer({ min: 1, max: 5 }),
      matchMs: fc.constantFrom(0, 1_000, 5_000, 15_000),
    }),
  });
  const worldOf = ({
    trips,
    drivers,
    rules,
  }: {
    trips: { minute: number; km: number; far: number }[];
    drivers: number[];
    rules: object;
  }) =>
    shiftOf(
      trips.map(({ minute, km, far }, index) =>
        trip(`t${index}`, { askedAt: NOON + minute * MINUTE, pickup: at(km), drop: at(far) }),
      ),
      drivers.map((km, index) => driver(`d${index}`, km)),
      rules,
    );
  const typical = answerModel([]);

  it('the same rules, seed and shift give the same result', () => {
    fc.assert(
      fc.property(world, (input) => {
        const shift = worldOf(input);
        expect(run(shift, typical, input.seed)).toEqual(run(shift, typical, input.seed));
      }),
      { numRuns: 30 },
    );
  });

  it('no driver has two trips at once, no trip two drivers, and each is served while it waits', () => {
    fc.assert(
      fc.property(world, (input) => {
        const shift = worldOf(input);
        const served = run(shift, typical, input.seed);
        expect(new Set(served.map(({ trip: id }) => id)).size).toBe(served.length);
        for (const { id } of shift.drivers) {
          const own = served.filter((one) => one.driver === id);
          for (const [index, one] of own.entries())
            expect(one.at).toBeGreaterThanOrEqual(own[index - 1]?.until ?? 0);
        }
        const byId = new Map(shift.trips.map((one) => [one.id, one]));
        for (const one of served) {
          const { askedAt, leftAt } = byId.get(one.trip) as RecordedTrip;
          expect(one.at).toBeGreaterThanOrEqual(askedAt);
          expect(one.at).toBeLessThan(leftAt);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('nothing is gained by the rules of that time, and nothing is served where no driver answers', async () => {
    const shift = worldOf({
      trips: [
        { minute: 1, km: 1, far: 2 },
        { minute: 2, km: 3, far: 0 },
      ],
      drivers: [0, 2],
      rules: {},
    });
    const { gained, baseline, whatIf } = await compareShift(shift, {}, () => Promise.resolve());
    expect(gained).toEqual({ median: 0, lowest: 0, highest: 0 });
    expect(whatIf).toEqual(baseline);
    expect(run(shift, never)).toEqual([]);
  });
});

describe('where drivers are scarce', () => {
  const from = (id: string, km: number): RecordedDriver => ({
    ...driver(id, km),
    samples: [{ at: NOON + 3_500, state: 'free', ...at(km) }],
  });
  // They come when both trips wait already. The first one is nearest to both, the second one too far from the
  // second trip.
  const coming = [from('both', -0.5), from('far', 4)];
  const scarce = (matchMs: number, drivers = coming) =>
    shiftOf(
      [trip('one'), trip('two', { pickup: at(-4), askedAt: NOON + 2_000 })].map((one) => ({
        ...one,
        leftAt: NOON + MINUTE,
      })),
      drivers,
      { radiusKm: 4.5, offersAtATime: 1, matchMs },
    );
  const driversOf = (served: ServedTrip[]) => new Map(served.map((one) => [one.trip, one.driver]));

  it('trips are matched together at the end of the window, so that both are served [4.134]', () => {
    const matched = run(scarce(5_000));
    expect(driversOf(matched)).toEqual(
      new Map([
        ['one', 'far'],
        ['two', 'both'],
      ]),
    );
    expect(matched.map((one) => one.at)).toEqual([NOON + 6_000, NOON + 6_000]);
    expect(driversOf(run(scarce(0)))).toEqual(new Map([['one', 'both']]));
  });

  it('a trip is offered at once while enough drivers are free [4.134]', () => {
    const many = Array.from({ length: 6 }, (_, index) => driver(`d${index}`, index / 10));
    expect(run(scarce(5_000, many))).toEqual(run(scarce(0, many)));
  });

  it('a trip that is collected is offered alone once drivers are free [4.134]', () => {
    const alone = [trip('one', { askedAt: NOON + 1_000 })];
    expect(run(shiftOf(alone, [from('d', 1)], { matchMs: 15_000 }))[0]?.at).toBe(NOON + 5_000);
  });

  it('the comparison says how many more trips windows would have served [4.134]', async () => {
    const result = await compareShift(scarce(0), { matchMs: 5_000 }, () => Promise.resolve());
    expect(result.gained.highest).toBe(1);
    const same = await compareShift(scarce(5_000), { matchMs: 5_000 }, () => Promise.resolve());
    expect(same.gained).toEqual({ median: 0, lowest: 0, highest: 0 });
  });
});

describe('the comparison', () => {
  it('shows how many more trips a larger radius would have served, and how well the model fits', async () => {
    const near = trip('near', { accepted: { at: NOON + 8_000, driver: 'd0' }, dueAt: NOON });
    const far = trip('far', { pickup: at(9), askedAt: NOON + 30 * MINUTE, dueAt: NOON + 30 * MINUTE });
    const shift = shiftOf(
      [near, far],
      Array.from({ length: 6 }, (_, index) => driver(`d${index}`, 1)),
    );
    const turns: number[] = [];
    const result = await compareShift(shift, { radiusKm: 10 }, async (done) => void turns.push(done));
    expect(result).toMatchObject({
      trips: 2,
      drivers: 6,
      areAnswersAssumed: true,
      real: { served: 1, waitMedian: 8, pickupMedian: expect.closeTo(1, 1) },
      baseline: { served: 1 },
      whatIf: { served: 2, pickupP90: expect.any(Number) },
      gained: { median: 1, lowest: 1, highest: 1 },
      agreement: 1,
    });
    expect(turns.at(-1)).toBe(10);
  });
});

describe('answers', () => {
  const offer = (end: 'accepted' | 'declined' | 'expired' | 'withdrawn', ms: number) => ({
    driver: 'd',
    at: 0,
    endedAt: ms,
    end,
  });

  it('are drawn as often as they were recorded, none for the rest', () => {
    const recorded = [
      ...Array.from({ length: 20 }, (_, index) => offer('accepted', 1_000 + index)),
      ...Array.from({ length: 10 }, (_, index) => offer('declined', 5_000 + index)),
      ...Array.from({ length: 10 }, () => offer('expired', 30_000)),
    ];
    const { draw, known, isAssumed } = answerModel(recorded);
    expect([known, isAssumed]).toEqual([30, false]);
    expect([0, 0.49, 0.51, 0.74, 0.76, 0.999].map((chance) => draw(chance).kind)).toEqual([
      'accept',
      'accept',
      'decline',
      'decline',
      'none',
      'none',
    ]);
  });

  it('a withdrawn offer only means that there was no answer until then', () => {
    const accepted = Array.from({ length: 20 }, (_, index) => offer('accepted', 2_000 + index));
    const others = Array.from({ length: 40 }, () => offer('withdrawn', 2_000));
    const share = (offers: ReturnType<typeof offer>[]) =>
      Array.from({ length: 100 }, (_, index) => answerModel(offers).draw(index / 100).kind).filter(
        (kind) => kind === 'accept',
      ).length;
    expect(share(accepted)).toBe(100);
    // Withdrawn after the first of 60 accepted: the rest of the drivers are judged by the 19 that answered
    // later.
    expect(share([...accepted, ...others])).toBe(100);
    expect(share([...accepted, ...Array.from({ length: 20 }, () => offer('expired', 30_000))])).toBe(50);
  });

  it('are typical ones where too few are known', () => {
    expect(answerModel([offer('accepted', 1)])).toMatchObject({ known: 1, isAssumed: true });
  });

  it('depend on the question and the seed only, and are spread evenly', () => {
    expect(chanceOf(1, 'trip', 'driver', 0)).toBe(chanceOf(1, 'trip', 'driver', 0));
    const chances = Array.from({ length: 2_000 }, (_, index) => chanceOf(7, `trip${index}`, 'driver', 0));
    const mean = chances.reduce((sum, one) => sum + one, 0) / chances.length;
    expect(mean).toBeCloseTo(0.5, 1);
    expect(chances.filter((one) => one < 0.1).length / chances.length).toBeCloseTo(0.1, 1);
  });
});

it('events come by time, and in the order in which they were added', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (times) => {
      const queue = new EventQueue<number>();
      for (const [index, time] of times.entries()) queue.add(time, index);
      const taken = times.map(() => queue.take()?.event);
      const expected = times.map((time, index) => ({ time, index })).toSorted((a, b) => a.time - b.time);
      expect(taken).toEqual(expected.map(({ index }) => index));
      expect(queue.take()).toBeUndefined();
    }),
  );
});
