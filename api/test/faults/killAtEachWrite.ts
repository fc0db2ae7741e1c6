import { auditLedger } from '../../src/office/ledgerAudit/auditLedger.js';
import { businessOf, type DatabaseState, readState, restoreState } from './databaseState.js';
import { type KillableProcess, ProcessDied, type ProcessPool } from './killableProcess.js';
import { type Play, playOn } from './play.js';
import type { Observer } from './world.js';

/** Time after a crash until the next process does its recurring work, in ms: longer than any grace period. */
const LATER_MS = 330_000;
/** Separates the ids a step creates from earlier ones. */
const IDS_OF_STEP = 0x1000;
/** More writes than any step has, so that an endless step fails. */
const MOST_WRITES = 60;
/** A write no step reaches, to only count writes. */
const NEVER = Number.MAX_SAFE_INTEGER;
/** Returned in place of a write count. */
const DIED = -1;

/** One action of a user or the scheduler during which a process may crash. */
export interface Step {
  title: string;
  /** Prepares the state right before the step. Returns what the step is about, such as a booking's id. */
  before?(play: Play): Promise<string>;
  /**
   * An earlier action whose process crashes after `after` writes, leaving something for the step to repair.
   */
  cutOff?: { take: Step['take']; after: number };
  /**
   * The scheduler may undo what a crash leaves, with entries of its own. Only a retry by the client ends like
   * an undisturbed run.
   */
  isTakenBack?: true;
  /**
   * Checks the state after a crash and the recurring work, for a step that need not end like an undisturbed
   * run: a link may be used up. `isRepeated` is set once the step was retried and answered.
   */
  expectAfter?(play: Play, about: string, isRepeated: boolean): Promise<void>;
  /** State outside the database, as at a payment provider: put back with it, and compared as a part of it. */
  elsewhere?: { putBack(): void; now(): unknown };
  /** Does the step. After a crash, a client's step is retried, as a client without a response would. */
  take(play: Play, about: string): Promise<{ status: number }>;
}

type Business = ReturnType<typeof businessOf>;

/** The state right before a step, `after` ms from the start of the world. */
interface Moment {
  step: Step;
  observer: Observer;
  state: DatabaseState;
  after: number;
  about: string;
}

/** The final state without a crash. */
interface Undisturbed {
  /** The number of writes. */
  writes: number;
  answers: number[];
  /** The business data after the step and the recurring work some time later. */
  happened: Business;
}

/** The final state when the step is taken much later. */
interface Late {
  /** After the recurring work alone. */
  nothing: Business;
  /** After the step was finally taken, and the recurring work again. */
  late: Business;
}

/** A step and the state before it, with a process to crash. */
interface Trial {
  moment: Moment;
  undisturbed: Undisturbed;
  /** Computed on first use. */
  late?: Late;
  pool: ProcessPool;
  /** The next process to crash. */
  process: KillableProcess;
}

/**
 * Kills the process during a step, once after each acknowledged write, and lets a fresh process continue.
 *
 * After every second kill, the step is not retried: through recurring work alone, the fresh process must
 * reach one of two ends, either the whole step or nothing. After the other kills, the client retries at once.
 * Either way, after the retry the business data must match a run without a crash, and the ledger audit must
 * find nothing. The first write, which decides most steps, is tested both ways. Returns the number of kills.
 */
export async function killAtEachWrite(step: Step, observer: Observer, pool: ProcessPool): Promise<number> {
  const trial = await beginTrial(step, observer, pool);
  let kills = 0;
  for (let write = 1; write <= MOST_WRITES; write += 1) {
    const ways = waysOf(step, write);
    for (const way of ways) {
      if (!(await dieAfter(trial, write, way))) {
        pool.giveBack(trial.process);
        if (kills === 0) throw new Error(`${step.title} writes nothing`);
        return kills;
      }
      kills += 1;
    }
  }
  throw new Error(`${step.title} has more than ${MOST_WRITES} writes`);
}

function waysOf(step: Step, write: number): readonly Way[] {
  if (step.isTakenBack) return WAYS.filter(({ isLeftAlone }) => !isLeftAlone);
  return write === 1 ? waysFor(step) : [oneWay(step, write)];
}

const waysFor = ({ expectAfter }: Step) => (expectAfter ? CHECKED_WAYS : WAYS);
const oneWay = (step: Step, lot: number) => waysFor(step)[lot % 2] as Way;

/** The same at only one of the step's writes and in one way, both chosen by `lot`. */
export async function killAtOneWrite(
  step: Step,
  observer: Observer,
  pool: ProcessPool,
  lot: number,
): Promise<void> {
  const trial = await beginTrial(step, observer, pool);
  const way = step.isTakenBack ? (waysOf(step, 1)[0] as Way) : oneWay(step, lot);
  const write = 1 + (lot % trial.undisturbed.writes);
  // Concurrent writes may be batched differently, so the last one may not happen.
  if (!(await dieAfter(trial, write, way)) && !(await dieAfter(trial, 1, way)))
    throw new Error(`${step.title} writes nothing`);
  pool.giveBack(trial.process);
}

async function beginTrial(step: Step, observer: Observer, pool: ProcessPool): Promise<Trial> {
  const moment = await bringBefore(step, observer, pool);
  const process = await pool.takeAny();
  return { moment, process, pool, undisturbed: await runUndisturbed(moment, process) };
}

/**
 * Kills the trial's process after a write and compares the fresh process's result with a run without a crash.
 * Returns false when there is no such write.
 */
async function dieAfter(trial: Trial, write: number, way: Way): Promise<boolean> {
  const { moment, undisturbed, process, pool } = trial;
  if (way.isLeftAlone) trial.late ??= await runLate(trial);
  const { step, about } = moment;
  await putBack(moment);
  const doomed = await begin(moment, process);
  await process.obey({ kind: 'arm', victim: 'process', write, when: 'after' });
  if ((await writesOf(process, () => step.take(doomed, about))) !== DIED) return false;
  expect(await process.ended).toBe('SIGKILL');

  trial.process = await pool.take();
  const fresh = await begin(moment, trial.process);
  const where = `${step.title}: killed after write ${write}, ${way.name}`;
  await way.expectEnd(where, moment, fresh, { ...undisturbed, ...(trial.late as Late) });
  expect({ where, ...(await auditLedger(undefined, moment.observer.services)) }).toMatchObject({
    where,
    problems: [],
  });
  return true;
}

async function bringBefore(step: Step, observer: Observer, pool: ProcessPool): Promise<Moment> {
  const process = await pool.takeAny();
  const play = await playOn(process, observer);
  const beginning = play.at;
  const about = (await step.before?.(play)) ?? '';
  let after = play.at - beginning;
  if (step.cutOff) {
    const { take, after: write } = step.cutOff;
    await process.obey({ kind: 'arm', victim: 'process', write, when: 'after' });
    if ((await writesOf(process, () => take(play, about))) !== DIED)
      throw new Error(`${step.title}: nothing was cut off`);
    after += LATER_MS;
  } else {
    await process.obey({ kind: 'disarm' });
    pool.giveBack(process);
  }
  return { step, observer, state: await readState(observer.connection), after, about };
}

const begin = ({ observer, after }: Moment, process: KillableProcess) =>
  playOn(process, observer, { after, firstId: IDS_OF_STEP });

/** Back to the moment before the step. */
async function putBack({ step, observer, state }: Moment): Promise<void> {
  await restoreState(observer.connection, state);
  step.elsewhere?.putBack();
}

async function runUndisturbed(moment: Moment, process: KillableProcess): Promise<Undisturbed> {
  const { step, about } = moment;
  const play = await begin(moment, process);
  const answers: number[] = [];
  await process.obey({ kind: 'arm', victim: 'process', write: NEVER, when: 'after' });
  const writes = await writesOf(process, async () => {
    answers.push((await step.take(play, about)).status);
  });
  await later(play);
  if (step.expectAfter) {
    await step.expectAfter(play, about, true);
    return { writes, answers, happened: {} };
  }
  const happened = await businessNow(moment);
  answers.push((await step.take(play, about)).status);
  await later(play);
  const where = `${step.title}: done twice`;
  expect({ where, business: await businessNow(moment) }).toEqual({ where, business: happened });
  return { writes, answers, happened };
}

async function runLate({ moment, undisturbed, process }: Trial): Promise<Late> {
  const { step, about } = moment;
  await putBack(moment);
  const idle = await begin(moment, process);
  await later(idle);
  const nothing = await businessNow(moment);
  undisturbed.answers.push((await step.take(idle, about)).status);
  await later(idle);
  return { nothing, late: await businessNow(moment) };
}

/** The number of writes an armed process makes for some work and its aftermath, or `DIED`. */
async function writesOf(process: KillableProcess, work: () => Promise<unknown>): Promise<number> {
  try {
    await work();
    return (await process.obey({ kind: 'disarm' })) as number;
  } catch (error) {
    if (error instanceof ProcessDied) return DIED;
    throw error;
  }
}

/** Continues after a crash, and checks the result. */
type ExpectEnd = (where: string, moment: Moment, play: Play, ends: Undisturbed & Late) => Promise<void>;

interface Way {
  name: string;
  /** The step is not retried until the recurring work is done. The result is compared with a late run. */
  isLeftAlone: boolean;
  expectEnd: ExpectEnd;
}

const expectWholeOrNothing: ExpectEnd = async (where, moment, play, ends) => {
  const { step, about } = moment;
  const { answers, happened, nothing, late } = ends;
  await later(play);
  const left = await businessNow(moment);
  const hasHappened = isRather(left, happened, nothing);
  expect({ where, left }).toEqual({ where, left: hasHappened ? happened : nothing });

  const { status } = await step.take(play, about);
  await later(play);
  const then = await businessNow(moment);
  expect({ where, then }).toEqual({ where, then: hasHappened ? happened : late });
  expect(answers).toContain(status);
};

const expectSameWhenRepeated: ExpectEnd = async (where, moment, play, ends) => {
  const { step, about } = moment;
  const { answers, happened } = ends;
  await step.take(play, about);
  await later(play);
  const { status } = await step.take(play, about);
  await later(play);
  const then = await businessNow(moment);
  expect({ where, then }).toEqual({ where, then: happened });
  expect(answers).toContain(status);
};

const WAYS: readonly Way[] = [
  { name: 'repeated at once', isLeftAlone: false, expectEnd: expectSameWhenRepeated },
  { name: 'left to the scheduler', isLeftAlone: true, expectEnd: expectWholeOrNothing },
];

const expectChecked =
  (isRepeatedAtOnce: boolean): ExpectEnd =>
  async (where, { step, about }, play) => {
    const check = async (isRepeated: boolean) => {
      await later(play);
      try {
        await step.expectAfter?.(play, about, isRepeated);
      } catch (error) {
        throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
      }
    };
    if (!isRepeatedAtOnce) await check(false);
    await step.take(play, about);
    await check(true);
  };

/** For steps with their own check. */
const CHECKED_WAYS: readonly Way[] = [
  { name: 'repeated at once', isLeftAlone: false, expectEnd: expectChecked(true) },
  { name: 'left to the scheduler', isLeftAlone: false, expectEnd: expectChecked(false) },
];

/** Lets time pass and does the recurring work. */
async function later(play: Play): Promise<void> {
  await play.wait(LATER_MS);
  await play.work();
  // That work may lead to more work.
  await play.wait(LATER_MS);
  await play.work();
}

const businessNow = async ({ step, observer }: Moment): Promise<Business> => ({
  ...businessOf(await readState(observer.connection)),
  ...(step.elsewhere && { elsewhere: [step.elsewhere.now()] }),
});

/** Whether some data is closer to the first state than to the second. Only used to report a difference. */
function isRather(business: Business, first: Business, second: Business): boolean {
  const text = JSON.stringify(business);
  if (text === JSON.stringify(second)) return false;
  if (text === JSON.stringify(first)) return true;
  const distance = (other: Business) => {
    const names = new Set([...Object.keys(business), ...Object.keys(other)]);
    return [...names].filter((name) => JSON.stringify(business[name]) !== JSON.stringify(other[name])).length;
  };
  return distance(first) <= distance(second);
}
