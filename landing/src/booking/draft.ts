import type { BookingInput, Place } from '@wayfare/shared';
import { useCallback, useState } from 'react';

/** What has been filled in so far. Kept while the tab is open, so that signing in on the way loses nothing. */
export interface BookingDraft {
  pickup: Place | null;
  drop: Place | null;
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

/** The form after a trip was booked: it begins where that one began, with drop, car type and all else to be chosen (rule 4.54). */
export const nextTrip = ({ pickup }: BookingDraft): BookingDraft => ({ ...emptyDraft, pickup });

export function useBookingDraft() {
  const [draft, setDraft] = useState(stored);
  const change = useCallback((changes: Partial<BookingDraft>) => {
    setDraft((before) => {
      const after = { ...before, ...changes };
      store(after);
      return after;
    });
  }, []);
  const clear = useCallback(() => change(nextTrip(stored())), [change]);
  return { draft, change, clear };
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
