import { FALLBACK_LOCALE, isPersonName, repairedName } from '@wayfare/shared';
import { translator } from '../../../basics/language/translate.js';
import type { RewrittenPage } from '../../../platform/crud/rewriteTexts.js';
import type { SearchPage } from '../../../platform/crud/rewriteSearch.js';
import type { TripsServices } from '../../services.js';

/** How many records are read at once. */
const BATCH = 500;

/** Rewrites the names in one page of records. */
type RewriteNames = (
  rewrite: (name: string, field: string) => string,
  page: SearchPage,
) => Promise<RewrittenPage | null>;

/**
 * Once, removes from the names that records have copied from people what the rules accept no longer (rule
 * 5.27), as from those of accounts. `rewriters` rewrite the records of one type each. A name of which nothing
 * is left becomes that of the role, and a recipient's name becomes empty. Safe to interrupt and to run in
 * several processes at once: a clean name stays. `migration` names the work among those already done.
 */
export async function rewriteCopiedNames(
  migration: string,
  rewriters: readonly RewriteNames[],
  { db, clock, log, config }: Pick<TripsServices, 'db' | 'clock' | 'log' | 'config'>,
): Promise<void> {
  if (await db.migrations.isDone(migration)) return;
  const locale = (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const translate = await translator(locale, { db, config });
  const unnamed = (field: string) => {
    if (field.endsWith('deliveryPerson')) return '';
    return translate(field === 'customer_name' ? 'usertype_rider' : 'usertype_driver');
  };
  const rewrite = (name: string, field: string) =>
    isPersonName(name) ? name : repairedName(name) || unnamed(field);
  let cleaned = 0;
  for (const rewriteNames of rewriters) cleaned += await rewriteAll(rewriteNames, rewrite);
  await db.migrations.recordDone(migration, clock.now());
  if (cleaned > 0)
    log.info({ cleaned, migration }, 'copied names with links or invisible characters were cleaned');
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
