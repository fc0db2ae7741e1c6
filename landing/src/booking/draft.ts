import type { BookingInput, Place } from '@wayfare/shared';
import { useCallback, useState } from 'react';

/** The places of a trip. */
export type PlaceOfTrip = 'pickup' | 'drop';

/** The input so far. Kept while the tab is open, so that signing in does not lose it. */
export interface BookingDraft {
  pickup: Place | null;
  drop: Place | null;
  /** The place being chosen (rule 3.48). */
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
    // No storage, or unknown data in it: start with an empty form.
    return emptyDraft;
  }
}

function store(draft: BookingDraft) {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Without storage, the form is lost on leaving the page, which is acceptable.
  }
}

/**
 * The form after a booking: it keeps the previous pickup, selected; drop, car type and everything else
 * must be chosen again (rule 4.54).
 */
export const nextTrip = ({ pickup }: BookingDraft): BookingDraft => ({ ...emptyDraft, pickup });

/** Sets or clears a place; once set, the missing place is next. */
export function withPlace(draft: BookingDraft, which: PlaceOfTrip, place: Place | null): BookingDraft {
  const other = which === 'pickup' ? 'drop' : 'pickup';
  return { ...draft, [which]: place, selected: place && !draft[other] ? other : which };
}

/** The missing place of a trip: the one being chosen comes first. */
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
  // The coordinates of a place arrive shortly after it was chosen: input from the meantime must be kept.
  const choosePlace = useCallback(
    (which: PlaceOfTrip, place: Place | null) => update((before) => withPlace(before, which, place)),
    [update],
  );
  const clear = useCallback(() => change(nextTrip(stored())), [change]);
  return { draft, change, choosePlace, clear };
}

/** The draft as an API request. */
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
