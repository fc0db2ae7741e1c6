import { type OfKind, rulesOf } from '../booking/tripKind.js';

/** The facts about a booking that decide how its rider gets messages. */
export interface ChatReachFacts extends OfKind {
  /** Staff booked it for a caller. */
  booking_type_admin: boolean;
  /** The id of the API key of a partner, who booked it for a customer. */
  apiKey?: string | null | undefined;
}

/**
 * Whether a driver's messages are texted to the rider, with the link of the trip's page, on which they
 * answer: for callers and for the customers of partners. Guests get texts, too: they have a link from the
 * start.
 */
export const isTexted = ({ booking_type_admin, apiKey }: ChatReachFacts): boolean =>
  booking_type_admin || Boolean(apiKey);

/**
 * Whether no message of a driver reaches the rider: a partner's customer has no account, and gets the link
 * only by SMS. A passenger from the street sits in the car.
 */
export const isUnreachable = (
  { apiKey, kind }: Pick<ChatReachFacts, 'apiKey' | 'kind'>,
  hasSms: boolean,
): boolean => !rulesOf({ kind }).hasRider || (Boolean(apiKey) && !hasSms);
