import { setImmediate, setTimeout } from 'node:timers/promises';
import { conflict, type Run } from '@wayfare/shared';
import type { Services } from '../services.js';

/** A run that has said nothing for so long, in ms, is gone with its process. */
const SILENT_MS = 30_000;
/** How often a run says that it is alive and how far it is, in ms. */
const BEAT_MS = 500;
/** How long what is left has to end when the product stops, in ms. */
const STOP_MS = 2_000;

/** Says how far the work is. @throws RunStopped when nobody wants it any more */
export type Report = (done: number, total: number) => Promise<void>;

class RunStopped extends Error {}

/** Work that takes longer than a request, for admins: others are served while it goes on. */
export interface LongWork {
  /**
   * Begins it and answers at once. One of an id runs at a time, whatever the number of processes; one whose process has
   * stopped can be begun again.
   * @throws run_in_progress (409) while one is running
   */
  begin(id: string, work: (report: Report) => Promise<unknown>): Promise<void>;
  /** How it stands; its result is that of the last run that was finished. */
  read<Result>(id: string): Promise<Run<Result>>;
  /** Whatever run there is, on any process, ends the next time it says how far it is. */
  cancel(id: string): Promise<void>;
  /** Waits until this process does none. */
  idle(): Promise<void>;
  /** Leaves all that this process does: another, or the next start, may begin it again at once. */
  stop(): Promise<void>;
}

/** A run of this process. */
interface OwnRun {
  leave(): Promise<void>;
  ended: Promise<void>;
}

/** The long work of one process. */
export function longWork({
  db,
  clock,
  newId,
  log,
}: Pick<Services, 'db' | 'clock' | 'newId' | 'log'>): LongWork {
  const own = new Set<OwnRun>();

  function carryOut(id: string, token: string, work: (report: Report) => Promise<unknown>): void {
    let isWanted = true;
    let progress = { done: 0, total: 0 };
    const report: Report = async (done, total) => {
      progress = { done, total };
      await setImmediate();
      if (!isWanted) throw new RunStopped();
    };
    // By itself: a step of the work that takes long has nothing to report, and is alive.
    const beat = async () => {
      if (!(await db.runs.beat(id, token, { at: clock.now(), ...progress }))) isWanted = false;
    };
    const beating = setInterval(() => {
      beat().catch((error: unknown) => log.warn({ err: error, run: id }, 'long work could not be heard of'));
    }, BEAT_MS);
    beating.unref();
    const failed = async (error: unknown) => {
      if (!isWanted) return;
      log.error({ err: error, run: id }, 'long work failed');
      await db.runs.fail(id, token);
    };
    const run: OwnRun = {
      async leave() {
        isWanted = false;
        await db.runs.leave(id, token);
      },
      ended: work(report)
        .then((result) => db.runs.finish(id, token, { at: clock.now(), ...progress, result }))
        .catch(failed)
        // The database is gone as well: the run falls silent, and is known by that.
        .catch((error: unknown) => log.error({ err: error, run: id }, 'long work cannot be ended'))
        .finally(() => {
          clearInterval(beating);
          own.delete(run);
        }),
    };
    own.add(run);
  }

  return {
    async begin(id, work) {
      const [token, now] = [newId(), clock.now()];
      if (!(await db.runs.begin(id, { token, at: now, aliveSince: now - SILENT_MS })))
        throw conflict('run_in_progress');
      carryOut(id, token, work);
    },

    async read<Result>(id: string): Promise<Run<Result>> {
      const run = await db.runs.find(id);
      if (!run) return { state: 'never', startedAt: null, done: 0, total: 0, finishedAt: null, result: null };
      const isSilent = run.state === 'running' && run.beatAt < clock.now() - SILENT_MS;
      return {
        state: isSilent ? 'interrupted' : run.state,
        startedAt: run.startedAt,
        done: run.done,
        total: run.total,
        finishedAt: run.finishedAt ?? null,
        result: (run.result as Result | undefined) ?? null,
      };
    },

    cancel: (id) => db.runs.cancel(id),

    async idle() {
      await Promise.all([...own].map(({ ended }) => ended));
    },

    async stop() {
      await Promise.all([...own].map((run) => run.leave()));
      await Promise.race([this.idle(), setTimeout(STOP_MS, undefined, { ref: false })]);
    },
  };
}
