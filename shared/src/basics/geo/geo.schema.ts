import { z } from 'zod';

/** A point on the globe in degrees. */
export const latLngSchema = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
export type LatLng = z.infer<typeof latLngSchema>;

/** Transliterated, an address gets longer. */
const MAX_OTHER_SCRIPT = 1_000;

/** A named place: a point and its human-readable address (rule 3.10). */
export const placeSchema = latLngSchema.extend({
  add: z.string().trim().min(1).max(300),
  /** The address once more in another script, for readers who cannot read the first (rule 4.94). */
  otherScript: z.string().trim().min(1).max(MAX_OTHER_SCRIPT).optional(),
});
export type Place = z.infer<typeof placeSchema>;
