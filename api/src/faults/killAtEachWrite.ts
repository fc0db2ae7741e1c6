import { auditLedger } from '../wallet/auditLedger.js';
import { businessOf, type DatabaseState, readState, restoreState } from './databaseState.js';
import { type KillableProcess, ProcessDied, type ProcessPool } from './killableProcess.js';
import { type Play, playOn } from './play.js';
import type { Observer } from './world.js';

/** How long after a death the next process does what recurs, in ms: longer than anything is left alone for. */
export const LATER_MS = 330_000;
/** Ids that a step makes are apart from those of what came before it. */
const IDS_OF_STEP = 0x1000;
/** More writes than any step has: one that never ends must not run for ever. */
const MOST_WRITES = 60;
/** A write no step comes to: writes are only counted. */
const NEVER = Number.MAX_SAFE_INTEGER;
/** Instead of a number of writes. */
const DIED = -1;

/** One thing somebody does, or the scheduler, that a process may die over. */
export interface Step {
  title: string;
  /** Brings the world to the moment before it. Answers what it is about, such as a booking's id. */
  before?(play: Play): Promise<string>;
  /** Something else before it, that its process dies over after so many writes: what the step has to mend. */
  cutOff?: { take: Step['take']; after: number };
  /**
   * What a death leaves may be taken back by the scheduler, with entries of its own: only the client's own repetition ends
   * where an undisturbed run does.
   */
  isTakenBack?: true;
  /**
   * What has to hold after a death once what recurs was done, of a step that need not end where an undisturbed run does: a link
   * may be used up. `isRepeated` once the step was taken again and answered.
   */
  expectAfter?(play: Play, about: string, isRepeated: boolean): Promise<void>;
  /** Does it. A client's is repeated after a death, as a client does that got no answer. */
  take(play: Play, about: string): Promise<{ status: number }>;
}

type Business = ReturnType<typeof businessOf>;

/** The moment before a step: `after` ms from the beginning of the world. */
interface Moment {
  step: Step;
  observer: Observer;
  state: DatabaseState;
  after: number;
  about: string;
}

/** What the end is without a death. */
interface Undisturbed {
  /** How many writes it took. */
  writes: number;
  answers: number[];
  /** It was done, and what recurs some time later. */
  happened: Business;
}

/** What the end is when nobody takes the step until much later. */
interface Late {
  /** What recurs was done, and nothing else. */
  nothing: Business;
  /** Then the step was taken after all, and what recurs done again. */
  late: Business;
}

/** A step at its moment, with a process to die over it. */
interface Trial {
  moment: Moment;
  undisturbed: Undisturbed;
  /** Found out when it is needed. */
  late?: Late;
  pool: ProcessPool;
  /** The next one to die. */
  process: KillableProcess;
}

/**
 * Kills the process over a step, once as soon as each of its writes is acknowledged, and has a fresh one go on.
 *
 * After every second of the deaths nobody repeats the step. By what recurs alone the fresh process has to bring it to
 * one of two ends: it happened, whole, or it did not at all. After the others its client repeats it at once. Either
 * way, once it has been repeated the business is that of a run without a death, and the books are right. After the
 * first write, which decides most steps, it is tried both ways. Answers the number of kills.
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

/** The same at one of the step's writes only, and in one way; `lot` says at which and in which. */
export async function killAtOneWrite(
  step: Step,
  observer: Observer,
  pool: ProcessPool,
  lot: number,
): Promise<void> {
  const trial = await beginTrial(step, observer, pool);
  const way = step.isTakenBack ? (waysOf(step, 1)[0] as Way) : oneWay(step, lot);
  const write = 1 + (lot % trial.undisturbed.writes);
  // Writes that go together at one time may not at another, so the last may not come.
  if (!(await dieAfter(trial, write, way)) && !(await dieAfter(trial, 1, way)))
    throw new Error(`${step.title} writes nothing`);
  pool.giveBack(trial.process);
}

async function beginTrial(step: Step, observer: Observer, pool: ProcessPool): Promise<Trial> {
  const moment = await bringBefore(step, observer, pool);
  const process = await pool.takeAny();
  return { moment, process, pool, undisturbed: await runUndisturbed(moment, process) };
}

/** Lets the trial's process die after a write, and holds what a fresh one makes of it against a run without a death. False when there is no such write. */
async function dieAfter(trial: Trial, write: number, way: Way): Promise<boolean> {
  const { moment, undisturbed, process, pool } = trial;
  if (way.isLeftAlone) trial.late ??= await runLate(trial);
  const { step, observer, state, about } = moment;
  await restoreState(observer.connection, state);
  const doomed = await begin(moment, process);
  await process.obey({ kind: 'arm', victim: 'process', write, when: 'after' });
  if ((await writesOf(process, () => step.take(doomed, about))) !== DIED) return false;
  expect(await process.ended).toBe('SIGKILL');

  trial.process = await pool.take();
  const fresh = await begin(moment, trial.process);
  const where = `${step.title}: killed after write ${write}, ${way.name}`;
  await way.expectEnd(where, moment, fresh, { ...undisturbed, ...(trial.late as Late) });
  expect({ where, ...(await auditLedger(observer.services)) }).toMatchObject({ where, problems: [] });
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

async function runUndisturbed(moment: Moment, process: KillableProcess): Promise<Undisturbed> {
  const { step, observer, state, about } = moment;
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
  const happened = await businessNow(observer);
  if (step.cutOff && JSON.stringify(happened) === JSON.stringify(businessOf(state)))
    throw new Error(`${step.title}: nothing was left to mend`);
  answers.push((await step.take(play, about)).status);
  await later(play);
  const where = `${step.title}: done twice`;
  expect({ where, business: await businessNow(observer) }).toEqual({ where, business: happened });
  return { writes, answers, happened };
}

async function runLate({ moment, undisturbed, process }: Trial): Promise<Late> {
  const { step, observer, state, about } = moment;
  await restoreState(observer.connection, state);
  const idle = await begin(moment, process);
  await later(idle);
  const nothing = await businessNow(observer);
  undisturbed.answers.push((await step.take(idle, about)).status);
  await later(idle);
  return { nothing, late: await businessNow(observer) };
}

/** How many writes an armed process makes over something and all that follows from it, or that it died. */
async function writesOf(process: KillableProcess, work: () => Promise<unknown>): Promise<number> {
  try {
    await work();
    return (await process.obey({ kind: 'disarm' })) as number;
  } catch (error) {
    if (error instanceof ProcessDied) return DIED;
    throw error;
  }
}

/** What comes after a death, and what has to be then. */
type ExpectEnd = (where: string, moment: Moment, play: Play, ends: Undisturbed & Late) => Promise<void>;

interface Way {
  name: string;
  /** Nobody repeats the step until what recurs has been done, and the end is compared with that of a late run. */
  isLeftAlone: boolean;
  expectEnd: ExpectEnd;
}

const expectWholeOrNothing: ExpectEnd = async (where, { step, observer, about }, play, ends) => {
  const { answers, happened, nothing, late } = ends;
  await later(play);
  const left = await businessNow(observer);
  const hasHappened = isRather(left, happened, nothing);
  expect({ where, left }).toEqual({ where, left: hasHappened ? happened : nothing });

  const { status } = await step.take(play, about);
  await later(play);
  const then = await businessNow(observer);
  expect({ where, then }).toEqual({ where, then: hasHappened ? happened : late });
  expect(answers).toContain(status);
};

const expectSameWhenRepeated: ExpectEnd = async (where, { step, observer, about }, play, ends) => {
  const { answers, happened } = ends;
  await step.take(play, about);
  await later(play);
  const { status } = await step.take(play, about);
  await later(play);
  const then = await businessNow(observer);
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

/** Of steps that say by themselves what has to hold. */
const CHECKED_WAYS: readonly Way[] = [
  { name: 'repeated at once', isLeftAlone: false, expectEnd: expectChecked(true) },
  { name: 'left to the scheduler', isLeftAlone: false, expectEnd: expectChecked(false) },
];

/** Some time passes, and what recurs is done. */
async function later(play: Play): Promise<void> {
  await play.wait(LATER_MS);
  await play.work();
  // What was done just now may have something to be done after it.
  await play.wait(LATER_MS);
  await play.work();
}

const businessNow = async ({ connection }: Observer) => businessOf(await readState(connection));

/** Whether something is rather the first than the second: only for telling what it should have been. */
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
