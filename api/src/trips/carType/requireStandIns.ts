import { type CarTypeInput, invalid } from '@wayfare/shared';
import type { TripsServices } from '../services.js';

/**
 * Checks the car types that shall stand in for one (rule 4.82).
 * @throws validation_error (400) for the car type itself, and for one that does not exist
 */
export async function requireStandIns(
  id: string,
  { standIns }: Partial<Pick<CarTypeInput, 'standIns'>>,
  { db }: Pick<TripsServices, 'db'>,
): Promise<void> {
  const ids = (standIns ?? []).map(({ carType }) => carType);
  if (ids.length === 0) return;
  const known = await db.carTypes.findMany(ids, {});
  if (ids.includes(id) || known.length < ids.length)
    throw invalid('validation_error', { standIns: 'field_invalid' });
}
