import { isDatabaseAway } from '../database/databaseAway.js';
import { forEachOne } from '../run/forEachOne.js';
import type { PlatformServices } from '../services.js';
import type { DueWork, Lane, Schedule } from './schedule.js';

const BATCH = 100;

/** Runs the recurring work until stopped. */
export function startScheduler<Services extends PlatformServices>(
  { lanes, atStop }: Schedule<Services>,
  services: Services,
): { stop(): Promise<void> } {
  const running = lanes.map((lane) => repeat(lane, services));
  return {
    async stop() {
      await Promise.all(running.map((lane) => lane.stop()));
      for (const work of atStop) await runOne(work, services);
    },
  };
}

/**
 * Runs work in order. A failing piece does not block the others.
 * @throws the failures, after all pieces have run
 */
export async function runInOrder<Services extends PlatformServices>(
  work: readonly DueWork<Services>[],
  services: Services,
): Promise<void> {
  await forEachOne(work, async (piece) => {
    try {
      await runOne(piece, services);
    } catch (error) {
      // The loss of the database has a line of its own; the work is repeated when it is back.
      if (isDatabaseAway(error)) services.log.debug({ err: error, work: piece.name }, 'recurring work waits');
      else services.log.error({ err: error, work: piece.name }, 'recurring work failed');
      throw error;
    }
  });
}

const runOne = <Services>({ run, batch = BATCH }: DueWork<Services>, services: Services) =>
  run(batch, services);

function repeat<Services extends PlatformServices>(
  { everyMs, work }: Lane<Services>,
  services: Services,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = runInOrder(work, services)
      // The log has it already.
      .catch(() => undefined)
      .finally(() => {
        isRunning = false;
      });
  }, everyMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
