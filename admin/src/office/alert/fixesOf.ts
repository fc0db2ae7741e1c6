import { type AlertKind, type BookingStatus, MOST_WIDENED, resolvableStatuses } from '@wayfare/shared';

/** A way for a dispatcher to help the trip of an alert. */
export type Fix = 'nearest' | 'widen' | 'raise' | 'call' | 'message' | 'cancel' | 'end';

/** The fixes that fit an alert of each kind. */
const fitting: Readonly<Record<AlertKind, readonly Fix[]>> = {
  series: ['call', 'message'],
  notInCar: ['end', 'call', 'message'],
  emergency: ['call', 'message', 'end'],
  late: ['nearest', 'widen', 'raise', 'call', 'message', 'cancel'],
  ahead: ['nearest', 'widen', 'raise', 'call', 'message', 'cancel'],
  plan: ['nearest', 'widen', 'raise', 'call', 'message', 'cancel'],
  pickup: ['nearest', 'call', 'message', 'cancel'],
  still: ['nearest', 'end', 'call', 'message', 'cancel'],
  stale: ['nearest', 'end', 'call', 'message', 'cancel'],
  offRoute: ['call', 'message', 'end'],
  payment: ['end', 'call', 'message'],
  capture: ['call', 'message'],
};

/**
 * Returns the fixes for an alert of a kind in its trip's current state. `dispatches` is true if auto dispatch
 * is on.
 */
export function fixesOf(
  kind: AlertKind,
  trip: { status: BookingStatus; widened?: number | null | undefined },
  dispatches: boolean,
): readonly Fix[] {
  const canWiden = dispatches && trip.status === 'NEW' && (trip.widened ?? 0) < MOST_WIDENED;
  return fitting[kind].filter((fix) => {
    if (fix === 'end') return resolvableStatuses.some((status) => status === trip.status);
    if (fix === 'raise') return trip.status === 'NEW';
    return fix !== 'widen' || canWiden;
  });
}
