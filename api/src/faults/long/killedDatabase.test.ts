import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningEmbeddedMongo } from '../../database/embeddedMongo.js';
import { type Random, seededRandom } from '../../demo/random.js';
import { aTrip } from '../../testing/builders.js';
import { eventually } from '../../testing/eventually.js';
import { auditLedger } from '../../wallet/auditLedger.js';
import { businessOf, readState, restoreState } from '../databaseState.js';
import type { Victim } from '../killable.js';
import { bundleKillable, type KillableProcess, ProcessDied, startKillable } from '../killableProcess.js';
import { type Play, playOn, type Reply } from '../play.js';
import { drive } from '../steps/trip.js';
import { beginWorld, type Observer, people, SECRET } from '../world.js';

/** Each with the number of its writes, or fewer: the database is killed at one of them. */
const history: readonly { writes: number; take(play: Play, id: string): Promise<Reply> }[] = [
  { writes: 3, take: (play) => play.as('rider').post('/bookings', aTrip, { 'idempotency-key': 'trip' }) },
  { writes: 4, take: (play, id) => drive(play, id, 'accept') },
  { writes: 3, take: (play, id) => drive(play, id, 'arrive') },
  { writes: 4, take: (play, id) => drive(play, id, 'start') },
  { writes: 8, take: (play, id) => drive(play, id, 'reach') },
  {
    writes: 16,
    take: (play, id) => play.as('rider').post(`/bookings/${id}/pay`, { payment_mode: 'wallet' }),
  },
  { writes: 4, take: (play, id) => play.as('rider').post(`/bookings/${id}/complete`, { rating: 4 }) },
  {
    writes: 6,
    take: (play) => play.as('driver').post('/withdraws', { amount: 7 }, { 'idempotency-key': 'out' }),
  },
  {
    writes: 4,
    take: (play) =>
      play
        .as('admin')
        .post('/wallet/credits', { uid: people.rider.id, amount: 3 }, { 'idempotency-key': 'in' }),
  },
];
/** A write nothing comes to. */
const NEVER = Number.MAX_SAFE_INTEGER;
const MINUTE = 60_000;
/** For longer than what is under way is left to whoever has begun it, in ms. */
const GRACE_MS = 11_000;
/** How long an engine may take to come back, and a request to be answered: longer than on a busy machine, in ms. */
const PATIENCE_MS = 120_000;
/** The product gives up an engine that dies more often within a minute. */
const ENGINES = 4;

let folder: string;
let dataDir: string;
let process_: KillableProcess;
let observer: Observer;

const start = () =>
  startKillable(folder, { DATA_DIR: dataDir, MONGODB_DATABASE: 'kill', SESSION_SECRET: SECRET });

beforeAll(async () => {
  folder = await bundleKillable();
  dataDir = await mkdtemp(join(tmpdir(), 'wayfare-kill-'));
  process_ = await start();
  const running = await findRunningEmbeddedMongo(dataDir);
  observer = await beginWorld(running?.url('kill') as string, 'kill');
}, 300_000);
afterAll(async () => {
  await observer.close();
  await process_.stop();
  await rm(dataDir, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

/** Tries until the database is there for it. */
async function lasting<T>(work: () => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  await eventually(
    'the database answers',
    async () => {
      try {
        result = { value: await work() };
      } catch (error) {
        if (error instanceof ProcessDied) throw error;
      }
      return result;
    },
    PATIENCE_MS,
  );
  return (result as { value: T }).value;
}

/**
 * Lives through the history, a minute for each thing. `disturb` is told before each, and may have something killed;
 * it answers at which write. Answers how many times that happened.
 */
async function live(disturb: (writes: number) => Promise<number> = async () => NEVER): Promise<number> {
  let id = '';
  let kills = 0;
  let play = await lasting(() => playOn(process_, observer));
  for (const [index, { writes, take }] of history.entries()) {
    const moment = { after: index * MINUTE, firstId: index * 16 };
    const before = process_;
    const deadly = await disturb(writes);
    const isDone = async () => {
      try {
        // Every try makes the same ids, like that of a process that has just been started.
        await play.moveTo(moment);
        const { status, body } = await take(play, id);
        if (index === 0 && status === 201) id = body.id;
        if (status < 300) return true;
        // Somebody was at it when the database died: it is taken over once nobody can be at it any more.
        if (status === 409) moment.after += GRACE_MS;
        await play.moveTo(moment);
        await lasting(() => play.work());
      } catch (error) {
        if (!(error instanceof ProcessDied)) return false;
        process_ = await start();
        play = await lasting(() => playOn(process_, observer, moment));
      }
      return false;
    };
    await eventually(`${index} is done`, isDone, PATIENCE_MS);
    const made = (await lasting(() => process_.obey({ kind: 'disarm' }))) as number;
    if (process_ !== before || made >= deadly) kills += 1;
    await play.wait(MINUTE);
    await lasting(() => play.work());
  }
  // What was done last may have something to be done after it.
  await play.moveTo({ after: 2 * history.length * MINUTE });
  await lasting(() => play.work());
  return kills;
}

const businessNow = async () => businessOf(await lasting(() => readState(observer.connection)));

/** Has the database killed at a random write of each thing, and from time to time this process with it. */
function killing(random: Random): (writes: number) => Promise<number> {
  let armed = 0;
  return async (writes) => {
    const victim: Victim = armed % (ENGINES + 1) === ENGINES ? 'both' : 'database';
    const when = random.pick(['before', 'after'] as const);
    const write = random.whole(1, writes);
    armed += 1;
    await process_.obey({ kind: 'arm', victim, write, when });
    return write;
  };
}

it('a database that is killed at any write, by itself or with the process, changes nothing of the end', async () => {
  const beginning = await readState(observer.connection);
  await live();
  const undisturbed = await businessNow();

  let kills = 0;
  for (const seed of [1, 2]) {
    await lasting(() => restoreState(observer.connection, beginning));
    // A new process may have its engine opened again as often as the first.
    await process_.stop();
    process_ = await start();
    kills += await live(killing(seededRandom(seed)));
    expect({ seed, business: await businessNow() }).toEqual({ seed, business: undisturbed });
    expect((await auditLedger(observer.services)).problems).toEqual([]);
  }
  expect(kills).toBeGreaterThanOrEqual(10);
}, 600_000);
