import { setImmediate } from 'node:timers/promises';
import { conflict, type Run } from '@wayfare/shared';
import type { Services } from '../services.js';

/** A run that has said nothing for so long, in ms, is gone with its process. */
const SILENT_MS = 30_000;
/** How often a run says how far it is, in ms. */
const BEAT_MS = 500;

/** Says how far the work is. @throws RunStopped when nobody wants it any more */
export type Report = (done: number, total: number) => Promise<void>;

class RunStopped extends Error {}

/** How a piece of long work stands; its result is that of the last run that was finished. */
export async function readRun<Result>(id: string, { db, clock }: Services): Promise<Run<Result>> {
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
}

/**
 * Begins long work and answers at once; others are served while it goes on. One of a kind runs at a time, whatever the
 * number of processes; one whose process has died can be begun again.
 * @throws run_in_progress (409) while one is running
 */
export async function startRun<Result>(
  id: string,
  services: Services,
  work: (report: Report) => Promise<Result>,
): Promise<void> {
  const { db, clock, newId, log } = services;
  const token = newId();
  const now = clock.now();
  if (!(await db.runs.begin(id, { token, at: now, aliveSince: now - SILENT_MS })))
    throw conflict('run_in_progress');
  let saidAt = 0;
  const report: Report = async (done, total) => {
    await setImmediate();
    if (performance.now() - saidAt < BEAT_MS) return;
    saidAt = performance.now();
    if (!(await db.runs.beat(id, token, { at: clock.now(), done, total }))) throw new RunStopped();
  };
  void work(report)
    .then((result) => db.runs.finish(id, token, { at: clock.now(), result }))
    .catch(async (error: unknown) => {
      if (error instanceof RunStopped) return;
      log.error({ err: error, run: id }, 'long work failed');
      await db.runs.fail(id, token);
    })
    // The database is gone as well: the run falls silent, and is known by that.
    .catch((error: unknown) => log.error({ err: error, run: id }, 'long work cannot be ended'));
}
