import { z } from 'zod';
import { latLngSchema } from '../../basics/geo/geo.schema.js';
import { askedDriverSchema } from './override.js';
import { tripSearchSchema } from './tripSearch.schema.js';
import { bookingSchema } from './booking.schema.js';

/** Fields of every booking that only some roles see: see `bookingFields.ts`. */
const seenBySome = {
  convenience_fees: true,
  driver_share: true,
  otp: true,
  tariff: true,
  version: true,
} as const;

/** A booking as sent: the stored fields that a role may see, and those computed when it is read. */
export const presentedBookingSchema = bookingSchema.partial(seenBySome).extend({
  /**
   * For the driver it is offered to: when the offer ends, ms timestamp; null for an offer that an admin made.
   */
  offerExpiresAt: z.number().int().nullish(),
  /**
   * The driver finishes another trip first, and drives to the pickup when it ends; with an offer, that they
   * would.
   */
  finishingTrip: z.literal(true).optional(),
  /** For the rider and staff: where the driver is while on the way. */
  driver_location: latLngSchema.nullish(),
  /** For the rider of a trip that waits for a driver: how the search for one goes. */
  search: tripSearchSchema.optional(),
  /** For the rider of a reserved fare who chose another way of payment: when the wallet pays after all. */
  walletPaysAt: z.number().int().optional(),
  /** For admins: the drivers who have an open offer. */
  asked: z.array(askedDriverSchema).optional(),
  /** For admins: who raised the offer. */
  raisedByName: z.string().optional(),
  /** For the driver and admins: whether the trip has a code that the rider gives at the start. */
  otp_required: z.boolean().optional(),
  /**
   * For the driver: the trip may also start without the code; then its rider's card is not charged by itself.
   */
  otp_skippable: z.literal(true).optional(),
  /** For the driver: messages do not reach the rider, who can only be called. */
  chat_unreachable: z.literal(true).optional(),
  /** While the driver waits at the pickup: from when on they can report a no-show, ms timestamp. */
  noShowFrom: z.number().int().optional(),
  /** For the rider: the fee of the no-show can be disputed. */
  canDispute: z.literal(true).optional(),
  /** For the courier: the recipient's number is a relay number, which connects calls but no messages. */
  recipient_relayed: z.literal(true).optional(),
});
/** A booking in lists and exports, which leave out the line of its route. */
export const listedBookingSchema = presentedBookingSchema.partial({ coords: true });
export type PresentedBooking = z.infer<typeof presentedBookingSchema>;
