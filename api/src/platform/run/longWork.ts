import { setImmediate, setTimeout } from 'node:timers/promises';
import { conflict, type Run } from '@wayfare/shared';
import type { PlatformServices } from '../services.js';

/** A run without a heartbeat for this long, in ms, is considered dead, along with its process. */
const SILENT_MS = 30_000;
/** How often a run sends a heartbeat with its progress, in ms. */
const BEAT_MS = 500;
/** How long interrupted work has to end at shutdown, in ms. */
const STOP_MS = 2_000;

/** Reports progress. @throws RunStopped when the run is no longer wanted */
export type Report = (done: number, total: number) => Promise<void>;

class RunStopped extends Error {}

/** Long-running work for admins. Requests are served while it runs. */
export interface LongWork {
  /**
   * Starts it and returns immediately. Only one run per id at a time, across all processes; a run whose
   * process has stopped can be restarted.
   * @throws run_in_progress (409) while one is running
   */
  begin(id: string, work: (report: Report) => Promise<unknown>): Promise<void>;
  /** Its current state; the result is that of the last finished run. */
  read<Result>(id: string): Promise<Run<Result>>;
  /** Cancels any run, on any process; it stops the next time it reports progress. */
  cancel(id: string): Promise<void>;
  /** Waits until this process has no runs. */
  idle(): Promise<void>;
  /** Releases all runs of this process: another process, or the next start, may restart them immediately. */
  stop(): Promise<void>;
}

/** A run of this process. */
interface OwnRun {
  leave(): Promise<void>;
  ended: Promise<void>;
}

/** The long-running work of one process. */
export function longWork({
  db,
  clock,
  newId,
  log,
}: Pick<PlatformServices, 'db' | 'clock' | 'newId' | 'log'>): LongWork {
  const own = new Set<OwnRun>();

  function carryOut(id: string, token: string, work: (report: Report) => Promise<unknown>): void {
    let isWanted = true;
    let progress = { done: 0, total: 0 };
    const report: Report = async (done, total) => {
      progress = { done, total };
      await setImmediate();
      if (!isWanted) throw new RunStopped();
    };
    // On its own timer: a long step of the work reports nothing, but is alive.
    const beat = async () => {
      if (!(await db.runs.beat(id, token, { at: clock.now(), ...progress }))) isWanted = false;
    };
    const beating = setInterval(() => {
      beat().catch((error: unknown) =>
        log.warn({ err: error, run: id }, 'the heartbeat of a long-running job failed'),
      );
    }, BEAT_MS);
    beating.unref();
    const recordFailure = async (error: unknown) => {
      if (!isWanted) return;
      log.error({ err: error, run: id }, 'a long-running job failed');
      await db.runs.fail(id, token);
    };
    const run: OwnRun = {
      async leave() {
        isWanted = false;
        await db.runs.leave(id, token);
      },
      ended: work(report)
        .then((result) => db.runs.finish(id, token, { at: clock.now(), ...progress, result }))
        .catch(recordFailure)
        // The database is down as well: the run is recognized as dead by its missing heartbeats.
        .catch((error: unknown) =>
          log.error({ err: error, run: id }, 'the failure of a long-running job could not be recorded'),
        )
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
