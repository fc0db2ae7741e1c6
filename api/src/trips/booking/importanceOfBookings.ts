import { activeStatuses } from '@wayfare/shared';
import type { Importance } from '../../platform/overload/importance.js';

/**
 * How important a list of bookings is, by its query: drivers learn of their offers and trips from a list of
 * bookings under way, and riders of theirs. All other lists of bookings can wait.
 */
export function importanceOfBookings(query: unknown): Importance {
  const wanted = [statusesOf(query)].flat();
  const isUnderWay = wanted.length > 0 && wanted.every((status) => active.has(status));
  return isUnderWay ? 'first' : 'canWait';
}

const active: ReadonlySet<unknown> = new Set(activeStatuses);

/** The statuses in a list's filter; undefined if it is no filter, which is refused later. */
function statusesOf(query: unknown): unknown {
  const { filter } = query as { filter?: unknown };
  if (typeof filter !== 'string') return undefined;
  try {
    return (JSON.parse(filter) as { status?: unknown } | null)?.status;
  } catch {
    return undefined;
  }
}
