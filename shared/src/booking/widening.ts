import { z } from 'zod';
import type { Settings } from '../settings/settings.schema.js';
import { driverRadiusKm } from './eligibility.js';

/** How often the search for a trip's driver can be widened. */
export const MOST_WIDENED = 3;

/** How often the search of a trip was widened; each time doubles its radius. */
export const widenedSchema = z.number().int().min(0).max(MOST_WIDENED);

/** `to` is how often the search has been widened afterward, so that a repeated request widens once. */
export const widenInputSchema = z.object({ to: widenedSchema.min(1) });
export type WidenInput = z.infer<typeof widenInputSchema>;

/** How far from its pickup drivers are asked for a trip, in km. */
export const searchRadiusKm = (
  { widened }: { widened?: number | null | undefined },
  settings: Pick<Settings, 'driverRadius' | 'convert_to_mile'>,
): number => driverRadiusKm(settings) * 2 ** (widened ?? 0);
