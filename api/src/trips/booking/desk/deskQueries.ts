import { cleanPhone, MOST_LUGGAGE, MOST_PASSENGERS, tripNeeds } from '@wayfare/shared';
import { z } from 'zod';

/** A phone number as telephone systems put it into an address: a plus as it is arrives as a space. */
export const phoneText = z
  .string()
  .max(100)
  .overwrite((text) => cleanPhone(text.replace(/^ (?=\d)/, '+')))
  .regex(/^(?:[\s+().\-/]*\d){4,20}\s*$/);

/** A coordinate in a query. */
export const degrees = (most: number) => z.coerce.number().min(-most).max(most);

/** Whom and what a trip takes, in a query: its needs with commas in between. */
export const loadQuery = {
  passengers: z.coerce.number().int().min(1).max(MOST_PASSENGERS).optional(),
  luggage: z.coerce.number().int().min(0).max(MOST_LUGGAGE).optional(),
  needs: z
    .string()
    .max(100)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(tripNeeds)).max(tripNeeds.length))
    .optional(),
};

/** A pickup, and a car type if one is chosen. */
export const pickupQuery = z.object({
  lat: degrees(90),
  lng: degrees(180),
  carType: z.string().max(100).optional(),
  ...loadQuery,
});
