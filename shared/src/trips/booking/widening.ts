import type { Settings } from '../../basics/settings/settings.schema.js';
import { driverRadiusKm } from './eligibility.js';

/** How often the search for a trip's driver can be widened. */
export const MOST_WIDENED = 3;

/** How far from its pickup drivers are asked for a trip, in km. */
export const searchRadiusKm = (
  { widened }: { widened?: number | null | undefined },
  settings: Pick<Settings, 'driverRadius' | 'convert_to_mile'>,
): number => driverRadiusKm(settings) * 2 ** (widened ?? 0);
