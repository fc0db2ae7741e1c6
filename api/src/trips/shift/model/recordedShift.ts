import type { DispatchRules, DriverSample, LatLng, NamedStandIn, TripLoad, TripNeed } from '@wayfare/shared';
import type { PastOffer } from '../../booking/offers/endedOffers.js';

/** A trip that waited for a driver, as it is recorded. Times are ms timestamps. */
export interface RecordedTrip {
  id: string;
  pickup: LatLng;
  drop: LatLng;
  carType: string | null;
  /** Whom and what it takes, and what it needs. */
  load: TripLoad;
  /** When dispatch began to look for a driver. */
  askedAt: number;
  /** When the driver was wanted: waiting counts from then. */
  dueAt: number;
  /** When it would have been over without a driver: its rider canceled, or it was overdue. */
  leftAt: number;
  accepted: { at: number; driver: string } | null;
  arrivedAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  /** When it was canceled after a driver had accepted it. */
  canceledAt: number | null;
  /** How long the ride was expected to take, in seconds. */
  estimateSeconds: number;
  offers: readonly PastOffer[];
}

/** A driver of the shift, with samples in order. */
export interface RecordedDriver {
  id: string;
  carType: string | null;
  /** What they offered to trips that need it. */
  needs: readonly TripNeed[];
  samples: readonly DriverSample[];
}

/** The rules of dispatch at a time. */
export type RulesAt = (at: number) => ModelRules;

/** The rules of dispatch in a run. */
export interface ModelRules extends DispatchRules {
  /** For how long trips are collected where drivers are scarce; 0 if they are not. */
  matchMs: number;
  negativeBalance: boolean;
  /** Which car types may stand in for which, by name. */
  standIns: ReadonlyMap<string, readonly NamedStandIn[]>;
}

/** Rules of a run that replace those of the time. */
export type ChangedRules = Partial<DispatchRules & Pick<ModelRules, 'matchMs'>>;

/** All that is recorded of a shift. Trips were asked for in [from, to). */
export interface RecordedShift {
  from: number;
  to: number;
  trips: readonly RecordedTrip[];
  drivers: readonly RecordedDriver[];
  rulesAt: RulesAt;
}
