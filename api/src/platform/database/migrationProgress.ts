import type { Logger } from 'pino';

/** How often a long migration reports its progress, in ms. */
const REPORT_MS = 10_000;

/**
 * Reports the progress of a migration in the log, every ten seconds: short ones report nothing.
 * @param migration its name among those that are done
 * @returns what is called with the number of records so far
 */
export function migrationProgress(migration: string, log: Logger): (records: number) => void {
  let last = performance.now();
  return (records) => {
    if (performance.now() - last < REPORT_MS) return;
    last = performance.now();
    log.info({ migration, records }, 'changing stored data');
  };
}
