import {
  type Actor,
  type EarnedQuery,
  type EarnedReport,
  type EarnedSums,
  earnedRows,
  earnedSumsOf,
  zonedDay,
} from '@wayfare/shared';
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
  const shown = <Sums extends EarnedSums>(sums: Sums): Sums => (fleetadmin ? withoutBusiness(sums) : sums);
  return {
    start,
    end,
    timeZone,
    rows: earnedRows(sources, query).map(shown),
    sum: shown(earnedSumsOf(sources) as EarnedSums),
  };
}

/** Sums as fleet admins see them. */
function withoutBusiness<Sums extends EarnedSums>(sums: Sums): Sums {
  const { convenienceFee: _fee, discount: _discount, profit: _profit, ...rest } = sums;
  return rest as Sums;
}
