import { forEachOne } from '../run/forEachOne.js';
import type { Services } from '../../services.js';
import type { DueWork, Lane, Schedule } from './schedule.js';

const BATCH = 100;

/** Runs the recurring work until stopped. */
export function startScheduler(services: Services, { lanes, atStop }: Schedule): { stop(): Promise<void> } {
  const running = lanes.map((lane) => repeat(services, lane));
  return {
    async stop() {
      await Promise.all(running.map((lane) => lane.stop()));
      for (const work of atStop) await runOne(services, work);
    },
  };
}

/**
 * Runs work in order. A failing piece does not block the others.
 * @throws the failures, after all pieces have run
 */
export async function runInOrder(services: Services, work: readonly DueWork[]): Promise<void> {
  await forEachOne(work, async (piece) => {
    try {
      await runOne(services, piece);
    } catch (error) {
      services.log.error({ err: error, work: piece.name }, 'recurring work failed');
      throw error;
    }
  });
}

const runOne = (services: Services, { run, batch = BATCH }: DueWork) => run(services, batch);

function repeat(services: Services, { everyMs, work }: Lane): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = runInOrder(services, work)
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
