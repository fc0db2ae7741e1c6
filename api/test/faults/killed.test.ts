import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { protocols } from '../support/providers/protocols.js';
import { type ProviderDouble, startProviderDouble } from '../support/providers/providerDouble.js';
import { readState, type DatabaseState, restoreState } from './databaseState.js';
import { killAtEachWrite, killAtOneWrite } from './killAtEachWrite.js';
import { bundleKillable, type ProcessPool, processPool } from './killableProcess.js';
import { bookingSteps } from './steps/bookingSteps.js';
import { cardSteps, deliverySteps } from './steps/cardSteps.js';
import { changeSteps } from './steps/changeSteps.js';
import { contactSteps } from './steps/contactSteps.js';
import { dueSteps } from './steps/dueSteps.js';
import { hostedSteps } from './steps/hostedSteps.js';
import { mendingSteps } from './steps/mendingSteps.js';
import { moneySteps } from './steps/moneySteps.js';
import { matchSteps } from './steps/matchSteps.js';
import { nextTripSteps } from './steps/nextTripSteps.js';
import { noShowSteps } from './steps/noShowSteps.js';
import { officeSteps } from './steps/officeSteps.js';
import { peopleSteps } from './steps/peopleSteps.js';
import { promoSteps } from './steps/promoSteps.js';
import { returnSteps } from './steps/returnSteps.js';
import { seriesSteps } from './steps/seriesSteps.js';
import { walletSteps } from './steps/walletSteps.js';
import { beginWorld, type Observer, SECRET } from './world.js';

/** Killing at every write of every step takes long. By default there is one kill for every second step. */
const isAtEveryWrite = process.env.FAULTS !== undefined;
/** Building the processes and the world that they start from takes up to 30 s on a busy machine. */
const BUILD_MS = 150_000;
/** A step with one kill takes up to 23 s on a busy machine; with a kill at every write, minutes. */
const KILLS_MS = isAtEveryWrite ? 600_000 : 120_000;
const databaseName = `kill_${randomUUID().slice(0, 8)}`;
let observer: Observer;
let folder: string;
let pools: Record<'taxi' | 'delivery' | 'hosted', ProcessPool>;
let doubles: ProviderDouble[] = [];
let beginning: DatabaseState;
let kills = 0;

beforeAll(async () => {
  const url = process.env.WAYFARE_TEST_MONGO as string;
  folder = await bundleKillable();
  observer = await beginWorld(url, databaseName);
  beginning = await readState(observer.connection);
  const environment = { MONGODB_URL: url, MONGODB_DATABASE: databaseName, SESSION_SECRET: SECRET };
  doubles = await Promise.all(protocols.map(startProviderDouble));
  const keys = Object.assign({}, ...doubles.map(({ protocol, url: at }) => protocol.environment(at)));
  pools = {
    hosted: processPool(folder, { ...environment, ...keys }),
    taxi: processPool(folder, environment),
    delivery: processPool(folder, { ...environment, APP_CATEGORY: 'delivery' }),
  };
}, BUILD_MS);
afterAll(async () => {
  await Promise.all(Object.values(pools).map((pool) => pool.close()));
  await Promise.all(doubles.map((double) => double.close()));
  await observer.connection.dropDatabase();
  await observer.close();
  await rm(folder, { recursive: true, force: true });
});

const sample = <T>(steps: readonly T[]) =>
  isAtEveryWrite ? steps : steps.filter((_, index) => index % 2 === 0);
const businesses = {
  taxi: sample([
    ...bookingSteps,
    ...changeSteps,
    ...promoSteps,
    ...cardSteps,
    ...moneySteps,
    ...walletSteps,
    ...peopleSteps,
    ...contactSteps,
    ...mendingSteps,
    ...matchSteps,
    ...nextTripSteps,
    ...officeSteps,
    ...returnSteps,
    ...seriesSteps,
    ...noShowSteps,
    ...dueSteps,
  ]),
  delivery: sample(deliverySteps),
  hosted: hostedSteps(
    (name) => doubles.find(({ protocol }) => protocol.name === name) as ProviderDouble,
  ).slice(0, isAtEveryWrite ? undefined : 3),
} as const;

describe.each(['taxi', 'delivery', 'hosted'] as const)('%s', (category) => {
  it.each(businesses[category])(
    'a process killed at any write ends in the same state as an uninterrupted one: $title',
    async (step) => {
      const pool = pools[category];
      await restoreState(observer.connection, beginning);
      if (isAtEveryWrite) {
        kills += await killAtEachWrite(step, observer, pool);
      } else {
        await killAtOneWrite(step, observer, pool, businesses[category].indexOf(step));
        kills += 1;
      }
    },
    KILLS_MS,
  );
});

it('kills enough processes to be meaningful', () => {
  process.stdout.write(`${kills} kills\n`);
  expect(kills).toBeGreaterThanOrEqual(isAtEveryWrite ? 200 : 30);
});
