import type { Tariff } from '../carType/carType.schema.js';
import { openGate, passGate, type TrackFix, type TrackGate } from '../tracking/trackGate.js';
import { calculateFare, type Fare, type FareUnits } from './fare.js';

/** Time between two positions further apart than this, in ms, is not shown by them: it is not charged. */
const MAX_UNSEEN_MS = 120_000;
/**
 * Distance between two positions further apart in time than this, in ms, is not charged: no tunnel is as
 * long.
 */
const MAX_UNSEEN_WAY_MS = 600_000;

/** What a meter shows. */
export interface MeterReading {
  km: number;
  seconds: number;
  fare: Fare;
}

/**
 * Reads the meter of a trip: the tariff on the time and the distance that its believed positions show.
 * Nothing else counts, so a trip cannot be made longer than it was driven by reporting its steps late, its
 * end far away, or positions that no car can have been at. The driver's screen and the API read the same
 * meter.
 * @param fixes the positions from the start to now, in order of time
 */
export function readMeter(fixes: readonly TrackFix[], tariff: Tariff, units: FareUnits): MeterReading {
  const { km, ms } = measure(fixes);
  const seconds = Math.floor(ms / 1000);
  return { km, seconds, fare: calculateFare({ tariff, distanceKm: km, seconds }, units) };
}

/**
 * The length of the believed path in km, in whole meters and without the noise of a device that stands still,
 * and its time in ms.
 */
function measure(fixes: readonly TrackFix[]): { km: number; ms: number } {
  let gate: TrackGate<TrackFix> = openGate;
  let [km, ms] = [0, 0];
  for (const fix of fixes) {
    const before = gate;
    const judged = passGate(before, fix);
    gate = judged.gate;
    if (!before.last || judged.passed.length === 0) continue;
    const gap = fix.at - before.last.at;
    if (gap <= MAX_UNSEEN_MS) ms += gap;
    if (gap <= MAX_UNSEEN_WAY_MS) km += gate.km - before.km;
  }
  return { km: Math.round(km * 1000) / 1000, ms };
}
