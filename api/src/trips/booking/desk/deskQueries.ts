import { cleanPhone } from '@wayfare/shared';
import { z } from 'zod';

/** A phone number as telephone systems put it into an address: a plus as it is arrives as a space. */
export const phoneText = z
  .string()
  .max(100)
  .overwrite((text) => cleanPhone(text.replace(/^ (?=\d)/, '+')))
  .regex(/^(?:[\s+().\-/]*\d){4,20}\s*$/);

/** A coordinate in a query. */
export const degrees = (most: number) => z.coerce.number().min(-most).max(most);

/** A pickup, and a car type if one is chosen. */
export const pickupQuery = z.object({
  lat: degrees(90),
  lng: degrees(180),
  carType: z.string().max(100).optional(),
});
