import { bookingStartProblem, type ErrorKey, returnTimeProblem, type TranslationKey } from '@wayfare/shared';
import { bookingInputOf } from '@wayfare/web/booking';
import type { BookingDraft } from './draft.js';

/** What is missing or wrong in the booking form, by field. */
export interface FormProblems {
  pickup: boolean;
  drop: boolean;
  carType: boolean;
  /** Keys of the stops that have no place. */
  stops: readonly string[];
  /** Why the time of a Book Later trip cannot be booked. */
  when: ErrorKey | null;
  /** Why the time of the way back cannot be booked. */
  back: TranslationKey | null;
}

/**
 * Everything that is wrong in the form at once (rules 5.4, 5.6). Parcel details are entered in the next step.
 * @param now ms timestamp
 */
export function formProblems(draft: BookingDraft, now: number): FormProblems {
  const anywhere = { lat: 0, lng: 0, add: '-' };
  const { bookLater, tripdate } = bookingInputOf(draft, draft.tripdate, 'taxi');
  const timed = { pickup: anywhere, drop: anywhere, carType: '-', bookLater, tripdate };
  return {
    pickup: !draft.pickup,
    drop: !draft.drop && !draft.hours,
    carType: !draft.carType,
    stops: (draft.hours ? [] : draft.stops).filter(({ place }) => !place).map(({ key }) => key),
    when: bookingStartProblem(timed, { category: 'taxi', byAdmin: false, now }),
    back: backProblem(draft, now),
  };
}

function backProblem(draft: BookingDraft, now: number): TranslationKey | null {
  if (draft.back !== 'later' || draft.hours) return null;
  return draft.returnAt === null ? 'field_required' : returnTimeProblem(draft, now);
}

/** Whether the form can go on to the price. */
export const isComplete = ({ pickup, drop, carType, stops, when, back }: FormProblems): boolean =>
  !pickup && !drop && !carType && stops.length === 0 && when === null && back === null;

/** Checks the form as it is sent now. @returns when that was, as a ms timestamp */
export function checkForm(draft: BookingDraft): { at: number; isComplete: boolean } {
  const at = Date.now();
  return { at, isComplete: isComplete(formProblems(draft, at)) };
}
