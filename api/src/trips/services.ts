import type { MoneyServices } from '../money/services.js';
import type { EffectHandlers } from './booking/effects/effectHandler.js';
import type { TripEtas } from './booking/eta/tripEtas.js';
import type { ApproachTimes } from './dispatch/approachTimes.js';
import type { LearnedSpeeds } from './dispatch/learnedSpeeds.js';
import type { PickupTimes } from './dispatch/pickupTimes.js';
import type { TripsRepositories } from './repositories.js';
import type { ShiftRecorder } from './shift/shiftRecorder.js';
import type { DeviceClocks } from './tracking/deviceClocks.js';
import type { LiveTrips } from './tracking/liveTrips.js';
import type { TripTracks } from './tracking/tripTracks.js';

/** Books, dispatches, drives, and pays for trips. */
export interface TripsServices extends MoneyServices {
  db: MoneyServices['db'] & TripsRepositories;
  /** Gives trips that have not begun the new name of a car type. */
  renameBookedCarType(from: string, to: string): Promise<void>;
  /** How many trips that have not begun are of a car type. */
  countBookedCarType(name: string): Promise<number>;
  /** How many recurring trips that go on are driven with a car type, by its id. */
  countCarTypeInSeries(id: string): Promise<number>;
  /** Drives the recurring trips of a car type with another, by their ids. Safe to repeat. */
  replaceCarTypeInSeries(id: string, other: string): Promise<void>;
  /** How many saved views of lists filter by a car type. */
  countCarTypeInViews(name: string): Promise<number>;
  /** Lets saved views that filter by a car type filter by another, or by its new name. Safe to repeat. */
  renameCarTypeInViews(from: string, to: string): Promise<void>;
  /** The handlers that carry out a booking's effects. */
  effectHandlers: EffectHandlers;
  /** How long drivers need from trip to trip. */
  approaches: ApproachTimes;
  /** What the business's own trips show about driving times. */
  learnedSpeeds: LearnedSpeeds;
  /** The driving times to pickups with which dispatch ranks drivers. */
  pickupTimes: PickupTimes;
  /** When drivers arrive. */
  etas: TripEtas;
  liveTrips: LiveTrips;
  tracks: TripTracks;
  deviceClocks: DeviceClocks;
  /** Records where drivers are, for the replay of shifts. */
  recorder: ShiftRecorder;
}
