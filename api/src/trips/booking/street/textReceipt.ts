import {
  type Actor,
  conflict,
  earnedStatuses,
  invalid,
  type ReceiptPhoneInput,
  rulesOf,
} from '@wayfare/shared';
import { storedMobile } from '../../../people/user/storedMobile.js';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import { findDrivenBooking } from '../findBooking.js';
import { textGuest } from '../guest/notifyGuest.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend } from '../transition.js';

/** The effect that texts a passenger without an account the receipt. */
const receiptText: Effect = { key: 'paid:text', kind: 'textReceipt', data: {} };

/**
 * The driver enters where a passenger without an account gets the receipt: it is texted once the trip is
 * paid. Each trip has one number, so that it cannot be used to text many.
 * @throws wrong_state (409) for trips of riders, and once the trip is closed; receipt_no_texts (409) without
 *   an SMS service; receipt_phone_given (409) for another number; mobile_no_blank_error (400) for an
 *   impossible one
 */
export async function giveReceiptPhone(
  actor: Actor,
  id: string,
  { phone }: ReceiptPhoneInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  if (rulesOf(booking).hasRider) throw conflict();
  if (!services.sms) throw conflict('receipt_no_texts');
  const number = await storedMobile(phone, services);
  if (number === null) throw invalid('mobile_no_blank_error', { phone: 'mobile_no_blank_error' });
  if (booking.customer_contact === number) return booking;
  if (booking.customer_contact) throw conflict('receipt_phone_given');
  if (booking.status === 'COMPLETE' || booking.status === 'CANCELLED') throw conflict();
  const effects = booking.status === 'PAID' ? [receiptText] : [];
  return amend(booking, { customer_contact: number }, { effects }, services);
}

/** The effects that give a passenger without an account the receipt of the trip that is paid now. */
export const receiptTextOf = ({
  customer_contact: phone,
}: Pick<StoredBooking, 'customer_contact'>): Effect[] => (phone ? [receiptText] : []);

/** Texts the link of a paid trip, whose page has the receipt. */
export async function textReceipt(booking: StoredBooking, services: TripsServices): Promise<void> {
  if (earnedStatuses.includes(booking.status))
    await textGuest(booking, { id: 'receipt', text: 'sms_street_receipt' }, services);
}
