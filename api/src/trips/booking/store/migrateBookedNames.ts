import type { TripsServices } from '../../services.js';
import { rewriteCopiedNames } from './rewriteCopiedNames.js';

/** At the first start, cleans the names that bookings and payout requests have copied (rule 5.27). */
export const migrateBookedNames = (
  services: Pick<TripsServices, 'db' | 'clock' | 'log' | 'config'>,
): Promise<void> =>
  rewriteCopiedNames(
    'names in bookings with recipients, and in payouts',
    [services.db.bookings.rewriteNames, services.db.withdraws.rewriteNames],
    services,
  );
