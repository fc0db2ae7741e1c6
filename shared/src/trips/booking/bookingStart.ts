import type { ErrorKey } from '../../basics/errors/catalog.js';
import type { AppCategory } from '../../basics/settings/publicSettings.schema.js';
import type { Usertype } from '../../people/user/user.schema.js';
import type { Booking } from './booking.schema.js';
import type { BookingInput } from './bookingRequest.schema.js';
import type { PaymentMode } from './farePayment.schema.js';
import { MAX_STOPS } from './stops.js';
import { rulesOf } from './tripKind.js';

/** A Book Later trip starts at least this many ms after it is booked (rule 9.2). */
export const BOOK_LATER_LEAD_MS = 15 * 60_000;
/** … and at most this many ms: a year. */
export const BOOK_LATER_AHEAD_MS = 366 * 24 * 60 * 60_000;
/** How long before their time Book Later trips enter dispatch that store no lead time, in ms. */
export const DISPATCH_AHEAD_MS = 15 * 60_000;

const SUGGESTED_AHEAD_MS = 60 * 60_000;
const QUARTER_MS = 15 * 60_000;

/**
 * Seven or more digits with spaces and dashes, and an optional extension (rule 5.11). Every repetition
 * starts with a digit, so there is only one way to match, and hostile input cannot cause backtracking.
 */
const DELIVERY_PHONE = /^\+?\(?(?:\d[\s().-]*){6,}\d(?:\s*(?:x|ext\.?)\s*\d+)?$/i;

export const isDeliveryPhone = (phone: string) =>
  phone.length > 6 && phone.length <= 30 && DELIVERY_PHONE.test(phone);

/** Who may start a booking: riders for themselves, admins for a rider (rules 5.3, 2.18). */
export const mayBook = (usertype: Usertype) => usertype === 'rider' || usertype === 'admin';

/**
 * Everything a booking needs (rule 5.4). The rider, `customer`, is missing only from bookings by an admin.
 */
const choices = ['pickup', 'drop', 'carType', 'hours', 'returnAt', 'customer'] as const;

/** The first choice a booking lacks, or null (rule 5.4). */
export const missingChoice = (
  input: Partial<BookingInput>,
  { byAdmin }: { byAdmin: boolean },
): (typeof choices)[number] | null =>
  choices.find((choice) => isNeeded(choice, input, byAdmin) && !input[choice]) ?? null;

function isNeeded(choice: (typeof choices)[number], input: Partial<BookingInput>, byAdmin: boolean): boolean {
  if (choice === 'customer') return byAdmin;
  if (choice === 'hours') return rulesOf(input).fare === 'hours';
  if (choice === 'returnAt') return rulesOf(input).comesBack && !input.waitMinutes;
  return choice !== 'drop' || rulesOf(input).needsDrop;
}

/**
 * The fields of a request that its kind of trip does not allow: places of a trip that begins without a
 * destination, hours of one that is not booked by the hour, a way back of one that has none, or two, a way of
 * payment that needs an estimate, and a promo on an unknown price.
 */
export function unfitFields(input: Partial<BookingInput>): (keyof BookingInput)[] {
  const { needsDrop, mayNameDrop, paidBy, fare, comesBack } = rulesOf(input);
  const stops = (input.stops ?? []).length;
  const isUnfit = {
    drop: !mayNameDrop && Boolean(input.drop),
    // The place where the driver waits is a stop, too.
    stops: stops > (needsDrop ? MAX_STOPS - (input.waitMinutes ? 1 : 0) : 0),
    payment_mode: Boolean(input.payment_mode) && !paidBy.includes(input.payment_mode as PaymentMode),
    hours: fare !== 'hours' && Boolean(input.hours),
    waitMinutes: Boolean(input.waitMinutes) && !(comesBack && !input.returnAt),
    returnAt: Boolean(input.returnAt) && !comesBack,
    promo: fare === 'meter' && Boolean(input.promo?.trim()),
  };
  return (Object.keys(isUnfit) as (keyof typeof isUnfit)[]).filter((field) => isUnfit[field]);
}

/** When a trip enters dispatch, a ms timestamp (rule 4.89). */
export const dispatchStartsAt = ({
  bookLater,
  tripdate,
  leadSeconds,
}: Pick<Booking, 'bookLater' | 'tripdate' | 'leadSeconds'>): number => {
  if (!bookLater) return tripdate;
  return tripdate - (typeof leadSeconds === 'number' ? leadSeconds * 1000 : DISPATCH_AHEAD_MS);
};

/**
 * Whether no driver is looked for yet, because a Book Later trip is still far ahead. `now` is a ms timestamp.
 */
export const isScheduled = (
  trip: Pick<Booking, 'status' | 'bookLater' | 'tripdate' | 'leadSeconds'>,
  now: number,
): boolean => trip.status === 'NEW' && trip.bookLater && now < dispatchStartsAt(trip);

/**
 * The time a Book Later form starts with: an hour ahead, at the next quarter of an hour. `now` is a ms
 * timestamp.
 */
export const suggestedTripDate = (now: number): number =>
  Math.ceil((now + SUGGESTED_AHEAD_MS) / QUARTER_MS) * QUARTER_MS;

/**
 * The first 'Booking start' rule that a request breaks on its own, or null (rules 5.4, 5.6, 5.11).
 * Routes and drivers are looked up later. `now` is a ms timestamp.
 */
export function bookingStartProblem(
  input: Partial<BookingInput>,
  context: { category: AppCategory; byAdmin: boolean; now: number },
): ErrorKey | null {
  if (missingChoice(input, context)) return 'select_proper';
  if (unfitFields(input).length > 0) return 'not_of_kind';
  if (input.bookLater) {
    const ahead = (input.tripdate ?? 0) - context.now;
    if (!(ahead >= BOOK_LATER_LEAD_MS)) return 'past_booking_error';
    if (ahead > BOOK_LATER_AHEAD_MS) return 'far_booking_error';
  }
  if ((input.returnAt ?? 0) - context.now > BOOK_LATER_AHEAD_MS) return 'far_booking_error';
  if (context.category === 'delivery') {
    const recipients = [...(input.stops ?? []), input];
    if (!recipients.every((recipient) => isRecipient(recipient, context))) return 'deliveryDetailMissing';
  }
  return null;
}

/** The field that a problem of a request is about, with the problem; none for those about several. */
export function fieldOfProblem(problem: ErrorKey): Record<string, ErrorKey> {
  if (problem === 'past_booking_error' || problem === 'far_booking_error') return { tripdate: problem };
  return problem === 'deliveryDetailMissing' ? { deliveryPersonPhone: problem } : {};
}

/** Whether a recipient of a parcel can be called and, for bookings by admins, has a name. */
const isRecipient = (
  { deliveryPerson, deliveryPersonPhone }: Pick<BookingInput, 'deliveryPerson' | 'deliveryPersonPhone'>,
  { byAdmin }: { byAdmin: boolean },
): boolean =>
  isDeliveryPhone(deliveryPersonPhone?.trim() ?? '') && (!byAdmin || Boolean(deliveryPerson?.trim()));
