import { type CarRoom, lackingRoom, type TripLoad } from './tripLoad.js';

/** A car type, by its name, whose drivers may take trips of another one after a wait in seconds. */
export interface NamedStandIn extends CarRoom {
  carType: string;
  afterSeconds: number;
}

/** A car type, by its name, whose drivers may take a certain trip from a time on, a ms timestamp. */
export interface StandInFrom extends CarRoom {
  carType: string;
  from: number;
}

/** What a trip asks of cars at a time, a ms timestamp (rule 4.82). */
export interface CarRequest {
  /** The booked car type; null when any will do. */
  carType: string | null;
  /** The car types that may stand in for it. */
  standIns: readonly StandInFrom[];
  /** Whom and what it takes: a booked car type has room for it, one that stands in may not. */
  load?: TripLoad | undefined;
  at: number;
}

/** When the search for a trip's driver began: the trip was booked, and its dispatch due. ms timestamps. */
export const searchBeganAt = ({ bookedAt, dispatchAt }: { bookedAt: number; dispatchAt: number }): number =>
  Math.max(bookedAt, dispatchAt);

/** The stand-ins of a trip that waits since a time, a ms timestamp. */
export const standInsFrom = (standIns: readonly NamedStandIn[], since: number): StandInFrom[] =>
  standIns.map(({ afterSeconds, ...car }) => ({ ...car, from: since + afterSeconds * 1000 }));

/** The stand-ins of a car type, whatever they wait for. */
export const everyStandIn = (standIns: readonly NamedStandIn[]): StandInFrom[] =>
  standIns.map(({ afterSeconds: _wait, ...car }) => ({ ...car, from: 0 }));

/**
 * Whether a car of a type may take a trip: `now`, `later` once the trip has waited long enough, or `never`. A
 * type that stands in needs room for it.
 */
export function carServes(
  carType: string | null | undefined,
  request: CarRequest,
): 'now' | 'later' | 'never' {
  if (request.carType === null || carType === request.carType) return 'now';
  const standIn = request.standIns.find((one) => one.carType === carType);
  if (!standIn || lackingRoom(standIn, request.load ?? {})) return 'never';
  return request.at >= standIn.from ? 'now' : 'later';
}

/** When the next car type may stand in, a ms timestamp; null if all of them may already. */
export function nextStandInAt({ standIns, at }: Omit<CarRequest, 'carType'>): number | null {
  const later = standIns.map(({ from }) => from).filter((from) => from > at);
  return later.length > 0 ? Math.min(...later) : null;
}
