import type { Caller, CallerTrip, Place, User } from '@wayfare/shared';
import { draftStops } from '@wayfare/web/booking';
import { emptyDraft, type RiderBookingDraft } from './bookingDraft.js';

/** The fields of a booking that another screen, such as the card of a caller, has already filled in. */
export interface StartedDraft {
  rider: Pick<Caller, 'id' | 'firstName' | 'lastName' | 'mobile'> & Partial<Pick<Caller, 'walletBalance'>>;
  pickup?: Place;
  drop?: Place;
  stops?: CallerTrip['stops'];
  carType?: string;
}

/** A booking for a number that no rider has yet. */
export interface StartedGuest {
  guestMobile: string;
}

/**
 * The draft to begin with, from the state that a link to the form carries; an empty one without a valid
 * state.
 */
export function draftFrom(state: unknown): RiderBookingDraft {
  if (typeof state !== 'object' || state === null || !('rider' in state)) return emptyDraft;
  const { rider, pickup, drop, stops, carType } = state as StartedDraft;
  return {
    ...emptyDraft,
    // The form shows their name and number and sends their id.
    rider: rider as User,
    pickup: pickup ?? null,
    drop: drop ?? null,
    stops: draftStops(stops),
    carType: carType ?? '',
  };
}

/** The number of a first-time caller, from the same state; null without one. */
export function guestMobileFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('guestMobile' in state)) return null;
  return String((state as StartedGuest).guestMobile);
}
