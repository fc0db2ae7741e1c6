import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningEmbeddedMongo } from '../../../src/platform/database/embeddedMongo.js';
import { type Random, seededRandom } from '@wayfare/shared';
import { aTrip } from '../../support/builders.js';
import { eventually } from '../../support/eventually.js';
import { auditLedger } from '../../../src/office/ledgerAudit/auditLedger.js';
import { businessOf, readState, restoreState } from '../databaseState.js';
import type { Victim } from '../killable.js';
import { bundleKillable, type KillableProcess, ProcessDied, startKillable } from '../killableProcess.js';
import { type Play, playOn, type Reply } from '../play.js';
import { drive } from '../steps/trip.js';
import { beginWorld, type Observer, people, SECRET } from '../world.js';

/** Each with its number of writes, or fewer. The database is killed at one of them. */
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
/** A write that is never reached. */
const NEVER = Number.MAX_SAFE_INTEGER;
const MINUTE = 60_000;
/** Longer than the grace period that running work is given, in ms. */
const GRACE_MS = 11_000;
/**
 * Time limit for an engine to come back and for a request to be answered, in ms; ample even on a busy
 * machine.
 */
const PATIENCE_MS = 120_000;
/** The product gives up on an engine that dies more often within a minute. */
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

/** Retries until the database answers. */
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
 * Runs the history, one minute per action. `disturb` is called before each action; it may arm a kill and
 * returns the write it happens at. Returns the number of kills.
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
        // Every attempt creates the same ids, like a process just started.
        await play.moveTo(moment);
        const { status, body } = await take(play, id);
        if (index === 0 && status === 201) id = body.id;
        if (status < 300) return true;
        // Work was in progress when the database died: it can be taken over after the grace period.
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
  // The last action may lead to more work.
  await play.moveTo({ after: 2 * history.length * MINUTE });
  await lasting(() => play.work());
  return kills;
}

const businessNow = async () => businessOf(await lasting(() => readState(observer.connection)));

/** Kills the database at a random write of each action, and from time to time this process too. */
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

it('a database killed at any write, alone or with the process, does not change the final state', async () => {
  const beginning = await readState(observer.connection);
  await live();
  const undisturbed = await businessNow();

  let kills = 0;
  for (const seed of [1, 2]) {
    await lasting(() => restoreState(observer.connection, beginning));
    // A new process may reopen its engine as often as the first.
    await process_.stop();
    process_ = await start();
    kills += await live(killing(seededRandom(seed)));
    expect({ seed, business: await businessNow() }).toEqual({ seed, business: undisturbed });
    expect((await auditLedger(undefined, observer.services)).problems).toEqual([]);
  }
  expect(kills).toBeGreaterThanOrEqual(10);
}, 600_000);
