import { medianOf, type ShiftOutcome, type WhatIfInput, type WhatIfResult } from '@wayfare/shared';
import { answerModel } from './answers.js';
import { approachKm, paceOf } from './pace.js';
import type { ChangedRules, RecordedShift } from './recordedShift.js';
import { runShift, type ServedTrip } from './runShift.js';

/** How often each variant is run: chance decides about single trips. */
const RUNS = 5;
const SECOND_MS = 1_000;

/** The part of a result that the model computes. */
export type Comparison = Omit<WhatIfResult, keyof WhatIfInput | 'before'>;

/**
 * Runs a shift several times with the rules of that time, and with changed ones. Both variants meet the same
 * chances: what differs comes from the rules. `turn` is called often, with the number of runs that are done,
 * so that other work gets a turn.
 */
export async function compareShift(
  shift: RecordedShift,
  changes: ChangedRules,
  turn: (done: number, total: number) => Promise<void>,
): Promise<Comparison> {
  const drivers = new Map(shift.drivers.map((driver) => [driver.id, driver]));
  const answers = answerModel(shift.trips.flatMap(({ offers }) => offers));
  const pace = paceOf(shift.trips, drivers);

  async function run(index: number, rules: ChangedRules): Promise<ServedTrip[]> {
    const seed = Math.floor(index / 2);
    const steps = runShift({ shift, answers, pace, changes: rules, seed });
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      await turn(index, 2 * RUNS);
    }
  }

  const [baselines, others]: [ServedTrip[][], ServedTrip[][]] = [[], []];
  for (let index = 0; index < 2 * RUNS; index += 2) {
    baselines.push(await run(index, {}));
    others.push(await run(index + 1, changes));
  }
  await turn(2 * RUNS, 2 * RUNS);

  const due = new Map(shift.trips.map((trip) => [trip.id, trip.dueAt]));
  const differences = others.map((served, index) => served.length - (baselines[index]?.length ?? 0));
  const [baseline, whatIf] = [outcomeOf(baselines, due), outcomeOf(others, due)];
  return {
    trips: shift.trips.length,
    drivers: shift.drivers.length,
    answers: answers.known,
    areAnswersAssumed: answers.isAssumed,
    runs: RUNS,
    real: realOutcome(shift, drivers),
    baseline,
    whatIf,
    gained: {
      median: whatIf.served - baseline.served,
      lowest: Math.min(...differences),
      highest: Math.max(...differences),
    },
    agreement: agreementOf(shift, baselines),
  };
}

const round = (numbers: readonly number[]) => Math.round(medianOf(numbers) ?? 0);

/**
 * The outcome of several runs: the median of the served trips, and all waiting times and distances together.
 */
function outcomeOf(runs: readonly (readonly ServedTrip[])[], due: ReadonlyMap<string, number>): ShiftOutcome {
  const all = runs.flat();
  return {
    served: round(runs.map(({ length }) => length)),
    ...spread(
      all.map(({ trip, at }) => secondsWaited(at, due.get(trip) ?? at)),
      all.map(({ pickupKm }) => pickupKm),
    ),
  };
}

function realOutcome({ trips }: RecordedShift, drivers: Parameters<typeof approachKm>[1]): ShiftOutcome {
  const served = trips.filter(({ accepted }) => accepted !== null);
  return {
    served: served.length,
    ...spread(
      served.map(({ accepted, dueAt }) => secondsWaited(accepted?.at ?? dueAt, dueAt)),
      served.flatMap((trip) => approachKm(trip, drivers) ?? []),
    ),
  };
}

const secondsWaited = (at: number, dueAt: number) => Math.max(0, at - dueAt) / SECOND_MS;

const spread = (waits: readonly number[], kms: readonly number[]): Omit<ShiftOutcome, 'served'> => ({
  waitMedian: medianOf(waits),
  waitP90: p90Of(waits),
  pickupMedian: medianOf(kms),
  pickupP90: p90Of(kms),
});

/** The smallest of the numbers that nine of ten do not exceed; null if there are none. */
function p90Of(numbers: readonly number[]): number | null {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.9) - 1] ?? null;
}

/** The part of the trips whose outcome in the runs is the real one, over all runs. */
function agreementOf({ trips }: RecordedShift, runs: readonly (readonly ServedTrip[])[]): number | null {
  if (trips.length === 0) return null;
  const right = runs.map((served) => {
    const ids = new Set(served.map(({ trip }) => trip));
    return trips.filter(({ id, accepted }) => ids.has(id) === (accepted !== null)).length;
  });
  return right.reduce((sum, count) => sum + count, 0) / (runs.length * trips.length);
}
