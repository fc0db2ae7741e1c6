import { rewriteCopiedNames } from '../booking/store/rewriteCopiedNames.js';
import type { TripsServices } from '../services.js';

/** At the first start, cleans the names that the drivers' monthly reports have copied (rule 5.27). */
export const migrateReportedNames = (
  services: Pick<TripsServices, 'db' | 'clock' | 'log' | 'config'>,
): Promise<void> =>
  rewriteCopiedNames("names in drivers' reports", [services.db.earnings.rewriteNames], services);
