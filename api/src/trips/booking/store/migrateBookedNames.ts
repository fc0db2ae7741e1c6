import { FALLBACK_LOCALE, isPersonName, repairedName } from '@wayfare/shared';
import { translator } from '../../../basics/language/translate.js';
import type { RewrittenPage } from '../../../platform/crud/rewriteTexts.js';
import type { SearchPage } from '../../../platform/crud/rewriteSearch.js';
import type { TripsServices } from '../../services.js';

const MIGRATION = 'names in bookings and payouts';
/** How many records are read at once. */
const BATCH = 500;

/** Rewrites the names in one page of records. */
type RewriteNames = (
  rewrite: (name: string, field: string) => string,
  page: SearchPage,
) => Promise<RewrittenPage | null>;

/**
 * At the first start, removes from the names that bookings and payout requests have copied what the rules
 * accept no longer (rule 5.27), as from those of accounts. Safe to interrupt and to run in several processes
 * at once: a clean name stays.
 */
export async function migrateBookedNames({
  db,
  clock,
  log,
  config,
}: Pick<TripsServices, 'db' | 'clock' | 'log' | 'config'>): Promise<void> {
  if (await db.migrations.isDone(MIGRATION)) return;
  const locale = (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const translate = await translator(locale, { db, config });
  const rewrite = (name: string, field: string) => {
    if (isPersonName(name)) return name;
    return repairedName(name) || translate(field === 'customer_name' ? 'usertype_rider' : 'usertype_driver');
  };
  const cleaned =
    (await rewriteAll(db.bookings.rewriteNames, rewrite)) +
    (await rewriteAll(db.withdraws.rewriteNames, rewrite));
  await db.migrations.recordDone(MIGRATION, clock.now());
  if (cleaned > 0) log.info({ cleaned }, 'copied names with links or invisible characters were cleaned');
}

/** Rewrites page by page. Returns how many records were written. */
async function rewriteAll(
  rewriteNames: RewriteNames,
  rewrite: (name: string, field: string) => string,
): Promise<number> {
  let [after, written] = ['', 0];
  for (;;) {
    const page = await rewriteNames(rewrite, { after, limit: BATCH });
    if (!page) return written;
    after = page.last;
    written += page.written;
  }
}
