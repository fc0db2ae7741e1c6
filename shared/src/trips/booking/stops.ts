/*
 * Trips with several drops: a booking has up to four `stops`, in driving order, before its `drop`.
 *
 * The status stays STARTED between them. The driver confirms one after the other; the trip can end once each
 * is confirmed or, for a parcel, could not be handed over. Parcels that could not be handed over go back to
 * the sender: the delivery then ends there, and its drop becomes the last stop (`isDrop`).
 *
 * API (`:id` is the booking's id, `:index` counts its stops from 0): POST /bookings/:id/stops/:index/reach
 * its driver, {lat, lng, at?, handover_code?}. 409 `wrong_state` unless it is the next stop. POST
 * /bookings/:id/handover/fail with `stop`: about the next stop instead of the drop. The same for
 * `handover/resend` and `link`. POST /bookings/:id/reach 409 `stops_open` while a stop is open.
 */
import type { LatLng, Place } from '../../basics/geo/geo.schema.js';
import type { Handover } from './handover.js';

/** The most stops of a trip before its drop: five drops in all. */
export const MAX_STOPS = 4;

/** The fields that decide whether a stop still lies ahead. */
export interface StopProgress {
  reachedAt?: number | null | undefined;
  handover?: Pick<Handover, 'failure'> | null | undefined;
}

interface WithStops<Stop extends StopProgress = StopProgress> {
  stops?: readonly Stop[] | null | undefined;
}

/** Whether a stop lies behind the driver: confirmed, or its parcel could not be handed over. */
export const isStopDone = ({ reachedAt, handover }: StopProgress): boolean =>
  Boolean(reachedAt || handover?.failure);

/** When a stop was done, a ms timestamp; null while it lies ahead. */
export const stopDoneAt = ({
  reachedAt,
  handover,
}: StopProgress & { handover?: Pick<Handover, 'failure'> | null }) =>
  reachedAt ?? handover?.failure?.at ?? null;

/** The index of the next stop of a trip; null once only its end is left. */
export function nextStop({ stops }: WithStops): number | null {
  const index = stops?.findIndex((stop) => !isStopDone(stop)) ?? -1;
  return index === -1 ? null : index;
}

/**
 * Where a started trip is driven next: a stop, the drop, or back to the sender of a parcel that could not be
 * handed over.
 */
export function placeAhead<P extends LatLng, S extends LatLng & StopProgress>(
  trip: WithStops<S> & { pickup: P; drop: P; handover?: StopProgress['handover'] },
): P | S {
  const next = nextStop(trip);
  if (next !== null) return trip.stops?.[next] as S;
  return trip.handover?.failure ? trip.pickup : trip.drop;
}

/**
 * The points a drive passes on the way to a stop, without the stop itself; on the way to the end without an
 * index.
 */
export const pointsBefore = <S extends LatLng & StopProgress>({ stops }: WithStops<S>, index?: number): S[] =>
  (stops ?? []).slice(0, index).filter((stop) => !isStopDone(stop));

/**
 * A booking's stops before its drop, as booked: without the drop, which becomes one after a failed handover.
 */
export const bookedStops = <Stop extends { isDrop?: true | null | undefined }>(
  stops: readonly Stop[] | null | undefined,
): Stop[] => (stops ?? []).filter(({ isDrop }) => !isDrop);

/** How many drops a booking has: its stops and its drop. */
export const dropCount = ({
  stops,
}: {
  stops?: readonly { isDrop?: true | null | undefined }[] | null | undefined;
}): number => bookedStops(stops).length + 1;

/** A place as booked, without anything else. */
export const placeOf = ({ lat, lng, add, otherScript }: Place): Place => ({
  lat,
  lng,
  add,
  ...(otherScript && { otherScript }),
});

/** A list with one element moved to another index; the same list if there is no such index. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (to < 0 || to >= list.length || from === to) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)];
}
