import type { BookingInput, Place } from '@wayfare/shared';
import { useCallback, useState } from 'react';

/** The places of a trip. */
export type PlaceOfTrip = 'pickup' | 'drop';

/** What has been filled in so far. Kept while the tab is open, so that signing in on the way loses nothing. */
export interface BookingDraft {
  pickup: Place | null;
  drop: Place | null;
  /** Which of the places is being chosen (rule 3.48). */
  selected: PlaceOfTrip;
  carType: string;
  bookLater: boolean;
  tripdate: number | null;
  parcelType: string;
  option: string;
  deliveryPerson: string;
  deliveryPersonPhone: string;
  pickUpInstructions: string;
  deliveryInstructions: string;
}

export const emptyDraft: BookingDraft = {
  pickup: null,
  drop: null,
  selected: 'pickup',
  carType: '',
  bookLater: false,
  tripdate: null,
  parcelType: '',
  option: '',
  deliveryPerson: '',
  deliveryPersonPhone: '',
  pickUpInstructions: '',
  deliveryInstructions: '',
};

const STORAGE_KEY = 'wayfare.booking';

function stored(): BookingDraft {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    return text ? { ...emptyDraft, ...(JSON.parse(text) as Partial<BookingDraft>) } : emptyDraft;
  } catch {
    // No storage, or what is in it is not ours: begin with an empty form.
    return emptyDraft;
  }
}

function store(draft: BookingDraft) {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Without storage the form is lost on leaving the page, which is no reason to fail.
  }
}

/** The form after a trip was booked: it begins where that one began, with drop, car type and all else to be chosen, the pickup first (rule 4.54). */
export const nextTrip = ({ pickup }: BookingDraft): BookingDraft => ({ ...emptyDraft, pickup });

/** A place that was chosen, or taken away; once it is there, what is missing is next. */
export function withPlace(draft: BookingDraft, which: PlaceOfTrip, place: Place | null): BookingDraft {
  const other = which === 'pickup' ? 'drop' : 'pickup';
  return { ...draft, [which]: place, selected: place && !draft[other] ? other : which };
}

/** The place a trip lacks: the one being chosen before the other. */
export function missingPlace({ pickup, drop, selected }: BookingDraft): PlaceOfTrip | null {
  const places = { pickup, drop };
  if (!places[selected]) return selected;
  return !pickup ? 'pickup' : !drop ? 'drop' : null;
}

export function useBookingDraft() {
  const [draft, setDraft] = useState(stored);
  const update = useCallback((next: (before: BookingDraft) => BookingDraft) => {
    setDraft((before) => {
      const after = next(before);
      store(after);
      return after;
    });
  }, []);
  const change = useCallback(
    (changes: Partial<BookingDraft>) => update((before) => ({ ...before, ...changes })),
    [update],
  );
  // Where a place is becomes known a moment after it was chosen: whatever was filled in meanwhile stays.
  const choosePlace = useCallback(
    (which: PlaceOfTrip, place: Place | null) => update((before) => withPlace(before, which, place)),
    [update],
  );
  const clear = useCallback(() => change(nextTrip(stored())), [change]);
  return { draft, change, choosePlace, clear };
}

/** The draft as the API takes it. */
export function bookingInputOf(draft: BookingDraft, category: 'taxi' | 'delivery'): Partial<BookingInput> {
  const text = (value: string) => value.trim() || undefined;
  return {
    ...(draft.pickup ? { pickup: draft.pickup } : {}),
    ...(draft.drop ? { drop: draft.drop } : {}),
    ...(draft.carType ? { carType: draft.carType } : {}),
    bookLater: draft.bookLater,
    ...(draft.bookLater ? { tripdate: draft.tripdate } : {}),
    ...(category === 'delivery'
      ? {
          parcelTypeSelected: draft.parcelType ? { description: draft.parcelType } : undefined,
          optionSelected: draft.option ? { description: draft.option } : undefined,
          deliveryPerson: text(draft.deliveryPerson),
          deliveryPersonPhone: text(draft.deliveryPersonPhone),
          pickUpInstructions: text(draft.pickUpInstructions),
          deliveryInstructions: text(draft.deliveryInstructions),
        }
      : {}),
  };
}
