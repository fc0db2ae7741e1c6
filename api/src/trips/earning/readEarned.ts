import {
  type Actor,
  type EarnedQuery,
  type EarnedRow,
  type EarnedReport,
  type EarnedSums,
  earnedRows,
  earnedSumsOf,
  zonedDay,
} from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { TripsServices } from '../services.js';

/**
 * What trips earned in a period, divided as asked: all for admins, and for a fleet admin the trips driven for
 * the own fleet, without what the business keeps.
 */
export async function readEarned(
  actor: Actor,
  query: EarnedQuery,
  { db }: TripsServices,
): Promise<EarnedReport> {
  const { timeZone } = await db.settings.settings();
  const start = zonedDay(query.from, timeZone).start;
  const { end } = zonedDay(query.until, timeZone);
  const fleetadmin = actor.usertype === 'fleetadmin' ? actor.uid : undefined;
  const sources = await db.earnedPeriods.addUp({ start, end, by: query.by, timeZone, fleetadmin });
  const shown = <Sums extends EarnedSums>(sums: Sums): Sums =>
    fleetadmin ? (onlyFields(sums, fleetFields) as Sums) : sums;
  return {
    start,
    end,
    timeZone,
    rows: earnedRows(sources, query).map(shown),
    sum: shown(earnedSumsOf(sources) as EarnedSums),
  };
}

/** What fleet admins see of earnings: nothing that the business keeps or gives. */
const fleetFields = [
  'from',
  'until',
  'value',
  'trips',
  'tripCost',
  'driverShare',
  'raises',
  'cash',
  'card',
  'wallet',
] as const satisfies readonly (keyof EarnedRow)[];
