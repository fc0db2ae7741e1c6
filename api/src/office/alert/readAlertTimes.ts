import { type AlertKind, alertKinds, type AlertTimes, medianOf } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';

/** From how many of the latest alerts of a kind the median is computed. */
const MEASURED_AT_MOST = 1_000;
/** How many open alerts of a kind are counted. */
const COUNTED_AT_MOST = 1_000;

/** How many alerts of each kind are open, and the median time to resolution since a time, a ms timestamp. */
export async function readAlertTimes(since: number, { db }: OfficeServices): Promise<AlertTimes> {
  const timesOf = async (kind: AlertKind) => {
    const [open, times] = await Promise.all([
      db.alerts.countOpen(kind, COUNTED_AT_MOST),
      db.alerts.timesOf(kind, since, MEASURED_AT_MOST),
    ]);
    return { kind, open, resolved: times.length, medianMs: medianOf(times) };
  };
  return { since, kinds: await Promise.all(alertKinds.map(timesOf)) };
}
