import {
  type ChangeField,
  clocksDiffer,
  fullLoad,
  localTimeOf,
  parseLocalTime,
  type PaymentMode,
  type Place,
  type PresentedBooking,
  bookedStops,
  isStopDone,
  knowsDrop,
  dispatchStartsAt,
  placeOf,
  riderExtraOf,
  suggestedExtras,
  type TripNeed,
  type WantedChange,
} from '@wayfare/shared';
import equal from 'fast-deep-equal';
import { type DraftStop, draftStops } from '../booking/tripDraft.js';

/** The booking as its change form shows it. */
export interface ChangeDraft {
  /** The local time at the pickup or of the business, as a field for date and time has it. */
  when: string;
  pickup: Place | null;
  stops: DraftStop[];
  drop: Place | null;
  /** Null for a trip that is not by the hour. */
  hours: number | null;
  carType: string;
  /** Whom and what it takes. */
  passengers: number;
  luggage: number;
  needs: readonly TripNeed[];
  paymentMode: PaymentMode;
  promo: string;
  /** What its rider adds to the price in all. */
  riderExtra: number;
  note: string;
  name: string;
  phone: string;
}

/** The numbers of hours that a trip can be changed to: none unless it is by the hour. */
export function hourChoicesOf({ hire, status }: Pick<PresentedBooking, 'hire' | 'status'>): number[] {
  if (!hire) return [];
  const from = status === 'STARTED' ? hire.hours : Math.min(hire.minHours, hire.hours);
  const most = Math.max(hire.maxHours, hire.hours);
  return Array.from({ length: most - from + 1 }, (_, index) => from + index);
}

/**
 * The totals that a rider is offered to add to the price, from what they add now on: none before the search
 * for a driver begins and after it ends, and where the settings do not allow it. `now` is a ms timestamp.
 */
export function extraChoicesOf(booking: PresentedBooking, most: number, now: number): number[] {
  if (booking.status !== 'NEW' || dispatchStartsAt(booking) > now) return [];
  const extra = riderExtraOf(booking);
  const more = suggestedExtras({ price: booking.customer_paid, extra, most });
  return extra > 0 && more.length > 0 ? [extra, ...more] : more;
}

/** The stops that can still be changed: those behind the driver stay. */
const ahead = (stops: PresentedBooking['stops']) => bookedStops(stops).filter((stop) => !isStopDone(stop));

/** The form of a booking before anything is changed. */
export const changeDraftOf = (booking: PresentedBooking, timeZone: string): ChangeDraft => ({
  when: localTimeOf(booking.tripdate, timeZone),
  pickup: placeOf(booking.pickup),
  stops: draftStops(ahead(booking.stops)),
  drop: knowsDrop(booking) ? placeOf(booking.drop) : null,
  hours: booking.hire?.hours ?? null,
  carType: booking.carType,
  ...fullLoad(booking),
  paymentMode: booking.payment_mode,
  promo: '',
  riderExtra: riderExtraOf(booking),
  note: booking.pickUpInstructions ?? '',
  name: booking.customer_name,
  phone: booking.customer_contact ?? '',
});

/**
 * The change that a form asks for: what differs from the booking, of the fields that can be changed. Null
 * while a place or the time is missing; empty while nothing differs. `timeZone` is that of the booking,
 * `pickupZone` that of the pickup in the form: the clock time of a booking for later stays when its pickup
 * moves to another zone (rule 4.71).
 */
export function wantedOf(
  draft: ChangeDraft,
  booking: PresentedBooking,
  {
    fields,
    timeZone,
    pickupZone = timeZone,
  }: { fields: readonly ChangeField[]; timeZone: string; pickupZone?: string },
): WantedChange | null {
  const before = changeDraftOf(booking, timeZone);
  const { pickup, drop } = draft;
  const stops = draft.stops.map(({ place }) => place && placeOf(place));
  const tripdate = parseLocalTime(draft.when, pickupZone);
  const isMoved = booking.bookLater && clocksDiffer(booking.tripdate, timeZone, pickupZone);
  // A destination that is not known yet may stay so.
  if (!pickup || (!drop && before.drop) || tripdate === null) return null;
  if (stops.includes(null)) return null;
  const done = bookedStops(booking.stops).filter(isStopDone);
  const places = [...done.map(placeOf), ...stops.flatMap((place) => place ?? [])];
  const all: Record<ChangeField, [isChanged: boolean, wanted: WantedChange]> = {
    tripdate: [draft.when !== before.when || isMoved, { tripdate }],
    pickup: [!equal(placeOf(pickup), before.pickup), { pickup: placeOf(pickup) }],
    stops: [!equal(places, bookedStops(booking.stops).map(placeOf)), { stops: places }],
    drop: [drop !== null && !equal(placeOf(drop), before.drop), drop ? { drop: placeOf(drop) } : {}],
    hours: [draft.hours !== before.hours, draft.hours ? { hours: draft.hours } : {}],
    carType: [draft.carType !== before.carType, { carType: draft.carType }],
    passengers: [draft.passengers !== before.passengers, { passengers: draft.passengers }],
    luggage: [draft.luggage !== before.luggage, { luggage: draft.luggage }],
    needs: [!equal([...draft.needs].sort(), [...before.needs].sort()), { needs: [...draft.needs] }],
    payment_mode: [draft.paymentMode !== before.paymentMode, { payment_mode: draft.paymentMode }],
    promo: [draft.promo.trim() !== '', { promo: draft.promo.trim() }],
    riderExtra: [draft.riderExtra !== before.riderExtra, { riderExtra: draft.riderExtra }],
    pickUpInstructions: [draft.note.trim() !== before.note.trim(), { pickUpInstructions: draft.note.trim() }],
    customer_name: [draft.name.trim() !== before.name, { customer_name: draft.name.trim() }],
    customer_contact: [draft.phone.trim() !== before.phone, { customer_contact: draft.phone.trim() }],
  };
  return Object.assign(
    {},
    ...fields.flatMap((field) => (all[field][0] ? [all[field][1]] : [])),
  ) as WantedChange;
}
