import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { leastEmptyMeters } from './bound.js';
import { comparePolicies } from './comparePolicies.js';
import { DAY_BEGINS, drawDay, type LabDay, type LabTrip } from './demand.js';
import { drawRatios } from './drawRatios.js';
import { parseLabOptions } from './labOptions.js';
import { labTable } from './labTable.js';
import { giniOf, isServed, measureDay } from './measures.js';
import { type LabPolicy, policies } from './policies.js';
import { recordedDemand } from './recordedDemand.js';
import { type DayOutcome, runDay } from './runDay.js';
import { estimate } from './statistics.js';
import { labStreets } from './streets.js';

/** A run of the tool starts a process, which takes a while on a busy machine. */
const TRIAL_MS = 120_000;
const MISSING = '/no/such/trips.csv';

const streets = labStreets();
const demand = recordedDemand(streets, { file: MISSING, limit: 80 });
const [nearest, several, together, batches] = policies as [LabPolicy, LabPolicy, LabPolicy, LabPolicy];
const drivenBy = ({ drivers }: DayOutcome) => drivers.reduce((sum, { emptyMeters }) => sum + emptyMeters, 0);

describe('a day in the lab', () => {
  const day = drawDay(demand, { drivers: 12, seed: 1 }, streets);

  it.each(policies)('is the same each time it runs: $title', async (policy) => {
    expect(await runDay(day, policy, streets)).toEqual(await runDay(day, policy, streets));
  });

  it.each(policies)('serves trips with cars that may take them, one at a time: $title', async (policy) => {
    const { trips } = await runDay(day, policy, streets);
    const served = trips.filter(isServed);
    expect(trips).toHaveLength(80);
    expect(served.length).toBeGreaterThan(20);
    const types = new Map(day.drivers.map(({ id, carType }) => [id, carType]));
    for (const { driver, trip } of served) {
      const standIns = policy.standIns?.[trip.carType] ?? [];
      expect([trip.carType, ...standIns.map(({ carType }) => carType)]).toContain(
        types.get(driver as string),
      );
    }
    for (const { id } of day.drivers) {
      const own = served
        .filter(({ driver }) => driver === id)
        .toSorted((one, other) => one.arrivedAt - other.arrivedAt);
      for (const [index, { trip, arrivedAt }] of own.entries()) {
        const next = own[index + 1];
        if (next) expect(next.arrivedAt).toBeGreaterThanOrEqual(arrivedAt + trip.rideMs);
      }
    }
  });

  /** How many trips were taken before the trip that the same driver drove before them had ended. */
  const takenAhead = ({ trips }: DayOutcome) =>
    trips
      .filter(isServed)
      .filter(({ driver, acceptedAt, arrivedAt, trip }) =>
        trips
          .filter(isServed)
          .some(
            (other) =>
              other.driver === driver &&
              other.trip.id !== trip.id &&
              other.arrivedAt < arrivedAt &&
              other.arrivedAt + other.trip.rideMs > (acceptedAt as number),
          ),
      ).length;

  it('gives drivers their next trip before the end of the current one, where the settings want it', async () => {
    expect(takenAhead(await runDay(day, nearest, streets))).toBe(0);
    expect(takenAhead(await runDay(day, together, streets))).toBeGreaterThan(0);
  });

  it('gives trips to cars of other types where they stand in, and to none elsewhere', async () => {
    const types = new Map(day.drivers.map(({ id, carType }) => [id, carType]));
    const byOthers = async (policy: LabPolicy) =>
      (await runDay(day, policy, streets)).trips
        .filter(isServed)
        .filter(({ driver, trip }) => types.get(driver as string) !== trip.carType).length;
    const { standIns: _, ...without } = together;
    expect([await byOthers(without), (await byOthers(together)) > 0]).toEqual([0, true]);
  });

  it('brings more drivers to prebookings in time where their search begins by the drive', async () => {
    const later: LabDay = {
      ...day,
      trips: day.trips.map((trip) => ({
        ...trip,
        isPrebooked: true,
        askedAt: Math.max(DAY_BEGINS, trip.dueAt - 7_200_000),
      })),
    };
    const onTime = async (policy: LabPolicy) => measureDay(await runDay(later, policy, streets)).onTime;
    expect(await onTime(together)).toBeGreaterThan(await onTime(nearest));
  });

  it('asks one driver at a time for the nearest, and several where the settings want it', async () => {
    const [one, more] = [await runDay(day, nearest, streets), await runDay(day, several, streets)];
    expect(measureDay(more).offers).toBeGreaterThan(measureDay(one).offers);
    expect(measureDay(more).acceptP50).toBeLessThan(measureDay(one).acceptP50);
  });

  it('spreads earnings more evenly where the lowest earner goes first, however far away', async () => {
    const anyone = { ...nearest, settings: { ...together.settings, forwardMinutes: 0, fairSeconds: 900 } };
    const [even, near] = [await runDay(day, anyone, streets), await runDay(day, nearest, streets)];
    expect(measureDay(even).gini).toBeLessThan(measureDay(near).gini);
  });

  it('asks the same of the same people for every policy, and other things with another seed', () => {
    const more = drawDay(demand, { drivers: 20, seed: 1 }, streets);
    expect(more.trips).toEqual(day.trips);
    expect(drawDay(demand, { drivers: 12, seed: 2 }, streets).trips).not.toEqual(day.trips);
  });

  it('lets riders leave who wait too long, and frees the driver on the way', async () => {
    const hurried: LabDay = {
      ...day,
      trips: day.trips.map((trip) => ({ ...trip, luck: 20, givesUpAt: trip.dueAt + 60_000 })),
    };
    const { trips } = await runDay(hurried, several, streets);
    const left = trips.filter(({ acceptedAt, arrivedAt }) => acceptedAt !== null && arrivedAt === null);
    expect(left.length).toBeGreaterThan(5);
    // Their drivers took other trips afterward.
    expect(left.length).toBeGreaterThan(new Set(left.map(({ driver }) => driver)).size);
  });
});

const XL_BY_ANY: LabPolicy['standIns'] = { XL: [{ carType: 'Economy', afterSeconds: 0 }] };

describe('the bound', () => {
  it.each([nearest, several, together, batches])(
    'is never more than what was driven: $title',
    async (policy) => {
      const day = drawDay(demand, { drivers: 12, seed: 3 }, streets);
      const outcome = await runDay(day, policy, streets);
      const trips = outcome.trips.filter(isServed).map(({ trip }) => trip);
      const least = leastEmptyMeters(day, trips, streets, policy.standIns);
      expect(least).toBeGreaterThan(0);
      expect(least).toBeLessThanOrEqual(drivenBy(outcome));
    },
  );

  it('pairs each trip with a place of its own, as cheaply as possible', () => {
    const [first, second] = streets.corners as [number, number];
    const day = drawDay(demand, { drivers: 2, seed: 1 }, streets);
    const trip = (id: string, from: number, to: number): LabTrip => ({
      ...(day.trips[0] as LabTrip),
      id,
      carType: 'Economy',
      dueAt: DAY_BEGINS,
      rideMs: 60_000,
      givesUpAt: DAY_BEGINS + 7_200_000,
      pickupCorner: from,
      dropCorner: to,
    });
    const driver = { id: 'd', carType: 'Economy', corner: second } as const;
    // The driver begins at the pickup of the first, whose drop is the pickup of the second.
    const least = (trips: LabTrip[]) => leastEmptyMeters({ ...day, drivers: [driver] }, trips, streets);
    expect(least([trip('one', second, first), trip('two', first, second)])).toBe(0);
    const back = streets.shortestTo(second)[first];
    expect(least([trip('one', second, first), trip('two', second, first)])).toBe(back);
    // Another car type counts only where it may stand in.
    const large = { ...trip('large', second, first), carType: 'XL' } as const;
    const mixed = [trip('one', second, first), large];
    expect(least(mixed)).toBeLessThan(
      leastEmptyMeters({ ...day, drivers: [driver] }, mixed, streets, XL_BY_ANY),
    );
  });
});

describe('the results', () => {
  it('compare all policies with the first, on the same days', async () => {
    const result = await comparePolicies(demand, { drivers: 8, seeds: [1, 2], policies }, streets);
    expect(result.policies.map(({ key }) => key)).toEqual(policies.map(({ key }) => key));
    for (const { mean, half } of Object.values(result.policies[0]?.ratios ?? {}))
      expect([mean, half]).toEqual([1, 0]);
    expect(result.bound.mean).toBeLessThanOrEqual(1);
    for (const { toBound } of result.policies) expect(toBound.mean).toBeGreaterThanOrEqual(1);
    expect(labTable(result).split('\n')).toHaveLength(14);
    const drawn = drawRatios(result);
    expect(drawn).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(drawn).not.toContain('NaN');
    for (const { title } of policies.slice(1)) expect(drawn).toContain(title);
  });

  it('come with the 95 % confidence interval of Student', () => {
    expect(estimate([1, 2, 3, 4, 5])).toEqual({ mean: 3, half: expect.closeTo(1.963, 3) });
    expect(estimate([7])).toEqual({ mean: 7, half: Number.POSITIVE_INFINITY });
  });

  it('measure how unequal earnings are', () => {
    expect(giniOf([5, 5, 5])).toBe(0);
    expect(giniOf([0, 0, 0, 8])).toBe(0.75);
    expect(giniOf([0, 0])).toBe(0);
  });
});

describe('npm run dispatch-lab', () => {
  const TOOL = fileURLToPath(new URL('./dispatchLab.ts', import.meta.url));
  const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const lab = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', TSX, '--conditions=source', TOOL, ...args], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });

  it(
    'generates demand and says so where the real trips are missing',
    async () => {
      const { stdout, stderr } = await lab(
        ...['--drivers', '4', '--seeds', '1', '--limit', '10', '--trips', MISSING, '--json'],
      );
      expect(stderr).toContain('the real trips are skipped, and demand is generated');
      expect(JSON.parse(stdout)).toMatchObject({
        isReal: false,
        results: [{ drivers: 4, trips: 10, seeds: 1 }],
      });
    },
    TRIAL_MS,
  );

  it('rejects numbers that it cannot use', () => {
    expect(parseLabOptions(['--drivers', '3,40'])).toMatchObject({ drivers: [3, 40], seeds: 5 });
    for (const args of [
      ['--seeds', '0'],
      ['--drivers', '60,many'],
      ['--limit', '0.5'],
      ['--seeds', '21'],
    ])
      expect(() => parseLabOptions(args)).toThrow(/takes whole numbers from 1 to/);
  });
});
