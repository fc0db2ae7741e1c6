import { z } from 'zod';
import { latLngSchema } from '../../basics/geo/geo.schema.js';
import { takenAtSchema } from './stepTime.js';

/*
 * Street trips: a driver starts one for a passenger who stops the car on the street.
 *
 * API: POST /bookings/:id/street driver, {lat, lng, at?}: starts it under an id that the device has chosen,
 * so that later steps and positions can wait for the network with it. The same request again returns the same
 * trip. 409 `kind_off` if the settings do not allow it, 409 `driver_busy`, `driver_in_debt`,
 * `document_expired` as for accepting. POST /bookings/:id/receipt-phone its driver, {phone}: where the
 * receipt is texted once the trip is paid. 409 `wrong_state` for other trips, and once it is closed.
 */

/** The id of a street trip, chosen by the device that starts it: a random UUID. */
export const streetTripIdSchema = z.uuid();

/** Where a street trip starts, and when, if a device without a network reports it later. */
export const streetTripInputSchema = latLngSchema.extend({ at: takenAtSchema });
export type StreetTripInput = z.infer<typeof streetTripInputSchema>;

/** Where a passenger without an account gets the receipt. */
export const receiptPhoneInputSchema = z.object({ phone: z.string().trim().min(1).max(30) });
export type ReceiptPhoneInput = z.infer<typeof receiptPhoneInputSchema>;
