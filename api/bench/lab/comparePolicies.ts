import { leastEmptyMeters } from './bound.js';
import { drawDay } from './demand.js';
import { isServed, type Measure, measureDay, measureNames } from './measures.js';
import type { LabPolicy } from './policies.js';
import type { RecordedDemand } from './recordedDemand.js';
import { runDay } from './runDay.js';
import { type Estimate, estimate } from './statistics.js';
import type { LabStreets } from './streets.js';

/** How a policy did on the same days as the others. */
export interface PolicyResult {
  key: string;
  title: string;
  measures: Record<Measure, Estimate>;
  /** Each measure divided by that of the first policy on the same day. */
  ratios: Record<Measure, Estimate>;
  /** Empty driving divided by the least that the same trips need. */
  toBound: Estimate;
}

/** How the policies did with one number of drivers. */
export interface FleetResult {
  drivers: number;
  trips: number;
  seeds: number;
  policies: PolicyResult[];
  /** The least empty driving for the trips that the first policy served, divided by what it drove. */
  bound: Estimate;
  /** Virtual time divided by real time, over all days. */
  timesFaster: number;
}

/** A day of one policy. */
interface Measured {
  measures: Record<Measure, number>;
  toBound: number;
}

const DAY_MS = 24 * 3_600_000;

/** Runs all policies on the same days, one day for each seed, and compares each with the first. */
export async function comparePolicies(
  demand: RecordedDemand,
  { drivers, seeds, policies }: { drivers: number; seeds: readonly number[]; policies: readonly LabPolicy[] },
  streets: LabStreets,
  progress: (done: number, total: number) => void = () => undefined,
): Promise<FleetResult> {
  const days: Measured[][] = [];
  const total = seeds.length * policies.length;
  let ran = 0;
  for (const [number, seed] of seeds.entries()) {
    const day = drawDay(demand, { drivers, seed }, streets);
    const measured: Measured[] = [];
    for (const policy of policies) {
      progress(number * policies.length + measured.length, total);
      const began = performance.now();
      const outcome = await runDay(day, policy, streets);
      ran += performance.now() - began;
      const trips = outcome.trips.filter(isServed).map(({ trip }) => trip);
      const driven = outcome.drivers.reduce((sum, { emptyMeters }) => sum + emptyMeters, 0);
      const toBound = driven / leastEmptyMeters(day, trips, streets, policy.standIns);
      measured.push({ measures: measureDay(outcome), toBound });
    }
    days.push(measured);
  }
  progress(total, total);
  return {
    drivers,
    trips: demand.rides.length,
    seeds: seeds.length,
    policies: policies.map(({ key, title }, index) => ({ key, title, ...resultOf(days, index) })),
    bound: estimate(days.map((measured) => 1 / (measured[0] as Measured).toBound)),
    timesFaster: (total * DAY_MS) / ran,
  };
}

function resultOf(days: readonly Measured[][], index: number): Omit<PolicyResult, 'key' | 'title'> {
  const own = days.map((measured) => measured[index] as Measured);
  const first = days.map((measured) => measured[0] as Measured);
  const byMeasure = (of: (measure: Measure) => readonly number[]) =>
    Object.fromEntries(measureNames.map((measure) => [measure, estimate(of(measure))])) as Record<
      Measure,
      Estimate
    >;
  return {
    measures: byMeasure((measure) => own.map(({ measures }) => measures[measure])),
    ratios: byMeasure((measure) =>
      own.map(({ measures }, day) => measures[measure] / (first[day] as Measured).measures[measure]),
    ),
    toBound: estimate(own.map(({ toBound }) => toBound)),
  };
}
