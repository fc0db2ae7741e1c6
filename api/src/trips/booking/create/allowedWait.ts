import { type EstimateInput, invalid } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';

/** @throws return_wait_long (400), with the field, for a longer wait than the settings allow */
export async function requireAllowedWait(
  { waitMinutes }: Pick<EstimateInput, 'waitMinutes'>,
  { db }: Pick<TripsServices, 'db'>,
): Promise<void> {
  if (waitMinutes && waitMinutes > (await db.settings.settings()).returnWaitMinutes)
    throw invalid('return_wait_long', { waitMinutes: 'return_wait_long' });
}
