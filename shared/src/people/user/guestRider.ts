import { z } from 'zod';
import { LONGEST_NAME, optionalNameSchema } from './personName.js';
import { mobileSchema, userSchema } from './user.schema.js';

/** Who a booking by phone is for. The last name may be empty: callers often say one name. */
export const guestRiderInputSchema = z.object({
  mobile: mobileSchema.min(1),
  firstName: userSchema.shape.firstName,
  lastName: optionalNameSchema(LONGEST_NAME).default(''),
});
export type GuestRiderInput = z.infer<typeof guestRiderInputSchema>;

/** The rider with a phone number, under the name they have. */
export const guestRiderSchema = z.object({
  id: userSchema.shape.id,
  firstName: z.string(),
  lastName: z.string(),
  mobile: z.string().nullable(),
});
export type GuestRider = z.infer<typeof guestRiderSchema>;
