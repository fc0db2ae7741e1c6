import type { AppCategory } from '../../basics/settings/publicSettings.schema.js';
import type { BookingStatus } from './booking.status.js';
import type { PaymentMode } from './farePayment.schema.js';

/** Statuses of a trip that has a driver who still needs the code for the start. */
export const startCodeStatuses: readonly BookingStatus[] = ['ACCEPTED', 'ARRIVED'];

/** What decides how a new trip is paid. */
interface NewTripPayment {
  category: AppCategory;
  mode: PaymentMode;
  /**
   * The rider books for themselves: nobody else can let a card be charged, and a wallet only with the rider's
   * code.
   */
  isForSelf: boolean;
  /** An amount is held on the rider's card. */
  holdsCard: boolean;
  /** The rider keeps a card at a provider, or a provider does not answer whether they do. */
  keepsCard: boolean;
}

/**
 * Whether the fare of a new trip is taken without an act of the rider after the trip: from the amount that
 * their card holds, from the card they keep, or from the wallet for a trip that staff booked: none of it was
 * an act of the rider. A delivery is paid before it starts, and proven by its handover. A rider who books
 * from their own wallet has chosen to pay with it, so its reserve needs no code.
 */
export const chargesByItself = (trip: NewTripPayment): boolean =>
  trip.category === 'taxi' && (takesFromCard(trip) || (trip.mode === 'wallet' && !trip.isForSelf));

const takesFromCard = ({ mode, isForSelf, holdsCard, keepsCard }: NewTripPayment): boolean =>
  mode === 'card' && isForSelf && (holdsCard || keepsCard);

/**
 * Whether a new trip has a code that its rider gives the driver at the start (rule 3.11): the setting asks
 * for one, or the fare is charged by itself, whatever the setting says.
 */
export const needsStartCode = (
  trip: NewTripPayment,
  { otp_secure: isAlwaysAsked }: { otp_secure: boolean },
): boolean => isAlwaysAsked || chargesByItself(trip);

/** The fields of a stored booking that decide what its code is for. */
interface CodedTrip {
  otp: string | false;
  payment_mode: PaymentMode;
  prepaid: boolean;
  booking_type_admin: boolean;
  apiKey?: string | null | undefined;
}

/**
 * Whether a trip may start without its code. That is possible only if the setting asks for none: then nobody
 * has shown that the rider was there, and the card is not charged until the rider pays (`paysByItself`).
 */
export const maySkipStartCode = (
  { otp, payment_mode: mode, prepaid, booking_type_admin: byAdmin, apiKey }: CodedTrip,
  { otp_secure: isAlwaysAsked }: { otp_secure: boolean },
): boolean => otp === false || (!isAlwaysAsked && mode === 'card' && !prepaid && !byAdmin && !apiKey);

/** Whether the fare of an ended trip may be taken without its rider: they gave the driver the code. */
export const paysByItself = ({ startProven }: { startProven?: boolean | null | undefined }): boolean =>
  startProven === true;
