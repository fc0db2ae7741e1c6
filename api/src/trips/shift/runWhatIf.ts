import {
  dispatchRulesOf,
  type DriverSample,
  invalid,
  PERIOD_MS,
  periodOf,
  SHIFT_AT_MOST_MS,
  type WhatIfInput,
  type WhatIfResult,
} from '@wayfare/shared';
import type { Report } from '../../platform/run/longWork.js';
import type { TripsServices } from '../services.js';
import { choiceOf } from './choiceOf.js';
import type { RecordedDriver, RecordedShift, RulesAt } from './model/recordedShift.js';
import { compareShift } from './model/whatIf.js';
import type { ShiftPeriod } from './shiftPeriod.repository.js';
import { recordedTrip } from './waitedTrip.js';

/** The largest shift that is computed: trips, and ten-minute periods of all drivers together. */
const TRIPS_AT_MOST = 5_000;
const DRIVER_PERIODS_AT_MOST = 40_000;
/** Trips of the end of a shift may wait for a driver until then, in ms. */
const AFTER_MS = 45 * 60_000;

/**
 * @throws validation_error (400) for an empty or too long shift; shift_not_recorded, shift_too_large (400)
 */
export async function requireComputable(
  { from, to }: WhatIfInput,
  { db }: Pick<TripsServices, 'db'>,
): Promise<void> {
  if (to <= from) throw invalid('validation_error', { to: 'validation_error' });
  if (to - from > SHIFT_AT_MOST_MS) throw invalid('validation_error', { from: 'validation_error' });
  if ((await db.shiftPeriods.between(periodOf(from), to)).length === 0) throw invalid('shift_not_recorded');
  if (
    (await db.driverTracks.countBetween(periodOf(from), to + AFTER_MS, DRIVER_PERIODS_AT_MOST + 1)) >
    DRIVER_PERIODS_AT_MOST
  )
    throw invalid('shift_too_large');
  if ((await db.bookings.waitedBetween(from, to, TRIPS_AT_MOST + 1)).length > TRIPS_AT_MOST)
    throw invalid('shift_too_large');
}

/**
 * Computes the results that a recorded shift would have had with other settings of dispatch. Changes nothing.
 */
export async function runWhatIf(
  input: WhatIfInput,
  report: Report,
  { db }: Pick<TripsServices, 'db'>,
): Promise<WhatIfResult> {
  const { from, to, ...choice } = input;
  const settings = await db.settings.settings();
  const periods = await db.shiftPeriods.between(periodOf(from), to + AFTER_MS);
  const shift: RecordedShift = {
    from,
    to,
    trips: (await db.bookings.waitedBetween(from, to, TRIPS_AT_MOST))
      .map(recordedTrip)
      .filter(({ askedAt }) => askedAt >= from && askedAt < to),
    drivers: await driversOf({ from, to }, db, report),
    rulesAt: rulesAt(periods),
  };
  const { matchSeconds, ...others } = choice;
  const rules = {
    ...dispatchRulesOf({ ...settings, ...others }),
    ...(matchSeconds !== undefined && { matchMs: matchSeconds * 1_000 }),
  };
  const before = choiceOf(
    periods.findLast((period) => period.from < to),
    settings,
  );
  return { ...input, before, ...(await compareShift(shift, rules, report)) };
}

/** The drivers of a shift. They are read period by period, so that other requests get a turn. */
async function driversOf(
  { from, to }: { from: number; to: number },
  db: TripsServices['db'],
  report: Report,
): Promise<RecordedDriver[]> {
  const drivers = new Map<string, RecordedDriver & { samples: DriverSample[] }>();
  for (let start = periodOf(from); start < to + AFTER_MS; start += PERIOD_MS) {
    for (const track of await db.driverTracks.between(start, start + PERIOD_MS, DRIVER_PERIODS_AT_MOST)) {
      const { driver: id, carType, needs, samples } = track;
      const known = drivers.get(id) ?? { id, carType, needs, samples: [] };
      if (carType !== null) Object.assign(known, { carType, needs });
      known.samples.push(...samples);
      drivers.set(id, known);
    }
    await report(0, 0);
  }
  return [...drivers.values()];
}

/** The rules of the latest recorded period before a time, or of the first one. */
function rulesAt(periods: readonly ShiftPeriod[]): RulesAt {
  const rules = periods.map(({ from, settings }) => ({
    from,
    rules: {
      ...dispatchRulesOf(settings),
      matchMs: (settings.matchSeconds ?? 0) * 1_000,
      negativeBalance: settings.negativeBalance,
      standIns: new Map((settings.standIns ?? []).map(({ carType, by }) => [carType, by])),
    },
  }));
  return (at) => {
    const found = rules.findLast(({ from }) => from <= at) ?? rules[0];
    if (!found) throw new Error('a shift without a recorded period has no rules');
    return found.rules;
  };
}
