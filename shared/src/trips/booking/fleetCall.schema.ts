import { z } from 'zod';
import { namedSchema } from '../../people/user/personName.js';
import { bookingInputSchema } from './bookingRequest.schema.js';

/** A trip that a fleet admin books for a caller, who pays the driver in cash. */
export const fleetBookingInputSchema = bookingInputSchema
  .pick({
    pickup: true,
    drop: true,
    stops: true,
    carType: true,
    passengers: true,
    luggage: true,
    needs: true,
    bookLater: true,
    tripdate: true,
    pickUpInstructions: true,
  })
  .extend({
    caller: z.object({
      name: namedSchema(120),
      /** In any form in which people write numbers of the business's country. */
      phone: z.string().trim().min(1).max(30),
    }),
  });
export type FleetBookingInput = z.infer<typeof fleetBookingInputSchema>;
