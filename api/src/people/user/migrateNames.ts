import { FALLBACK_LOCALE, isPersonName, repairedName } from '@wayfare/shared';
import { translator } from '../../basics/language/translate.js';
import type { PeopleServices } from '../services.js';

const MIGRATION = 'names of people';
/** How many users are read at once. */
const BATCH = 500;

/**
 * At the first start, removes from stored names what the rules accept no longer (rule 5.27). A name of which
 * nothing is left becomes that of the role, until its owner enters another. Safe to interrupt and to run in
 * several processes at once.
 */
export async function migrateNames({
  db,
  clock,
  log,
  config,
}: Pick<PeopleServices, 'db' | 'clock' | 'log' | 'config'>): Promise<void> {
  if (await db.migrations.isDone(MIGRATION)) return;
  const locale = (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const translate = await translator(locale, { db, config });
  let [cleaned, last] = [0, ''];
  for (;;) {
    const batch = await db.users.namesAfter(last, BATCH);
    for (const { id, usertype, firstName, lastName } of batch) {
      const isLastKept = lastName === '' || isPersonName(lastName);
      if (isPersonName(firstName) && isLastKept) continue;
      await db.users.update(id, {
        firstName: repairedName(firstName) || translate(`usertype_${usertype}`),
        lastName: isLastKept ? lastName : repairedName(lastName),
      });
      cleaned += 1;
    }
    if (batch.length < BATCH) break;
    last = batch.at(-1)?.id ?? last;
  }
  await db.migrations.recordDone(MIGRATION, clock.now());
  if (cleaned > 0) log.info({ cleaned }, 'names with links or invisible characters were cleaned');
}
