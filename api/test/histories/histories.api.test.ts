import fc from 'fast-check';
import { aCarType } from '../support/builders.js';
import { startTestApp, TEST_NOW, type TestApp } from '../support/testApp.js';
import {
  ABSENCE,
  absenceCommandOf,
  aHistory,
  commandOf,
  type Moment,
  raceCommandOf,
  tripOfAbsence,
} from './commands.js';
import { HIRE_PRICE, MOST_HOURS } from './fareModel.js';
import type { Choice } from './madeCommand.js';
import { takeNext } from './nextTrip.js';
import { newWorld, type World } from './world.js';

/** Maximum number of steps to run, and for how long, in ms; HISTORY_STEPS in the environment raises both. */
const STEPS = Number(process.env.HISTORY_STEPS ?? 700);
const LIMIT_MS = process.env.HISTORY_STEPS ? STEPS * 1_000 : 60_000;
/** The history under way at the limit may still finish. */
const LAST_HISTORY_MS = 60_000;
/** The seed of a failed run, to replay it. */
const SEED = process.env.HISTORY_SEED ? Number(process.env.HISTORY_SEED) : undefined;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(
    aCarType({
      cancelSlab: [
        { minsDelayed: 2, amount: 1.25 },
        { minsDelayed: 10, amount: 4 },
      ],
      noShowWaiting: true,
      hirePrice: HIRE_PRICE,
      hireDistance: 10,
      hireMaxHours: MOST_HOURS,
    }),
  );
});
afterAll(() => app.close());

/** Lives through a history in a world of its own. `count` is called after each of its steps. */
async function liveThrough(history: readonly Moment[], count: () => void): Promise<void> {
  app.clock.at = TEST_NOW;
  const world = await newWorld(app);
  for (const moment of history) {
    await live(world, moment);
    count();
  }
  await world.close();
}

async function live(world: World, moment: Moment): Promise<void> {
  if (moment.kind === 'wait') return world.wait(moment.ms);
  if (moment.kind === 'command') return world.give(commandOf(world.business, moment.choice));
  if (moment.kind === 'absence') return missRider(world, moment.choice);
  if (moment.kind === 'next') return takeNext(world, moment.choice);
  const trip = Math.max(0, world.business.trips.length - 1 - (moment.choices[0]?.back ?? 0));
  if (!world.business.trips[trip]) return undefined;
  return world.race(moment.choices.map((choice) => raceCommandOf(world.business, choice, trip)));
}

/** A rider does not come to the pickup, as far as the state allows it. */
async function missRider(world: World, choice: Choice): Promise<void> {
  const trip = tripOfAbsence(world.business);
  if (trip === -1) return;
  for (const name of ABSENCE) {
    if (name === 'wait') await world.wait(660_000);
    else await world.give(absenceCommandOf(world.business, name, { trip, choice }));
  }
}

it(
  'any history of riders, drivers and admins, sequential or concurrent, follows the rules for statuses, wallets, ledger and reports [4.3, 4.7, 4.9, 4.19, 4.23, 4.25, 4.34, 4.68, 4.69, 4.73, 4.74, 4.75, 4.76, 4.83, 4.84, 4.87, 4.88, 4.89, 4.99, 4.102, 5.8, 5.49]',
  async () => {
    let steps = 0;
    const count = () => {
      steps += 1;
      if (process.env.HISTORY_STEPS && steps % 250 === 0) process.stdout.write(`${steps} steps\n`);
    };
    let last: Promise<void> | undefined;
    const began = Date.now();
    const run = await fc.check(
      fc.asyncProperty(aHistory, (history) => {
        last = liveThrough(history, count);
        return last;
      }),
      {
        numRuns: Math.ceil(STEPS / 60),
        interruptAfterTimeLimit: LIMIT_MS,
        endOnFailure: true,
        ...(SEED !== undefined && { seed: SEED }),
      },
    );
    if (process.env.HISTORY_STEPS)
      process.stdout.write(
        `${steps} steps of ${run.numRuns} histories in ${Date.now() - began} ms, seed ${run.seed}\n`,
      );
    if (run.failed) throw new Error(`${fc.defaultReportMessage(run)}\n${String(run.errorInstance)}`);
    // At the limit, one is still under way. It must end before its app does: the next test gets its database.
    await last;
  },
  LIMIT_MS + LAST_HISTORY_MS,
);
