import type { Place } from '@wayfare/shared';
import { type DraftChanges, emptyTripDraft, type TripDraft, withChanges } from '@wayfare/web/booking';
import { useCallback, useState } from 'react';
import { useHydrated } from '../../frame/session/useHydrated.js';

/** The places of a trip. */
export type PlaceOfTrip = 'pickup' | 'drop';

/** The input so far. Kept while the tab is open, so that signing in does not lose it. */
export interface BookingDraft extends TripDraft {
  /** The place being chosen (rule 3.48). */
  selected: PlaceOfTrip;
  tripdate: number | null;
  /** The time zone in which it was typed; null for the business's. */
  zone: string | null;
}

export const emptyDraft: BookingDraft = { ...emptyTripDraft, selected: 'pickup', tripdate: null, zone: null };

const STORAGE_KEY = 'wayfare.booking';

function readStored(): BookingDraft {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    return text ? { ...emptyDraft, ...(JSON.parse(text) as Partial<BookingDraft>) } : emptyDraft;
  } catch {
    // No storage, or unknown data in it: start with an empty form.
    return emptyDraft;
  }
}

/** Keeps a form for the next time it is shown. */
export function storeDraft(draft: BookingDraft) {
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

/** The missing place of a trip: the one being chosen comes first. By the hour, it needs no drop. */
export function missingPlace({ pickup, drop, hours, selected }: BookingDraft): PlaceOfTrip | null {
  if (hours) return pickup ? null : 'pickup';
  const places = { pickup, drop };
  if (!places[selected]) return selected;
  return !pickup ? 'pickup' : !drop ? 'drop' : null;
}

export function useBookingDraft() {
  const isHydrated = useHydrated();
  const [draft, setDraft] = useState(() => (isHydrated ? readStored() : emptyDraft));
  // The server draws an empty form.
  const [isDrawnEmpty, setDrawnEmpty] = useState(!isHydrated);
  if (isDrawnEmpty && isHydrated) {
    setDrawnEmpty(false);
    setDraft(readStored());
  }
  const update = useCallback((next: (before: BookingDraft) => BookingDraft) => {
    setDraft((before) => {
      const after = next(before);
      storeDraft(after);
      return after;
    });
  }, []);
  const change = useCallback(
    (changes: DraftChanges<BookingDraft>) => update((before) => withChanges(before, changes)),
    [update],
  );
  // The coordinates of a place arrive shortly after it was chosen, and input from in between must be kept.
  const choosePlace = useCallback(
    (which: PlaceOfTrip, place: Place | null) => update((before) => withPlace(before, which, place)),
    [update],
  );
  const clear = useCallback(() => change(nextTrip(readStored())), [change]);
  return { draft, change, choosePlace, clear };
}
