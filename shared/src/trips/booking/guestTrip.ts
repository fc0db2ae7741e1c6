import { z } from 'zod';
import { latLngSchema } from '../../basics/geo/geo.schema.js';
import { bookingInputSchema } from './booking.schema.js';
import { bookingStatuses } from './booking.status.js';
import { handoverWays } from './handover.js';
import { tripEtaSchema } from './tripEta.js';
import { followedVehicleSchema } from './tripShare.js';

/** A booking by someone who only proves a phone number. */
export const guestBookingInputSchema = z.object({
  verificationId: z.string().min(1).max(100),
  otp: z.string().max(20).default(''),
  booking: bookingInputSchema,
});

/** A guest's link to follow a booking, and its reference. */
export const guestBookingSchema = z.object({ reference: z.string(), url: z.string() });
export type GuestBooking = z.infer<typeof guestBookingSchema>;

/** A guest's own booking, as shown to everyone with its link. */
export const guestTripSchema = z.object({
  reference: z.string(),
  status: z.enum(bookingStatuses),
  pickup: z.string(),
  drop: z.string(),
  /** The addresses of the stops before the drop. */
  stops: z.array(z.string()).optional(),
  /** ms timestamp */
  tripdate: z.number().int(),
  /** The estimate, the price once it is known, or for a canceled trip the fee. */
  cost: z.number(),
  /** The driver's first name. */
  driver: z.string().nullable(),
  /** The number to call the driver, during the trip and shortly after it. */
  driverPhone: z.string().nullable(),
  vehicle: followedVehicleSchema.nullable(),
  position: latLngSchema.nullable(),
  eta: tripEtaSchema.nullable(),
  /** The code that the driver asks for at the pickup. */
  code: z.string().nullable(),
  canCancel: z.boolean(),
  /** The amount that the guest has to pay by card before the trip is dispatched; null if nothing is due. */
  due: z.number().nullable(),
  /** Who receives the parcel of a delivery at its drop. */
  recipient: z.string().nullable(),
  /** The code for handing the parcel over or, after that failed, taking it back. */
  handoverCode: z.string().nullable(),
  /** How the handover was proven. */
  proof: z.enum(handoverWays).nullable(),
  /** The parcel could not be handed over and goes back to the guest. */
  isReturned: z.boolean(),
});
export type GuestTrip = z.infer<typeof guestTripSchema>;
