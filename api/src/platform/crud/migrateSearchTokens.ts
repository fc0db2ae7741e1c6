import { migrationProgress } from '../database/migrationProgress.js';
import type { SearchPage } from './rewriteSearch.js';
import type { PlatformServices } from '../services.js';

/** How many records get their tokens in one write. */
const BATCH = 500;

/**
 * Computes the search tokens of all records of a collection again, once, at the first start of a version that
 * computes them differently. Safe to interrupt and to run in several processes at once.
 * @param collection the records in English, such as `users`: names the migration and its log line
 * @param rewriteSearch computes the tokens of one page of records; returns the last id, or null at the end
 */
export async function migrateSearchTokens(
  collection: string,
  rewriteSearch: (page: SearchPage) => Promise<string | null>,
  { db, clock, log }: Pick<PlatformServices, 'db' | 'clock' | 'log'>,
): Promise<void> {
  const migration = `${collection} by folded words`;
  if (await db.migrations.isDone(migration)) return;
  const report = migrationProgress(migration, log);
  let batches = 0;
  for (let last: string | null = ''; last !== null; ) {
    last = await rewriteSearch({ after: last, limit: BATCH });
    if (last !== null) batches += 1;
    report(batches * BATCH);
  }
  await db.migrations.recordDone(migration, clock.now());
  if (batches > 0) log.info({ collection, batches }, 'records can be found without accents');
}
