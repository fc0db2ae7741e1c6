import { z } from 'zod';
import { latLngSchema } from './geo.schema.js';

/** The fields that a lookup adds to a suggested place (rule 3.40). */
export const foundPlaceSchema = z.object({
  coords: latLngSchema,
  placeDetails: z.object({ place_id: z.string(), name: z.string(), formatted_address: z.string() }),
});
export type FoundPlace = z.infer<typeof foundPlaceSchema>;

/** A place suggested for a typed text (rule 3.40), with its position and details once it is looked up. */
export const placeSuggestionSchema = z.object({
  description: z.string(),
  place_id: z.string(),
  structured_formatting: z.object({
    main_text: z.string(),
    secondary_text: z.string().optional(),
    main_text_matched_substrings: z
      .array(z.object({ offset: z.number().int(), length: z.number().int() }))
      .optional(),
  }),
  ...foundPlaceSchema.partial().shape,
});
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;
