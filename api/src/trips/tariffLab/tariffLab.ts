import {
  invalid,
  TARIFF_LAB_LONGEST_MS,
  tariffComparison,
  type TariffLabInput,
  type TariffLabResult,
} from '@wayfare/shared';
import type { Report } from '../../platform/run/longWork.js';
import type { TripsServices } from '../services.js';

/** How many trips are read per batch. */
const BATCH = 200;

/** A draft of a car type's tariff, with the name its trips use. */
type NamedDraft = TariffLabInput['drafts'][number] & { name: string };

/**
 * The drafts with their car types' names. @throws validation_error (400) for an invalid period or an unknown
 * car type
 */
export async function comparableDrafts(
  { from, to, drafts }: TariffLabInput,
  { db }: Pick<TripsServices, 'db'>,
): Promise<NamedDraft[]> {
  if (to < from) throw invalid('validation_error', { to: 'validation_error' });
  if (to - from > TARIFF_LAB_LONGEST_MS) throw invalid('validation_error', { from: 'validation_error' });
  const known = new Map(
    (await db.carTypes.findMany(drafts.map(({ carType }) => carType))).map((one) => [one.id, one]),
  );
  return drafts.map(({ carType, tariff }) => {
    const live = known.get(carType);
    if (!live) throw invalid('validation_error', { drafts: 'validation_error' });
    const unit = tariff.distance_unit ?? live.distance_unit;
    return { carType, name: live.name, tariff: { ...tariff, ...(unit && { distance_unit: unit }) } };
  });
}

/** Computes what paid trips that ended in a period would have cost under draft tariffs. Changes nothing. */
export async function compareDrafts(
  { drafts, ...period }: Omit<TariffLabInput, 'drafts'> & { drafts: readonly NamedDraft[] },
  report: Report,
  { db, config }: Pick<TripsServices, 'db' | 'config'>,
): Promise<TariffLabResult> {
  const pricing = { ...(await db.settings.settings()), isAsEstimated: config.APP_CATEGORY === 'delivery' };
  const compared = drafts.map((draft) => ({ ...draft, sums: tariffComparison(draft.tariff, pricing) }));
  const byName = new Map(compared.map(({ name, sums }) => [name, sums]));
  const total = await db.bookings.countSettledBetween(period.from, period.to);
  let done = 0;
  for await (const trips of db.bookings.settledBetween(period.from, period.to, BATCH)) {
    for (const trip of trips) byName.get(trip.carType ?? '')?.add(trip);
    done += trips.length;
    await report(Math.min(done, total), total);
  }
  const carTypes = compared.map(({ sums, ...draft }) => ({ ...draft, comparison: sums.result() }));
  return { ...period, drafts: drafts.map(({ carType, tariff }) => ({ carType, tariff })), carTypes };
}
