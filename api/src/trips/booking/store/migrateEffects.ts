import type { TripsServices } from '../../services.js';
import type { EffectKind } from '../effects/effect.js';

const MIGRATION = 'effects that notify';
/** Kinds of effects by their names in earlier versions. */
const RENAMED: Readonly<Record<string, EffectKind>> = {
  tellOffered: 'notifyOffered',
  tellRecipient: 'notifyRecipient',
  tellGuest: 'notifyGuest',
};

/**
 * At the first start, renames effects that earlier versions left behind, so that they are carried out. Safe
 * to interrupt and to run in several processes at once.
 */
export async function migrateEffects({
  db,
  clock,
  log,
}: Pick<TripsServices, 'db' | 'clock' | 'log'>): Promise<void> {
  if (await db.migrations.isDone(MIGRATION)) return;
  let renamed = 0;
  for (const [before, kind] of Object.entries(RENAMED))
    renamed += await db.bookings.renameEffects(before, kind);
  await db.migrations.recordDone(MIGRATION, clock.now());
  if (renamed > 0) log.info({ renamed }, 'effects of earlier versions were renamed');
}
