import {
  type AppCategory,
  type BookingInput,
  type EstimateInput,
  parseLocalTime,
  type User,
} from '@wayfare/shared';
import { bookingInputOf, emptyTripDraft, returnOf, stopPlaces, type TripDraft } from '@wayfare/web/booking';

/** An admin's input so far for a rider's booking. */
export interface RiderBookingDraft extends TripDraft {
  rider: User | null;
  /** The rider does not say yet where to: a trip as directed. */
  isDropOpen: boolean;
  /** The driver to ask first, whom the caller named. */
  driver: User | null;
  /** The value of the browser's date field: a time at the pickup or of the business, without its zone. */
  when: string;
  /** The same for the way back of a return. */
  returnWhen: string;
}

export const emptyDraft: RiderBookingDraft = {
  ...emptyTripDraft,
  isDropOpen: false,
  rider: null,
  driver: null,
  when: '',
  returnWhen: '',
};

/** The kind of trip that a draft asks for; missing for an ordinary one. */
export function kindOf({ isDropOpen, hours }: Pick<RiderBookingDraft, 'isDropOpen' | 'hours'>) {
  if (hours) return { kind: 'hourly', hours } as const;
  return isDropOpen ? ({ kind: 'asDirected' } as const) : {};
}

/** A draft without what its kind of trip does not have. What was entered before stays in the form. */
function fitting(draft: RiderBookingDraft): RiderBookingDraft {
  if (draft.hours) return { ...draft, stops: [], back: null };
  return draft.isDropOpen ? { ...draft, drop: null, stops: [], back: null, paymentMode: 'cash' } : draft;
}

/**
 * The part of a draft that determines its price. `timeZone` is that of the way back: its price is asked for
 * once its time is known.
 */
export function tripOf(entered: RiderBookingDraft, timeZone: string): EstimateInput {
  const draft = fitting(entered);
  const returnAt = parseLocalTime(draft.returnWhen, timeZone);
  return {
    ...(draft.hours && kindOf(draft)),
    ...(draft.back !== null && (draft.back !== 'later' || returnAt) && returnOf({ ...draft, returnAt })),
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
  entered: RiderBookingDraft,
  category: AppCategory,
  timeZone: string,
): Partial<BookingInput> {
  const draft = { ...fitting(entered), returnAt: parseLocalTime(entered.returnWhen, timeZone) };
  const tripdate = parseLocalTime(draft.when, timeZone);
  return {
    ...bookingInputOf(draft, tripdate, category),
    ...kindOf(draft),
    customer: draft.rider?.id ?? null,
  };
}
