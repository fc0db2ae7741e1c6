import {
  type AppCategory,
  type BookingInput,
  type EstimateInput,
  parseLocalTime,
  type User,
} from '@wayfare/shared';
import { bookingInputOf, emptyTripDraft, stopPlaces, type TripDraft } from '@wayfare/web/booking';

/** An admin's input so far for a rider's booking. */
export interface RiderBookingDraft extends TripDraft {
  rider: User | null;
  /** The driver to ask first, whom the caller named. */
  driver: User | null;
  /** The value of the browser's date field: a time of the business, without its zone. */
  when: string;
}

export const emptyDraft: RiderBookingDraft = { ...emptyTripDraft, rider: null, driver: null, when: '' };

/** The part of a draft that determines its price. */
export function tripOf(draft: TripDraft): EstimateInput {
  return {
    pickup: draft.pickup,
    drop: draft.drop,
    stops: stopPlaces(draft),
    carType: draft.carType || null,
    parcelTypeSelected: draft.parcelType ? { description: draft.parcelType } : null,
    optionSelected: draft.option ? { description: draft.option } : null,
  };
}

/** The booking request for a rider's draft. */
export function riderBookingOf(
  draft: RiderBookingDraft,
  category: AppCategory,
  timeZone: string,
): Partial<BookingInput> {
  const tripdate = parseLocalTime(draft.when, timeZone);
  return { ...bookingInputOf(draft, tripdate, category), customer: draft.rider?.id ?? null };
}
