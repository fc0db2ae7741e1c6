import {
  type Caller,
  type CallerTrip,
  fullLoad,
  fullName,
  type Place,
  type TripLoad,
  type User,
} from '@wayfare/shared';
import { draftStops } from '@wayfare/web/booking';
import { emptyDraft, type RiderBookingDraft } from './bookingDraft.js';

/** The fields of a booking that another screen, such as the card of a caller, has already filled in. */
export interface StartedDraft extends TripLoad {
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
  const { rider, pickup, drop, stops, carType, ...load } = state as StartedDraft;
  return {
    ...emptyDraft,
    // The form shows their name and number and sends their id.
    rider: rider as User,
    pickup: pickup ?? null,
    drop: drop ?? null,
    stops: draftStops(stops),
    ...fullLoad(load),
    carType: carType ?? '',
  };
}

/** The form in which someone books for a caller. */
export const bookingFormOf = ({ usertype }: Pick<User, 'usertype'>) =>
  usertype === 'fleetadmin' ? '/callerbookings' : '/addbookings';

/** Who calls a fleet: its callers have no accounts. */
export interface FleetCaller {
  name: string;
  phone: string;
}
export const emptyCaller: FleetCaller = { name: '', phone: '' };

/** The same for a caller of a fleet, with the caller. */
export function callerDraftFrom(state: unknown): { caller: FleetCaller; draft: RiderBookingDraft } {
  const { rider, ...draft } = draftFrom(state);
  const caller = rider
    ? { name: fullName(rider), phone: rider.mobile ?? '' }
    : { name: '', phone: guestMobileFrom(state) ?? '' };
  return { caller, draft: { ...draft, rider: null } };
}

/** The number of a first-time caller, from the same state; null without one. */
export function guestMobileFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('guestMobile' in state)) return null;
  return String((state as StartedGuest).guestMobile);
}
